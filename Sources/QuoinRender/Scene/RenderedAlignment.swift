// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The horizontal alignment of a text.
public enum RenderedAlignment: String, CaseIterable, Hashable, Sendable {
  /// The alignment at the leading edge in the reading direction of the view.
  case natural
  case left, center, right
}
