// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The relations of a layout, made from the inputs of an engine and the numbers of a file, without
/// the engine's own system.
struct EngineSystem {
  let engine: LayoutEngine
  /// The exact numbers of a constraint in the file; nil for one that the file does not have.
  var fileNumbers: (LayoutConstraintID) -> (constant: Fraction, multiplier: Fraction)? = { _ in nil
  }

  /// The relation of a requirement; nil for one that cannot be stated with exact numbers.
  func row(of requirement: LayoutRequirement) -> SystemRow? {
    switch requirement {
    case .constraint(let id): constraintRow(id)
    case .givenSize(let item, let axis): givenSizeRow(item, axis)
    case .nonNegativeSize(let item, let axis):
      lengthRow(item, axis, .greaterThanOrEqual, 0)
    case .nonNegativeContentSize(let item, let axis):
      lengthRow(item, axis, .greaterThanOrEqual, 0, isContent: true)
    case .autoresizingPosition(let item, let axis): maskRow(item, axis, isPosition: true)
    case .autoresizingSize(let item, let axis): maskRow(item, axis, isPosition: false)
    case .hugging(let item, let axis):
      content(of: item, axis).flatMap { content in
        Fraction(shortest: content.size).flatMap {
          lengthRow(item, axis, .lessThanOrEqual, $0, priority: content.hugging)
        }
      }
    case .compressionResistance(let item, let axis):
      content(of: item, axis).flatMap { content in
        Fraction(shortest: content.size).flatMap {
          lengthRow(
            item, axis, .greaterThanOrEqual, $0, priority: content.compressionResistance)
        }
      }
    }
  }

  /// The requirements of an item itself.
  func requirements(of item: ItemID) -> [LayoutRequirement] {
    LayoutAxis.allCases.flatMap { axis in
      [
        .givenSize(item, axis), .autoresizingPosition(item, axis), .autoresizingSize(item, axis),
        .hugging(item, axis), .compressionResistance(item, axis),
      ]
    }
  }

  private func content(of item: ItemID, _ axis: LayoutAxis) -> ContentSize? {
    axis == .horizontal ? engine.item(item)?.contentWidth : engine.item(item)?.contentHeight
  }

  private func lengthRow(
    _ item: ItemID, _ axis: LayoutAxis, _ relation: LayoutRelation, _ length: Fraction,
    priority: Double = 1000, isContent: Bool = false
  ) -> SystemRow? {
    guard priority > 0 else { return nil }
    var row = SystemRow(relation: relation, constant: length, priority: priority)
    guard addEdge(item, axis, isMaximum: true, isContent: isContent, times: 1, to: &row),
      addEdge(item, axis, isMaximum: false, isContent: isContent, times: -1, to: &row)
    else { return nil }
    return row
  }

  private func givenSizeRow(_ item: ItemID, _ axis: LayoutAxis) -> SystemRow? {
    guard let given = engine.item(item)?.givenSize,
      let length = Fraction(shortest: axis == .horizontal ? given.width : given.height)
    else { return nil }
    var row = SystemRow(constant: length)
    guard addFrameLength(of: item, axis, times: 1, to: &row) else { return nil }
    return row
  }

  /// The position or the length that an autoresizing mask gives.
  private func maskRow(_ item: ItemID, _ axis: LayoutAxis, isPosition: Bool) -> SystemRow? {
    guard let item = engine.item(item).map({ (id: item, value: $0) }),
      let parent = item.value.parent, let capture = item.value.autoresizing
    else { return nil }
    let spring = AutoresizingSpring(capture, axis)
    var row = SystemRow()
    let isDone: Bool
    if isPosition, spring.isHeldByMaximum {
      row.constant = spring.maximumMargin
      isDone =
        addFrameEdge(parent, axis, isMaximum: true, times: 1, to: &row)
        && addFrameEdge(item.id, axis, isMaximum: true, times: -1, to: &row)
    } else if isPosition {
      let share = spring.minimumShare
      row.constant = spring.minimumMargin - share * spring.parentLength
      isDone =
        addFrameEdge(item.id, axis, isMaximum: false, times: 1, to: &row)
        && addFrameEdge(parent, axis, isMaximum: false, times: -1, to: &row)
        && addFrameLength(of: parent, axis, times: -share, to: &row)
    } else {
      let share = spring.lengthShare
      row.constant = spring.length - share * spring.parentLength
      isDone =
        addFrameLength(of: item.id, axis, times: 1, to: &row)
        && addFrameLength(of: parent, axis, times: -share, to: &row)
    }
    return isDone ? row : nil
  }
}
