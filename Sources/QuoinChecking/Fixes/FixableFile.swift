// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// A file with the data for fixes: its elements, their bytes, and the scenes as drawn.
@MainActor package final class FixableFile {
  package let checked: CheckedFile
  package let spans: MarkupSpans
  /// The laid out scenes of the file as drawn.
  package private(set) lazy var canvasLayouts = CheckedLayout.layouts(of: checked, in: .canvas)
  private lazy var references = Self.references(in: spans)

  /// - Parameter canvasLayouts: The scenes as drawn, where they are laid out already.
  /// - Throws: A refusal when the bytes of the elements are not known.
  package init(
    _ checked: CheckedFile, canvasLayouts: [CheckedLayout]? = nil
  ) throws(MarkupSpans.Refusal) {
    self.checked = checked
    spans = try MarkupSpans(checked.file.data, of: checked.file.tree)
    if let canvasLayouts { self.canvasLayouts = canvasLayouts }
  }

  /// The layout of a scene as drawn.
  package func canvasLayout(_ scene: String) -> CheckedLayout? {
    canvasLayouts.first { $0.scene == scene }
  }

  /// The index of the element that a finding is about; nil for a finding about no element.
  package func element(of finding: LayoutFinding) -> Int? {
    if let index = checked.index(finding.object) { return index }
    return finding.location.flatMap { element(line: $0.line, column: $0.column) }
  }

  /// The index of the element that begins at a place.
  package func element(line: Int, column: Int) -> Int? {
    spans.nodes.firstIndex { $0.line == line && $0.column == column }
  }

  /// The indices of the elements directly inside an element.
  package func children(of element: Int) -> [Int] {
    let depth = spans.elements[element].depth
    return spans.elements.indices[(element + 1)...].prefix { spans.elements[$0].depth > depth }
      .filter { spans.elements[$0].depth == depth + 1 }
  }

  /// Whether anything in the file refers to an object: an outlet, a variation, a constraint.
  package func isReferenced(_ object: String) -> Bool { references.contains(object) }

  /// The values of all attributes but `id`, among which are all references to objects.
  private static func references(in spans: MarkupSpans) -> Set<String> {
    var values: Set<String> = []
    for node in spans.nodes {
      for (name, value) in node.attributes where name != "id" { values.insert(value) }
    }
    return values
  }
}
