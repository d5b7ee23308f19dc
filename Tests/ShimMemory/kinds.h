// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef SHIM_MEMORY_KINDS_H
#define SHIM_MEMORY_KINDS_H

#include "CQuoinGTK.h"

/// A kind of widget: how one is made, how a program changes it, and what a user does with it.
typedef struct kind {
  const char *name;
  quoin_widget *(*create)(uint64_t number);
  void (*edit)(quoin_widget *widget, int round);
  /// NULL where a user can do nothing.
  void (*use)(quoin_widget *widget);
} kind;

extern const kind kinds[];
extern const size_t kind_count;

#endif
