// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The properties that all views with one element name share.
struct ElementRule: Sendable {
  /// The name of the class on its platform.
  var className: String
  var kind: ElementKind
  var factory: ViewFactory
  var sizing: LeafSizing
  /// Whether y increases downward in it, on macOS.
  var isFlipped = false
}
