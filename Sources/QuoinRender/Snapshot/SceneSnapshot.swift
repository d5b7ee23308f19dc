// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

/// Reads views after layout, without changing them.
@MainActor struct SceneSnapshot {
  let naming: SceneNaming
  private(set) var views: [RenderedView] = []
  /// The identifier of each view that was read, and its index in `views`.
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The translation of the current root, which keeps roots from overlapping.
  private var offset = CGPoint.zero

  private struct Entry {
    var index: Int
    /// The distance by which the content of the view is moved down.
    var contentShift: Double
  }

  /// The distance between two roots in points.
  private static let gap: CGFloat = 24

  init(naming: SceneNaming) {
    self.naming = naming
  }

  // MARK: Views

  /// Adds a root and its subviews, below the roots that were added before.
  mutating func add(root: UIView) {
    guard entries[ObjectIdentifier(root)] == nil else { return }
    if let lowest = views.map(\.drawingFrame.maxY).max() {
      offset = CGPoint(x: 0, y: CGFloat(lowest) + Self.gap)
    }
    add(root, parent: nil, root: root, shift: 0)
  }

  private mutating func add(_ view: UIView, parent: String?, root: UIView, shift: Double) {
    guard let facts = naming.view(view) else { return }
    let rect = drawingRect(view.convert(view.bounds, to: root)).moved(y: shift)
    let insets = view.layoutOverrides?.alignmentRectInsets ?? view.alignmentRectInsets
    entries[ObjectIdentifier(view)] = Entry(index: views.count, contentShift: facts.contentShift)
    views.append(
      RenderedView(
        id: facts.id, name: facts.name, givenName: facts.givenName, className: facts.className,
        kind: facts.kind, parent: parent,
        frame: facts.frame, drawingFrame: rect, alignmentFrame: rect.inset(by: insets),
        isHidden: view.isHidden, clipsChildren: view.clipsToBounds || view is UIScrollView,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        fitsContent: fitsContent(view, width: rect.inset(by: insets).width),
        appearance: facts.appearance))
    let inner = shift + facts.contentShift
    for subview in view.subviews { add(subview, parent: facts.id, root: root, shift: inner) }
  }

  /// Whether a view is at least as wide as its content. Half a point allows for rounding to pixels.
  private func fitsContent(_ view: UIView, width: Double) -> Bool {
    let content = view.layoutOverrides?.intrinsicContentSize ?? view.intrinsicContentSize
    return content.width > 0 && width >= Double(content.width) - 0.5
  }

  private func drawingRect(_ rect: CGRect) -> LayoutRect {
    LayoutRect(
      x: Double(rect.minX + offset.x), y: Double(rect.minY + offset.y),
      width: Double(rect.width), height: Double(rect.height))
  }

  /// The description of a view that was read; nil for other views.
  func rendered(_ view: UIView) -> RenderedView? {
    entries[ObjectIdentifier(view)].map { views[$0.index] }
  }

  /// Returns the distance by which the content of a view is moved down in pictures, in points.
  func contentShift(of view: UIView) -> Double {
    entries[ObjectIdentifier(view)]?.contentShift ?? 0
  }
}

extension LayoutRect {
  fileprivate func inset(by insets: UIEdgeInsets) -> LayoutRect {
    LayoutRect(
      x: x + Double(insets.left), y: y + Double(insets.top),
      width: max(0, width - Double(insets.left + insets.right)),
      height: max(0, height - Double(insets.top + insets.bottom)))
  }
}
