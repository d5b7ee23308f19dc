// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The parts of libdispatch and Foundation that the loop of the shim uses, and this program does
// not: a main queue with one task, and a timer that fires once.

#include "runtime.h"
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

const void *kCFRunLoopDefaultMode = "default";
static int handle = -1;
static bool has_timer = true;
int runtime_task_count = 0;
int runtime_timer_count = 0;

int _dispatch_get_main_queue_handle_4CF(void) {
  if (handle < 0) handle = eventfd(1, EFD_NONBLOCK);
  return handle;
}

void _dispatch_main_queue_callback_4CF(void *message) {
  (void)message;
  runtime_task_count++;
}

const void *CFRunLoopGetMain(void) { return &handle; }

double CFAbsoluteTimeGetCurrent(void) { return 1; }

double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode) {
  (void)loop, (void)mode;
  return has_timer ? CFAbsoluteTimeGetCurrent() : 0;
}

int32_t CFRunLoopRunInMode(const void *mode, double seconds, uint8_t ends_after_source) {
  (void)mode, (void)seconds, (void)ends_after_source;
  has_timer = false;
  runtime_timer_count++;
  return 1;
}
