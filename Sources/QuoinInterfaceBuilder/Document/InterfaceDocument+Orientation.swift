// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// Returns whether y increases downward in a macOS view. A clip view does as its document does.
  func isFlipped(_ view: ViewDescription) -> Bool {
    guard view.rule.kind == .clip, let content = view.children.first else {
      return view.rule.isFlipped
    }
    return views[content].rule.isFlipped
  }
}
