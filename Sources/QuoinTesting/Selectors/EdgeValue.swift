// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinLayout
import QuoinUIKit

/// The coordinate of an edge, a center or a baseline of a view in the layout's root, or a length.
@MainActor struct EdgeValue {
  /// The value in points; nil for an attribute that views do not have, such as a margin.
  let value: CGFloat?

  init(_ attribute: NSLayoutConstraint.Attribute, of entry: LaidOutView, in layout: CellLayout) {
    let rect = entry.alignmentRect(in: layout.view)
    let isRightToLeft = layout.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: value = rect.minX
    case .right: value = rect.maxX
    case .leading: value = isRightToLeft ? rect.maxX : rect.minX
    case .trailing: value = isRightToLeft ? rect.minX : rect.maxX
    case .top: value = rect.minY
    case .bottom: value = rect.maxY
    case .centerX: value = rect.midX
    case .centerY: value = rect.midY
    case .width: value = rect.width
    case .height: value = rect.height
    case .firstBaseline, .lastBaseline:
      value = Self.baseline(attribute, of: entry.view, in: layout.view)
    default: value = nil
    }
  }

  /// A baseline, as the layout solves it: in the coordinates of the superview.
  private static func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, in root: UIView
  ) -> CGFloat? {
    let inspection = view.layoutInspection()
    guard let item = inspection.item(of: view), let outer = view.superview,
      let attribute = LayoutAttribute(rawValue: attribute.rawValue),
      let number = inspection.engine.derivation(of: attribute, in: item)?.nodes.first?.number
    else { return nil }
    return outer.convert(CGPoint(x: 0, y: number.value), to: root).y
  }
}
