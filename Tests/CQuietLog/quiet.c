// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#include "quiet.h"

#include <stdlib.h>

// Many tests make conflicts, whose log is not read. Tests of programmer errors run in processes that
// end with a crash; finding the lines of its calls in the program with all tests takes seconds, and
// only the message is compared. Values that are set already stay.
__attribute__((constructor)) static void quoin_quiet_log(void) {
#ifdef _WIN32
  if (!getenv("QUOIN_LOG")) _putenv_s("QUOIN_LOG", "off");
  if (!getenv("SWIFT_BACKTRACE")) _putenv_s("SWIFT_BACKTRACE", "enable=no");
#else
  setenv("QUOIN_LOG", "off", 0);
  setenv("SWIFT_BACKTRACE", "enable=no", 0);
#endif
}
