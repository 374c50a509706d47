/* Loads the shared library, runs it with threads, and unloads it, ten times: unloading LIBRARY */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "twentyfour.h"

static const char *const options[] = {"--all", "--input=lines", "--jobs=3", NULL};

static int fails(const char *what) {
  fprintf(stderr, "%s\n", what);
  return 1;
}

int main(int argc, char **argv) {
  static char hands[1 << 16];
  size_t size = 0;
  int i;
  if (argc != 2) return fails("usage: unloading LIBRARY");
  for (i = 0; i < 2000; ++i) size += (size_t)sprintf(hands + size, "3 7 %d %d\n", i % 97, i);
  for (i = 0; i < 10; ++i) {
    twentyfour_program *(*create)(const char *const *);
    const twentyfour_result *(*run)(twentyfour_program *, const char *, size_t);
    void (*destroy)(twentyfour_program *);
    void *const library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return fails(dlerror());
    *(void **)&create = dlsym(library, "twentyfour_new");
    *(void **)&run = dlsym(library, "twentyfour_run");
    *(void **)&destroy = dlsym(library, "twentyfour_free");
    twentyfour_program *const program = create(options);
    const twentyfour_result *const result = run(program, hands, size);
    if (result->status != 0 || result->output_size < 5000) return fails("the run has failed");
    destroy(program);
    if (dlclose(library) != 0) return fails(dlerror());
    if (dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD) != NULL) return fails("the library stays loaded");
  }
  return 0;
}
