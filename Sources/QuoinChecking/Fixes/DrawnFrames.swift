// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// The frames of the views of a scene as the file has them drawn, for constraints that keep them.
@MainActor struct DrawnFrames {
  private let layout: CheckedLayout
  private let scene: LoadedScene
  private let inspection: LayoutInspection
  /// The layout of the file without the sizes that it stores; nil where the items are not of it.
  private let judged: LoadedScene?

  /// - Parameters:
  ///   - layout: The canvas of a file. In other configurations views are not where they are drawn.
  ///   - inspection: The layout of the items: that of the canvas or that of `judged`.
  ///   - judged: The layout without the sizes that the file stores.
  /// - Returns: nil for a layout that is not the canvas of a file.
  init?(
    _ layout: CheckedLayout, _ inspection: LayoutInspection, judged: LoadedScene? = nil
  ) {
    guard layout.layoutConfiguration == .canvas, let scene = layout.loaded else { return nil }
    self.layout = layout
    self.scene = scene
    self.inspection = inspection
    self.judged = judged
  }

  /// The frames for the items of an ambiguity.
  init?(_ ambiguity: ExplainedAmbiguity, in layout: CheckedLayout) {
    let judged = ambiguity.coordinates.first?.counterpart?.owner as? LoadedScene
    self.init(layout, ambiguity.explainer.inspection, judged: judged)
  }

  /// The drawn value of a coordinate; nil where the file does not store it.
  func value(of coordinate: LayoutAmbiguity) -> Double? {
    guard let view = view(of: coordinate.item), let frame = scene.drawnFrame(of: view) else {
      return nil
    }
    let insets = insets(of: coordinate.item)
    switch coordinate.coordinate {
    case .x: return Double(frame.minX) + insets.left
    case .y: return Double(frame.minY) + insets.top
    case .width: return Double(frame.width) - insets.left - insets.right
    case .height: return Double(frame.height) - insets.top - insets.bottom
    case .contentWidth, .contentHeight: return nil
    }
  }

  /// The constant with which an equality holds in the drawn frames; nil where it depends on more
  /// than edges and lengths of views.
  func constant(of constraint: LayoutConstraint) -> Double? {
    guard constraint.relation == .equal, let first = position(of: constraint.first) else {
      return nil
    }
    guard let operand = constraint.second else { return rounded(first) }
    guard constraint.multiplier == 1, let second = position(of: operand) else { return nil }
    return rounded(first - second)
  }

  /// Hundredths are finer than the pixels of any screen.
  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private func position(of operand: LayoutOperand) -> Double? {
    guard case .attribute(let item, let attribute) = operand, let view = view(of: item),
      view.effectiveUserInterfaceLayoutDirection == .leftToRight,
      // The end of the content of a scroll view is not stored.
      !(view is UIScrollView) || ![.trailing, .right, .bottom].contains(attribute),
      let frame = frame(of: view)
    else { return nil }
    let insets = insets(of: item)
    switch attribute {
    case .left, .leading: return Double(frame.minX) + insets.left
    case .right, .trailing: return Double(frame.maxX) - insets.right
    case .top: return Double(frame.minY) + insets.top
    case .bottom: return Double(frame.maxY) - insets.bottom
    case .width: return Double(frame.width) - insets.left - insets.right
    case .height: return Double(frame.height) - insets.top - insets.bottom
    default: return nil
    }
  }

  /// The drawn frame of a view in its root.
  private func frame(of view: UIView) -> CGRect? {
    guard let checked = layout.checked(view) else { return nil }
    guard let parent = layout.parent(of: checked) else {
      let size = checked.description?.frame.map { CGSize(width: $0.width, height: $0.height) }
      return CGRect(origin: .zero, size: size ?? view.bounds.size)
    }
    guard let outer = frame(of: parent.view), let own = scene.drawnFrame(of: view) else {
      return nil
    }
    return own.offsetBy(dx: outer.minX, dy: outer.minY)
  }

  private func insets(of item: ItemID) -> LayoutInsets {
    inspection.engine.item(item)?.alignmentInsets ?? .zero
  }

  /// The view of an item on the canvas.
  private func view(of item: ItemID) -> UIView? {
    guard let view = inspection.object(of: item) as? UIView else { return nil }
    return layout.checked(view)?.view ?? judged?.identifier(of: view).flatMap(scene.view)
  }

  /// The id in the file of the view of an item.
  func identifier(of item: ItemID) -> String? { view(of: item).flatMap(scene.identifier(of:)) }
}
