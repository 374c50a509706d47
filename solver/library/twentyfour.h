/* The program twentyfour on text in memory, for C99 and C++.
 *
 * A run takes the text of standard input, and gives what the program would print with the same
 * options, byte for byte, and its exit status: the manual, twentyfour(1), describes them. Cards among
 * the options are answered; --help and --version give their texts; --progress and TWENTYFOUR_KERNEL
 * do nothing. This program, score.c, says YES:
 *
 *   #include <stdio.h>
 *   #include <twentyfour.h>
 *   int main(void) {
 *     const char *options[] = {"--check=<answer>{}</answer>", NULL};
 *     const char lines[] = "5 5 5 1\t<answer>5*(5-1/5)</answer>\n";
 *     twentyfour_program *checker = twentyfour_new(options);
 *     if (checker == NULL) return 1;
 *     fputs(twentyfour_run(checker, lines, sizeof lines - 1)->output, stdout);
 *     twentyfour_free(checker);
 *   }
 *
 * cc score.c $(pkg-config --cflags --libs twentyfour) builds it, or in a project of CMake
 *   find_package(twentyfour 5 REQUIRED)
 *   target_link_libraries(score PRIVATE twentyfour::library)
 * The library does not touch standard input, output and error, signals, the locale or the
 * environment, writes no file, never ends the process, and leaves no thread behind; a short run
 * starts none. An object is for one thread at a time; several objects may run at once.
 *
 * In libtwentyfour.so.5 functions are added, and none changes; members are added at the end of
 * twentyfour_result. Answers change as CHANGELOG.md says under "Answers". */
#ifndef TWENTYFOUR_H
#define TWENTYFOUR_H

#include <stddef.h>

#if defined _WIN32 && defined TWENTYFOUR_BUILDS_LIBRARY
#define TWENTYFOUR_API __declspec(dllexport)
#elif defined __GNUC__ && !defined _WIN32
#define TWENTYFOUR_API __attribute__((visibility("default")))
#else
#define TWENTYFOUR_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct twentyfour_program twentyfour_program;

/* What a run has printed. It stays until the next run of the object, or twentyfour_free(). */
typedef struct twentyfour_result {
  const char *output; /* output_size bytes of standard output, and a zero after them */
  size_t output_size;
  const char *error; /* standard error: messages, or nothing */
  int status;        /* 0 done; 1 bad input, or too little memory; 2 wrong options */
} twentyfour_result;

/* Takes options, ended by NULL, without the name of the program. If they are wrong, every run says so,
 * with status 2. Returns NULL if there is too little memory. */
TWENTYFOUR_API twentyfour_program *twentyfour_new(const char *const *options);

/* Never returns NULL. From run to run an object keeps memory, and nothing that changes an answer. */
TWENTYFOUR_API const twentyfour_result *twentyfour_run(twentyfour_program *program,
                                                       const char *input, size_t input_size);
TWENTYFOUR_API void twentyfour_free(twentyfour_program *program);
TWENTYFOUR_API const char *twentyfour_version(void); /* as --version prints it */

#ifdef __cplusplus
}
#endif

#endif
