// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef SHIM_MEMORY_RUNTIME_H
#define SHIM_MEMORY_RUNTIME_H

#include <stdbool.h>

/// The numbers of tasks of the main queue and of timers that ran.
extern int runtime_task_count;
extern int runtime_timer_count;

#endif
