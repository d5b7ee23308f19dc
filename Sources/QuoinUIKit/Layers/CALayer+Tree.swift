// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The position of a layer among layers without a view, and its pending work.
struct LayerTree {
  weak var parent: CALayer?
  /// The layers behind the layers of subviews, and those in front of them.
  var behind: [CALayer] = []
  var front: [CALayer] = []
  var needsLayout = true
}

extension CALayer {
  /// Calls a closure with the view of the layer; returns nil without a view or away from the main
  /// actor.
  func withView<Value>(_ body: @MainActor (UIView) -> Value) -> Value? {
    guard let view, MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { MainActorValue(body(view)) }.value
  }

  /// Changes the geometry of the layer, and has the view react.
  func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    if old.bounds.size != geometry.bounds.size { setNeedsLayout() }
    guard view != nil else { return lookDidChange() }
    _ = withView {
      if AnimationBlock.isWatching { $0.recordGeometry(from: old) }
      $0.reportChange(.frame)
      $0.geometryDidChange(from: old.bounds)
    }
  }

  /// Notifies the view, whose layer contains this one, that the appearance of the layer changed.
  func lookDidChange() {
    var layer: CALayer? = self
    while let current = layer, current.view == nil { layer = current.tree.parent }
    _ = layer?.withView { $0.reportChange(.look) }
  }

  private var layersOfSubviews: [CALayer] {
    withView { $0.subviews.map(\.layer) } ?? []
  }

  var allSublayers: [CALayer] { tree.behind + layersOfSubviews + tree.front }

  /// Inserts a layer at an index among all sublayers. Between those of two subviews it comes behind
  /// all of them.
  func insert(_ layer: CALayer, at index: Int) {
    guard layer.view == nil else { return }
    layer.leaveSuperlayer()
    let subviews = layersOfSubviews
    let inFront = index - tree.behind.count - subviews.count
    // Without subviews the layer is behind those that are added later.
    let isAlone = subviews.isEmpty && tree.front.isEmpty
    if inFront >= 0 && index > 0 && !isAlone {
      tree.front.insert(layer, at: min(inFront, tree.front.count))
    } else {
      tree.behind.insert(layer, at: min(max(index, 0), tree.behind.count))
    }
    layer.tree.parent = self
    setNeedsLayout()
    lookDidChange()
  }

  /// Inserts a layer before or after another, which may be the layer of a subview.
  func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
    layer.leaveSuperlayer()
    let index = allSublayers.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? Int.max)
  }

  func exchangeSublayers(for layers: [CALayer]) {
    for layer in tree.behind + tree.front { layer.tree.parent = nil }
    tree.behind = []
    tree.front = []
    for layer in layers { addSublayer(layer) }
  }

  func leaveSuperlayer() {
    guard let parent = tree.parent else { return }
    parent.tree.behind.removeAll { $0 === self }
    parent.tree.front.removeAll { $0 === self }
    tree.parent = nil
    parent.lookDidChange()
  }

  func front(at point: CGPoint) -> CALayer? {
    let own = point.applying(geometry.outward.inverted())
    guard !isHidden, contains(own) else { return nil }
    return allSublayers.reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }

  // MARK: Layout

  func layoutFromTop() {
    var top = self
    while let next = top.tree.parent { top = next }
    top.layoutInside()
  }

  private func layoutInside() {
    if tree.needsLayout {
      tree.needsLayout = false
      layoutSublayers()
    }
    for layer in tree.behind + tree.front { layer.layoutInside() }
  }
}

extension CALayer {
  /// Returns the transform from the coordinates of one layer to those of another; nil means the
  /// topmost one.
  static func transform(from start: CALayer?, to end: CALayer?) -> CGAffineTransform {
    let inverse = end?.transformToTop.inverted() ?? .identity
    return (start?.transformToTop ?? .identity).concatenating(inverse)
  }

  /// The transform from the coordinates of the layer to those of the topmost one.
  private var transformToTop: CGAffineTransform {
    if let transform = withView({ $0.transformToTop }) { return transform }
    guard let superlayer else { return .identity }
    return geometry.outward.concatenating(superlayer.transformToTop)
  }
}
