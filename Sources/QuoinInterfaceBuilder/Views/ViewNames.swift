// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The names that people gave a view in a file, apart from its text.
package struct ViewNames: Hashable, Sendable {
  /// The Document label of the Identity inspector.
  package var label: String?
  /// The property of the first outlet that refers to the view.
  package var outlet: String?
  /// The accessibility identifier; without one, the identifier by which programs find the view.
  package var identifier: String?

  /// The names that are not empty: the label, the outlet, the identifier.
  package var all: [String] {
    [label, outlet, identifier].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The first name that is not empty.
  package var first: String? { all.first }
}
