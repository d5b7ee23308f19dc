// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// The smallest difference in points that is visible with two decimals.
  private static let leastPrintedDifference = 0.005

  /// Derives a number of an item as a screen shows it. Where rounding to pixels changes the number,
  /// it is the first step.
  ///
  /// - Parameters:
  ///   - attribute: an attribute of the alignment rectangle, in the coordinates of the parent.
  ///   - item: the item.
  ///   - scale: pixels per point. With a scale that is not positive nothing is rounded.
  /// - Returns: the derivation; nil as for ``derivation(of:in:)``.
  public func derivation(
    of attribute: LayoutAttribute, in item: ItemID, scale: Double
  ) -> LayoutDerivation? {
    guard let derivation = derivation(of: attribute, in: item), let exact = derivation.nodes.first
    else { return nil }
    guard let shown = shownValue(of: attribute, in: item, scale: scale),
      abs(shown - exact.number.value) >= Self.leastPrintedDifference
    else { return derivation }
    var result = derivation
    for index in result.nodes.indices {
      result.nodes[index].parts = result.nodes[index].parts.map { $0 + 1 }
    }
    var number = exact.number
    number.value = shown
    result.nodes.insert(
      LayoutDerivation.Node(
        number: number, others: [],
        reason: .rounding(exact: exact.number.value, scale: scale), parts: [1]), at: 0)
    return result
  }

  /// A number of the alignment rectangle with its edges on pixels; nil for baselines, which are
  /// rounded with the texts that have them, and for margins.
  private func shownValue(
    of attribute: LayoutAttribute, in item: ItemID, scale: Double
  ) -> Double? {
    guard PixelGrid(scale: scale).isRounding, let slot = model.tree.slot(item) else { return nil }
    let parent = model.tree[slot].parent
    let direction = model.tree[parent >= 0 ? parent : slot].item.direction
    let (frame, rect) = (self.frame(of: item), alignmentRect(of: item))
    let shown = self.frame(of: item, scale: scale)
    let left = shown.x + rect.x - frame.x
    let top = shown.y + rect.y - frame.y
    let right = shown.maxX + rect.maxX - frame.maxX
    let bottom = shown.maxY + rect.maxY - frame.maxY
    switch attribute.resolved(direction) {
    case .left: return left
    case .right: return right
    case .top: return top
    case .bottom: return bottom
    case .width: return right - left
    case .height: return bottom - top
    case .centerX: return (left + right) / 2
    case .centerY: return (top + bottom) / 2
    default: return nil
    }
  }
}
