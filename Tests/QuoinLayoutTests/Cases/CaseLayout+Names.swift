// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension CaseLayout {
  func name(of item: ItemID) -> String? {
    items.first { $0.value == item }?.key
  }

  /// The difference between a number of the frame and that of the alignment rectangle.
  func frameOffset(of item: ItemID, _ coordinate: LayoutAmbiguity.Coordinate) -> Double {
    let insets = engine.item(item)?.alignmentInsets ?? .zero
    switch coordinate {
    case .x: return -insets.left
    case .y: return -insets.top
    case .width: return insets.left + insets.right
    case .height: return insets.top + insets.bottom
    case .contentWidth, .contentHeight: return 0
    }
  }

  /// The name of a requirement in the style of the cases: `w1`, `root.width`, `a.width>=0`,
  /// `a.cr.h`.
  func name(of requirement: LayoutRequirement) -> String {
    switch requirement {
    case .constraint(let id):
      return constraints.first { $0.value == id }?.key ?? "a constraint of a stack"
    case .givenSize(let item, let axis):
      return "\(label(item)).\(size(axis))"
    case .nonNegativeSize(let item, let axis):
      return "\(label(item)).\(size(axis))>=0"
    case .nonNegativeContentSize(let item, let axis):
      return "\(label(item)).content.\(size(axis))>=0"
    case .autoresizingPosition(let item, let axis):
      return "\(label(item)).autoresizing.\(letter(axis)).position"
    case .autoresizingSize(let item, let axis):
      return "\(label(item)).autoresizing.\(letter(axis)).size"
    case .hugging(let item, let axis):
      return "\(label(item)).hug.\(letter(axis))"
    case .compressionResistance(let item, let axis):
      return "\(label(item)).cr.\(letter(axis))"
    }
  }

  /// A name of a requirement in one of the spellings in use, as ``name(of:)`` writes it.
  static func canonicalName(_ name: String) -> String {
    var parts = name.filter { $0 != " " }.split(separator: ".").map(String.init)
    guard parts.count == 4, parts[1] == "autoresizing" else { return parts.joined(separator: ".") }
    parts[2] = String(parts[2].prefix(1))
    parts[3] = parts[3] == "size" ? "size" : "position"
    return parts.joined(separator: ".")
  }

  private func label(_ item: ItemID) -> String { name(of: item) ?? "?" }

  private func size(_ axis: LayoutAxis) -> String {
    axis == .horizontal ? "width" : "height"
  }

  private func letter(_ axis: LayoutAxis) -> String {
    axis == .horizontal ? "h" : "v"
  }
}
