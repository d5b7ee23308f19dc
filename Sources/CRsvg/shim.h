// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#include <librsvg/rsvg.h>
