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
    add(root, parent: nil, root: root, shift: 0, origin: nil)
  }

  /// - Parameter origin: The position of the superview's origin without transforms, in the
  ///   coordinates of the scene; nil outside of views that are rotated or scaled.
  private mutating func add(
    _ view: UIView, parent: String?, root: UIView, shift: Double, origin: CGPoint?
  ) {
    guard let facts = naming.view(view) else { return }
    let place = transformedPlace(of: view, root: root, shift: shift, origin: origin)
    let rect = drawingRect(view.convert(view.bounds, to: root)).moved(y: shift)
    let insets = view.layoutOverrides?.alignmentRectInsets ?? view.alignmentRectInsets
    entries[ObjectIdentifier(view)] = Entry(index: views.count, contentShift: facts.contentShift)
    var rendered = RenderedView(
      id: facts.id, name: facts.name, givenName: facts.givenName, className: facts.className,
      kind: facts.kind, parent: parent,
      frame: facts.frame, drawingFrame: rect, alignmentFrame: rect.inset(by: insets),
      isHidden: view.isHidden,
      clipsChildren: view.clipsToBounds || view is UIScrollView
        || view.shownSheet?.shownCornerRadius != nil,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      fitsContent: fitsContent(view, width: rect.inset(by: insets).width),
      appearance: facts.appearance)
    let style = view.traitCollection.userInterfaceStyle
    if style != root.traitCollection.userInterfaceStyle { rendered.isDark = style == .dark }
    rendered.drawing = view.drawing
    if let mask = view.mask { rendered.mask = Self.views(ofMask: mask, in: view) }
    rendered.transformed = place.map {
      TransformedPlace(
        frame: $0.frame, alignmentFrame: $0.frame.inset(by: insets), transform: $0.transform)
    }
    if rendered.drawing?.hidesText ?? false { rendered.appearance.text = nil }
    views.append(rendered)
    let inner = shift + facts.contentShift
    let corner = place.map { place in
      CGPoint(
        x: CGFloat(place.frame.x) - view.bounds.minX,
        y: CGFloat(place.frame.y + facts.contentShift) - view.bounds.minY)
    }
    for subview in view.subviews {
      add(subview, parent: facts.id, root: root, shift: inner, origin: corner)
    }
  }

  private static func views(ofMask mask: UIView, in view: UIView) -> [RenderedView] {
    var snapshot = SceneSnapshot(naming: .automatic(for: mask))
    snapshot.offset = CGPoint(
      x: mask.frame.minX - view.bounds.minX, y: mask.frame.minY - view.bounds.minY)
    snapshot.add(root: mask)
    return snapshot.views
  }

  /// Returns where a view is drawn before its transform, and the transform; nil for a view that is
  /// neither rotated nor scaled nor inside such a view.
  private func transformedPlace(
    of view: UIView, root: UIView, shift: Double, origin: CGPoint?
  ) -> (frame: LayoutRect, transform: DisplayTransform?)? {
    let turning = view === root ? nil : view.turningTransform
    guard origin != nil || turning != nil else { return nil }
    let outer = view.superview.map {
      drawingRect($0.convert(CGRect.zero, to: root)).moved(y: shift)
    }
    let start = origin ?? CGPoint(x: outer?.x ?? 0, y: outer?.y ?? 0)
    let own = view.untransformedFrame
    // A transform that only moves is part of the position.
    let move = turning == nil ? view.transform : .identity
    let frame = CGRect(
      x: start.x + own.minX + move.tx, y: start.y + own.minY + move.ty, width: own.width,
      height: own.height)
    let rect = LayoutRect(frame)
    guard let turning else { return (rect, nil) }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(turning)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return (rect, DisplayTransform(transform))
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
