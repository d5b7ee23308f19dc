// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// When a scroll view adds its safe area to the insets of its content, on each axis.
struct SafeAreaAxes: Equatable {
  var horizontal = SafeAreaCounting.never
  var vertical = SafeAreaCounting.never
}
