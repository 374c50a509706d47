/* The program by its library, in C99: the same options, input, output, messages and status. While the
 * library runs, there is no standard input, output or error; a second run must come to the same. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef _WIN32
#include <io.h>
#include <windows.h>

#include <shellapi.h>
#else
#define O_BINARY 0
#define setmode(descriptor, mode) (void)(descriptor)
#endif

#include "twentyfour.h"

static char *copy_of(const char *text, size_t size) {
  char *const copy = malloc(size + 1);
  if (copy == NULL) exit(99);
  memcpy(copy, text, size);
  copy[size] = '\0';
  return copy;
}

static char *read_all(size_t *size) {
  char *text = NULL;
  size_t room = 0;
  size_t bytes;
  *size = 0;
  do {
    if (*size == room) text = realloc(text, room = 2 * room + 4096);
    if (text == NULL) exit(99);
    bytes = fread(text + *size, 1, room - *size, stdin);
    *size += bytes;
  } while (bytes > 0);
  return text;
}

/* The arguments in UTF-8. */
static char **arguments_of(char **argv) {
#ifdef _WIN32
  int count;
  int i;
  wchar_t **const wide = CommandLineToArgvW(GetCommandLineW(), &count);
  argv = calloc((size_t)count + 1, sizeof *argv);
  for (i = 0; i < count; ++i) {
    const int size = WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, NULL, 0, NULL, NULL);
    argv[i] = malloc((size_t)size);
    WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, argv[i], size, NULL, NULL);
  }
#endif
  return argv;
}

int main(int argc, char **argv) {
  size_t size;
  int descriptors[3];
  int i;
  (void)argc;
  for (i = 0; i < 3; ++i) setmode(i, O_BINARY);
  char *const input = read_all(&size);

  for (i = 0; i < 3; ++i) descriptors[i] = dup(i);
  for (i = 0; i < 3; ++i) close(i);
  twentyfour_program *const program = twentyfour_new((const char *const *)arguments_of(argv) + 1);
  if (program == NULL) return 98;
  const twentyfour_result first = *twentyfour_run(program, input, size);
  char *const output = copy_of(first.output, first.output_size);
  char *const error = copy_of(first.error, strlen(first.error));
  const twentyfour_result *const second = twentyfour_run(program, input, size);
  const int differs = second->output_size != first.output_size || second->status != first.status ||
                      memcmp(second->output, output, first.output_size) != 0 ||
                      strcmp(second->error, error) != 0 || second->output[second->output_size] != '\0';
  twentyfour_free(program);
  for (i = 0; i < 3; ++i) dup2(descriptors[i], i);
  for (i = 0; i < 3; ++i) close(descriptors[i]);

  fwrite(output, 1, first.output_size, stdout);
  fputs(error, stderr);
  free(output);
  free(error);
  free(input);
  return differs ? 97 : first.status;
}
