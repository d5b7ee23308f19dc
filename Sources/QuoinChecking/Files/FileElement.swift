// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// An element of a file, with the elements around it.
package struct FileElement: Sendable {
  package let element: MarkupElement
  /// The index of the enclosing element; nil for the document.
  package let parent: Int?
  /// The id: its own, or that of the closest element around it that has one.
  package let identifier: String

  package var name: String { element.name }

  package subscript(attribute: String) -> String? { element[attribute] }

  /// The extent of the start tag.
  package var location: FindingLocation {
    FindingLocation(
      line: element.line, column: element.column, endLine: element.endLine,
      endColumn: element.endColumn)
  }
}
