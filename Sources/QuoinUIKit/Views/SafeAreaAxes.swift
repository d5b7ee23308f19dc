// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The axes on which a scroll view adds its safe area to the insets of its content.
struct SafeAreaAxes: Equatable {
  var horizontal = false
  var vertical = false
}
