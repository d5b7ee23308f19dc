// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#include <gtk/gtk.h>
