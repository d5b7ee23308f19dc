// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A drawing of an SVG file with the elements that pictures take over. It refers to nothing outside
/// of it and runs nothing.
package struct VectorImage: Hashable, Sendable {
  /// The reason that a file cannot be shown.
  package enum Problem: Error, Hashable {
    /// It is not an SVG file, or one of too many elements.
    case unreadable
    /// The references in it repeat elements more often than a picture can show.
    case tooManyReferences
  }

  /// The coordinates of the drawing that fill its size: x, y, width and height.
  package let viewBox: [Double]
  /// The attributes of the root that its elements inherit.
  package let attributes: [VectorElement.Attribute]
  package let elements: [VectorElement]

  /// The most elements of a drawing where each reference counts with what it shows.
  private static let budget = 100_000

  /// Reads a file.
  package init(_ bytes: [UInt8]) throws(Problem) {
    guard let root = VectorReader.root(of: bytes), let size = SVGSize(bytes)?.size,
      size.width > 0, size.height > 0
    else { throw .unreadable }
    let box = root["viewBox"]?.split { " ,\n\t".contains($0) }.compactMap { Double($0) } ?? []
    let isBox = box.count == 4 && box.allSatisfy(\.isFinite) && box[2] > 0 && box[3] > 0
    viewBox = isBox ? box : [0, 0, size.width, size.height]
    attributes = root.attributes.filter { VectorRules.properties.contains($0.name) }
    elements = root.children
    var cost = VectorCost(root)
    guard cost.isWithin(Self.budget) else { throw .tooManyReferences }
  }
}

/// Counts the elements of a drawing, with those that references show again.
private struct VectorCost {
  private let root: VectorElement
  private var named: [String: VectorElement] = [:]
  private var known: [String: Int] = [:]
  private var open: Set<String> = []

  init(_ root: VectorElement) {
    self.root = root
    collect(root)
  }

  private mutating func collect(_ element: VectorElement) {
    if let id = element["id"], named[id] == nil { named[id] = element }
    for child in element.children { collect(child) }
  }

  /// Returns whether there are no cyclic references, and at most `budget` elements when references
  /// are expanded.
  mutating func isWithin(_ budget: Int) -> Bool {
    cost(of: root, budget).map { $0 <= budget } ?? false
  }

  /// Returns the number of elements; nil if it exceeds the budget or references are cyclic.
  private mutating func cost(of element: VectorElement, _ budget: Int) -> Int? {
    var sum = 1
    for child in element.children {
      guard let cost = cost(of: child, budget) else { return nil }
      sum += cost
    }
    for id in element.references {
      guard let target = named[id] else { continue }
      if let cost = known[id] {
        sum += cost
        continue
      }
      guard open.insert(id).inserted, let cost = cost(of: target, budget) else { return nil }
      open.remove(id)
      known[id] = cost
      sum += cost
    }
    return sum <= budget ? sum : nil
  }
}
