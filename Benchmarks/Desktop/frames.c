// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Measures the frames of a program of GTK that knows nothing of it: a library for LD_PRELOAD. Prints to standard
// error how long it took from the start of the process until the first frame was drawn. With QUOIN_FRAMES=N, prints
// after N further frames their rate, and the processor time of a frame, and ends the program.
//
// Used by Utils/measure-desktop.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static int wanted, count;
static double first_frame, frame_start, callback_time, frame_time;

static double seconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/// Since the kernel made the process, which it notes in hundredths of seconds.
static double age(void) {
  FILE *file = fopen("/proc/self/stat", "r");
  if (file == NULL) return -1;
  unsigned long long start = 0;
  int found = fscanf(
      file, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %llu", &start);
  fclose(file);
  return found == 1 ? seconds(CLOCK_BOOTTIME) - (double)start / (double)sysconf(_SC_CLK_TCK) : -1;
}

static void before_paint(GdkFrameClock *clock, gpointer data) {
  frame_start = seconds(CLOCK_THREAD_CPUTIME_ID);
}

static void after_callbacks(GdkFrameClock *clock, gpointer data) {
  if (count > 0) callback_time += seconds(CLOCK_THREAD_CPUTIME_ID) - frame_start;
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  if (count == 0) {
    first_frame = seconds(CLOCK_MONOTONIC);
    fprintf(stderr, "first frame after %.0f ms\n", age() * 1000);
    fflush(stderr);
    count = 1;
    return;
  }
  frame_time += seconds(CLOCK_THREAD_CPUTIME_ID) - frame_start;
  if (wanted == 0 || count++ < wanted) return;
  fprintf(
      stderr, "%d frames: %.1f a second, %.2f ms of processor time each, of which %.2f ms in callbacks\n", wanted,
      wanted / (seconds(CLOCK_MONOTONIC) - first_frame), frame_time / wanted * 1000, callback_time / wanted * 1000);
  _exit(0);
}

void gtk_window_present(GtkWindow *window) {
  static GdkFrameClock *known = NULL;
  void (*present)(GtkWindow *) = (void (*)(GtkWindow *))dlsym(RTLD_NEXT, "gtk_window_present");
  gtk_widget_realize(GTK_WIDGET(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(window));
  if (known == NULL && clock != NULL) {
    known = clock;
    const char *frames = getenv("QUOIN_FRAMES");
    wanted = frames == NULL ? 0 : atoi(frames);
    g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
    g_signal_connect_after(clock, "update", G_CALLBACK(after_callbacks), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(after_paint), NULL);
  }
  present(window);
}
