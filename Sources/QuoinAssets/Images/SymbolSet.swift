// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A set `.symbolset`: an SVG template with a shape for each weight and size, and lines that show
/// where shapes begin and end.
package struct SymbolSet: Sendable {
  /// A drawing of one shape alone.
  package struct Shape: Hashable, Sendable {
    /// The SVG document.
    package var document: [UInt8]
    /// The width in parts of the height.
    package var ratio: Double
  }

  private var path: String?
  /// The size limit of a template in bytes. Those of Apple's application for symbols have less than a
  /// hundred thousand.
  private static let longest = 4_000_000

  init(_ contents: CatalogValue, in folder: String) {
    let names = contents["symbols"]?.list.compactMap { $0["filename"]?.text } ?? []
    path = names.first { ImageSet.isInside($0) }.map { folder + "/" + $0 }
  }

  /// The shape of the regular weight and the medium size; nil for a template that cannot be read, which
  /// pictures show as a placeholder.
  ///
  /// Templates whose weights are computed from three drawings have those of the small size alone.
  package var shape: Shape? {
    guard let path, let data = try? CatalogFile.data(at: path, limit: Self.longest),
      let root = VectorReader.root(of: [UInt8](data))
    else { return nil }
    return ["M", "S", "L"].lazy.compactMap { Self.shape(of: root, size: $0) }.first
  }

  private static func shape(of root: VectorElement, size: String) -> Shape? {
    func line(_ name: String, _ axis: String) -> Double? {
      root.path(to: name)?.last?[axis].flatMap { Double($0) }
    }
    guard let left = line("left-margin-Regular-\(size)", "x1"),
      let right = line("right-margin-Regular-\(size)", "x1"),
      let top = line("Capline-\(size)", "y1"), let bottom = line("Baseline-\(size)", "y1"),
      right > left, bottom > top, let shape = root.path(to: "Regular-\(size)")
    else { return nil }
    // Symbols reach beyond the letters beside them.
    let overhang = (bottom - top) * Self.overhangShare
    let (width, height) = (right - left, bottom - top + 2 * overhang)
    let transforms = shape.dropLast().compactMap { $0["transform"] }
    let open = transforms.map { "<g transform=\"\(VectorElement.escaped($0))\">" }.joined()
    let close = transforms.map { _ in "</g>" }.joined()
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(left) \(top - overhang) \(width) \(height)">\
      \(open)\(shape.last?.xml ?? "")\(close)</svg>
      """
    return Shape(document: Array(document.utf8), ratio: width / height)
  }

  /// The height of a symbol above capital letters and below the baseline, in parts of the height of
  /// capital letters. *Estimated*: symbols of the system reach so far at most.
  private static let overhangShare = 0.2
}

extension VectorElement {
  /// The elements from this one to the one with an identifier; nil without it.
  fileprivate func path(to id: String) -> [VectorElement]? {
    if self["id"] == id { return [self] }
    for child in children {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }

  /// The element as XML.
  fileprivate var xml: String {
    let written = attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    return "<\(name)\(written)>\(Self.escaped(text))\(children.map(\.xml).joined())</\(name)>"
  }

  fileprivate static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
