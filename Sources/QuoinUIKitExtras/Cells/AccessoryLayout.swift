// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A cell accessory with its view and width.
@MainActor struct PlacedAccessory {
  let accessory: UICellAccessory
  /// The view of the accessory; nil for one without a symbol.
  let view: UIView?
  let size: CGSize
  let width: CGFloat

  init(_ accessory: UICellAccessory, isReversed: Bool) {
    self.accessory = accessory
    switch accessory.content {
    case .mark:
      let symbol = SystemAccessory(accessory.accessoryType, isReversed: isReversed)?.view(
        tint: accessory.tintColor)
      view = symbol
      size = symbol?.intrinsicContentSize ?? .zero
    case .text(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = accessory.tintColor ?? .secondaryLabel
      view = label
      size = label.intrinsicContentSize
    case .view(let custom, _):
      view = custom
      // Without a colour the view has that of the cell.
      if let tint = accessory.tintColor { custom.tintColor = tint }
      let intrinsic = custom.intrinsicContentSize
      let none = UIView.noIntrinsicMetric
      size = CGSize(
        width: custom.bounds.width > 0 || intrinsic.width == none
          ? custom.bounds.width : intrinsic.width,
        height: custom.bounds.height > 0 || intrinsic.height == none
          ? custom.bounds.height : intrinsic.height)
    }
    switch accessory.reservedWidth {
    case .actual: width = size.width
    case .standard: width = max(Self.standardWidth, size.width)
    case .custom(let points): width = points
    }
  }

  /// The width of system accessories, in points. Apple does not publish it.
  private static var standardWidth: CGFloat { 24 }
  /// The distance from an edge of the cell to the first accessory, in points.
  static var edge: CGFloat { 16 }
  /// The distance between two accessories, in points.
  static var gap: CGFloat { 8 }
}

/// The accessories of a cell from its edges inward.
@MainActor struct AccessoryLayout {
  private(set) var leading: [PlacedAccessory] = []
  private(set) var trailing: [PlacedAccessory] = []

  init(_ accessories: [UICellAccessory], isEditing: Bool, isReversed: Bool) {
    let shown = accessories.filter { accessory in
      switch accessory.displayed {
      case .always: !accessory.isHidden
      case .whenEditing: !accessory.isHidden && isEditing
      case .whenNotEditing: !accessory.isHidden && !isEditing
      }
    }
    leading = Self.sorted(shown.filter { !$0.isTrailing })
      .map { PlacedAccessory($0, isReversed: isReversed) }
    trailing = Self.sorted(shown.filter(\.isTrailing))
      .map { PlacedAccessory($0, isReversed: isReversed) }
  }

  /// Returns the accessories in order. Those with a position function are inserted at the index
  /// that it returns.
  private static func sorted(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var sorted = accessories.filter { $0.position == nil }
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      sorted.insert(accessory, at: min(max(position(sorted), 0), sorted.count))
    }
    return sorted
  }

  private static func width(_ accessories: [PlacedAccessory]) -> CGFloat {
    guard !accessories.isEmpty else { return 0 }
    return PlacedAccessory.edge + accessories.reduce(0) { $0 + $1.width }
      + CGFloat(accessories.count - 1) * PlacedAccessory.gap
  }

  /// The width that the accessories take from the content at the leading edge.
  var leadingWidth: CGFloat { Self.width(leading) }
  /// The width that the accessories take from the content at the trailing edge.
  var trailingWidth: CGFloat { Self.width(trailing) }

  /// Returns the frames of the accessory views in a left-to-right cell.
  func frames(in size: CGSize) -> [(view: UIView, frame: CGRect)] {
    var frames: [(view: UIView, frame: CGRect)] = []
    func add(_ placed: PlacedAccessory, x: CGFloat) {
      guard let view = placed.view else { return }
      frames.append(
        (
          view,
          CGRect(
            x: x + (placed.width - placed.size.width) / 2,
            y: (size.height - placed.size.height) / 2,
            width: placed.size.width, height: placed.size.height)
        ))
    }
    var x = PlacedAccessory.edge
    for placed in leading {
      add(placed, x: x)
      x += placed.width + PlacedAccessory.gap
    }
    x = size.width - trailingWidth
    for placed in trailing {
      add(placed, x: x)
      x += placed.width + PlacedAccessory.gap
    }
    return frames
  }
}
