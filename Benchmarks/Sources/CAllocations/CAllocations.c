// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#include "CAllocations.h"

#include <stddef.h>

// The program's own `malloc` takes the place of the one of the C library, for the libraries it uses
// too, and passes each call on.

#if defined(__linux__)
#include <features.h>
#endif
#if defined(__GLIBC__)
extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count = 0;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

long quoin_allocations(void) { return count; }
#else
long quoin_allocations(void) { return -1; }
#endif
