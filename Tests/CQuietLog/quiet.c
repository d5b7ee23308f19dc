// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#include "quiet.h"

#include <stdlib.h>

// Many tests make conflicts, whose log nobody reads. A value that is set already stays.
__attribute__((constructor)) static void quoin_quiet_log(void) {
#ifdef _WIN32
  if (!getenv("QUOIN_LOG")) _putenv_s("QUOIN_LOG", "off");
#else
  setenv("QUOIN_LOG", "off", 0);
#endif
}
