// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension SceneBuilder {
  /// Adds the constraints by which macOS stack views arrange.
  func addAppKitStacks() {
    guard document.kind.platform == .macOS else { return }
    for index in scene.views {
      guard let stack = document.views[index].stack, let view = entries.view(at: index) else {
        continue
      }
      let arrangement = AppKitStack(view: view, stack: stack, arranged: arranged(in: index))
      arrangement.activate()
      for child in document.views[index].children { keepContainer(child) }
    }
  }

  /// Keeps an arranged view with others inside at its stored size, if neither these nor the stack
  /// view size it: the canvas keeps sizes that no constraint determines.
  private func keepContainer(_ index: Int) {
    let description = document.views[index]
    guard let view = entries.view(at: index), isArranged(description), description.frame != nil,
      options.size == nil, !description.children.isEmpty, description.rule.kind != .stack,
      !arrangesCells(index)
    else { return }
    let size = alignmentSize(of: index)
    keep(view, AxisPair(Double(size.width), Double(size.height)), priority: 10)
  }

  private func arranged(in index: Int) -> [AppKitStack.Arranged] {
    let stack = document.views[index]
    var arranged: [AppKitStack.Arranged] = []
    for (position, child) in stack.children.enumerated() {
      let description = document.views[child]
      guard let view = entries.view(at: child), isArranged(description) else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      let custom = stack.stack?.customSpacing ?? []
      let gravity: StackGravity
      if case .arranged(let area) = description.role {
        gravity = area
      } else {
        gravity = .beginning
      }
      arranged.append(
        AppKitStack.Arranged(
          view: view, gravity: gravity,
          spacingAfter: custom.indices.contains(position) ? custom[position] : nil,
          contentSize: view.layoutOverrides?.intrinsicContentSize ?? .zero,
          fixedSize: description.isFixedFrame ? alignmentSize(of: child) : nil,
          canvasSize: canvasSize(of: child, view: view),
          lined: lined(child)))
    }
    return arranged
  }

  /// Keeps a view at its stored size on the axes on which it has no content, if nothing else sizes
  /// it.
  func keepCanvasSize(of index: Int, priority: Float) {
    guard let view = entries.view(at: index) else { return }
    keep(view, canvasSize(of: index, view: view), priority: priority)
  }

  private func keep(_ view: UIView, _ size: AxisPair<Double?>, priority: Float) {
    for (attribute, points) in [
      (NSLayoutConstraint.Attribute.width, size.horizontal), (.height, size.vertical),
    ] {
      guard let points else { continue }
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(points), at: nil)
      constraint.priority = UILayoutPriority(priority)
      constraint.identifier = "canvas"
      constraint.isActive = true
    }
  }

  /// Returns the view whose baseline an arranged view has: for a row, its first view with text.
  /// Observed: `Preferences.storyboard` of WWDC.
  private func lined(_ index: Int) -> UIView? {
    lined(index) { _ in nil }
  }

  /// Returns the view whose baseline the content of a grid's cell has. For a column of views it is
  /// the first or the last one.
  func lined(inCell index: Int, isLast: Bool) -> UIView? {
    lined(index) { [self] arranged in
      (isLast ? arranged.last : arranged.first).flatMap { lined(inCell: $0, isLast: isLast) }
    }
  }

  private func lined(_ index: Int, inColumn: ([Int]) -> UIView?) -> UIView? {
    let description = document.views[index]
    if environments[description.root]?.baselines[description.id] != nil {
      return entries.view(at: index)
    }
    guard let stack = description.stack else { return nil }
    let arranged = description.children.filter { !document.views[$0].isHidden }
    if stack.isVertical { return inColumn(arranged) }
    for child in arranged {
      if let view = lined(child, inColumn: inColumn) { return view }
    }
    return nil
  }

  /// The stored size of the alignment rectangle on the axes on which the view has no content, for a
  /// view whose inside does not size it. Only the canvas keeps such sizes; a window of another size
  /// is one of a program.
  private func canvasSize(of index: Int, view: UIView) -> AxisPair<Double?> {
    let description = document.views[index]
    guard options.size == nil, description.frame != nil, !description.isFixedFrame,
      description.children.isEmpty || [.scroll, .split, .grid].contains(description.rule.kind),
      description.rule.kind != .stack
    else { return AxisPair(nil, nil) }
    let content = view.layoutOverrides?.intrinsicContentSize
    let size = alignmentSize(of: index)
    return AxisPair(
      (content?.width ?? -1) < 0 ? Double(size.width) : nil,
      (content?.height ?? -1) < 0 ? Double(size.height) : nil)
  }

  /// The stored size of the alignment rectangle.
  private func alignmentSize(of index: Int) -> CGSize {
    let description = document.views[index]
    let size = storedSizes[index] ?? .zero
    let insets =
      environments[description.root]?.alignmentInsets[description.id] ?? .zero
    return CGSize(
      width: max(0, Double(size.width) - insets.left - insets.right),
      height: max(0, Double(size.height) - insets.top - insets.bottom))
  }
}
