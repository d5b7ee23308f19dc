// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A constraint as a file describes it, with its items resolved.
package struct ConstraintDescription: Sendable {
  package var id: String
  package var first: InterfaceItem
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var second: InterfaceItem?
  package var secondAttribute: LayoutAttribute
  package var multiplier: Double
  package var constant: Double
  package var priority: Double
  package var name: String?
  /// Whether Xcode removes the constraint when it builds the program.
  package var isPlaceholder = false
  /// Whether the constraint holds for the size classes of the document. Documents of files that are
  /// drawn or checked have no others.
  var isInstalled = true
  package var line: Int
  package var column: Int
  /// The index of the view that owns the constraint.
  package var holder: Int
}
