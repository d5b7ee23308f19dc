// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A slot of a log. It cannot be copied: copies of elements retain closures and views.
@usableFromInline struct ElementSlot: ~Copyable {
  let element: RecordedElement

  init(_ element: consuming RecordedElement) {
    self.element = element
  }

  static var empty: ElementSlot { ElementSlot(.none) }
}
