// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The main loop is GLib's. It serves libdispatch's main queue, on which the main actor runs, and the timers of
// Foundation's run loop.

#ifdef QUOIN_GTK

#include "shim.h"
#include <glib-unix.h>
#include <math.h>
#include <stdint.h>
#include <sys/types.h>
#include <unistd.h>

// libdispatch's entry points for run loops that are not its own. The handle is an eventfd.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Foundation's run loop, whose own calls for the next timer run what is due instead of only looking.
typedef const void *cf_run_loop;
extern cf_run_loop CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(cf_run_loop loop, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, uint8_t ends_after_source);
extern const void *kCFRunLoopDefaultMode;

quoin_callbacks quoin_program;
static GMainLoop *loop = NULL;
static guint update = 0;

static gboolean serve_main_queue(int handle, GIOCondition condition, gpointer data) {
  // It stays readable, and the loop would turn without end, unless it is read first.
  uint64_t count;
  while (read(handle, &count, sizeof count) < 0) {
    if (errno != EINTR) break;
  }
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

/// The seconds until a timer fires; negative for never.
static double next_timer(void) {
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  return date == 0 ? -1 : fmax(date - CFAbsoluteTimeGetCurrent(), 0);
}

static gboolean timers_prepare(GSource *source, int *timeout) {
  double seconds = next_timer();
  *timeout = seconds < 0 ? -1 : (int)fmin(ceil(seconds * 1000), 1e9);
  return *timeout == 0;
}

static gboolean timers_check(GSource *source) { return next_timer() == 0; }

static gboolean timers_dispatch(GSource *source, GSourceFunc function, gpointer data) {
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, TRUE);
  return G_SOURCE_CONTINUE;
}

static gboolean terminate(gpointer data) {
  quoin_program.terminate();
  return G_SOURCE_CONTINUE;
}

void quoin_sources_attach(void) {
  static bool is_attached = false;
  static GSourceFuncs functions = {
      .prepare = timers_prepare, .check = timers_check, .dispatch = timers_dispatch};
  if (is_attached) return;
  is_attached = true;
  g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, serve_main_queue, NULL);
  g_source_attach(g_source_new(&functions, sizeof(GSource)), NULL);
  g_unix_signal_add(SIGINT, terminate, NULL);
  g_unix_signal_add(SIGTERM, terminate, NULL);
}

void quoin_loop_run(void) {
  loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
  g_clear_pointer(&loop, g_main_loop_unref);
}

void quoin_loop_stop(void) {
  if (loop != NULL) g_main_loop_quit(loop);
}

bool quoin_loop_turn(bool may_wait) { return g_main_context_iteration(NULL, may_wait); }

static gboolean run_update(gpointer data) {
  update = 0;
  quoin_program.update();
  return G_SOURCE_REMOVE;
}

void quoin_loop_request_update(void) {
  if (update != 0) return;
  // After the tasks of the main actor, before the frame is drawn.
  update = g_idle_add_full(GDK_PRIORITY_REDRAW - 10, run_update, NULL, NULL);
}

double quoin_loop_now(void) { return (double)g_get_monotonic_time() / G_USEC_PER_SEC; }

#endif
