// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The order of requirements along an axis, by the layout shown.
struct PlaceOrder {
  private let engine: LayoutEngine
  private let axis: LayoutAxis

  init(_ engine: LayoutEngine, _ axis: LayoutAxis) {
    self.engine = engine
    self.axis = axis
  }

  /// Returns the coordinates at which the items of a requirement meet or start, and end, in the
  /// root's coordinates.
  func key(of requirement: LayoutRequirement) -> (start: Double, end: Double) {
    var places: [Double] = []
    switch requirement {
    case .constraint(let id):
      guard let constraint = engine.constraint(id) else { break }
      // A length that is a share of another one is in the place of its own item.
      let isLength = [.width, .height].contains(constraint.first.comparedAttribute)
      for operand in [constraint.first, isLength ? nil : constraint.second] {
        switch operand {
        case .attribute(let item, let attribute): places += self.places(of: attribute, item)
        case .distance(let start, let startAttribute, let end, let endAttribute):
          places += self.places(of: startAttribute, start) + self.places(of: endAttribute, end)
        case nil: break
        }
      }
    default:
      for item in requirement.items(in: engine) { places += self.places(of: .notAnAttribute, item) }
    }
    return (places.min() ?? 0, places.max() ?? 0)
  }

  private func places(of attribute: LayoutAttribute, _ item: ItemID) -> [Double] {
    let rect = engine.alignmentRect(of: item)
    var start = axis == .horizontal ? rect.x : rect.y
    var parent = engine.item(item)?.parent
    while let id = parent {
      let frame = engine.frame(of: id)
      start += axis == .horizontal ? frame.x : frame.y
      parent = engine.item(id)?.parent
    }
    let end = start + (axis == .horizontal ? rect.width : rect.height)
    let isMirrored = engine.item(item)?.direction == .rightToLeft
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: return [start]
    case .right, .bottom, .rightMargin, .bottomMargin: return [end]
    case .leading, .leadingMargin: return [isMirrored ? end : start]
    case .trailing, .trailingMargin: return [isMirrored ? start : end]
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return [(start + end) / 2]
    default: return [start, end]
    }
  }
}
