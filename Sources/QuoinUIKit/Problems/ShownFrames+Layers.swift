// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Views with a layer of the program that was given the bounds of the view before these were
  /// known, or the frame in place of the bounds.
  var staleLayers: [Finding] {
    everything.compactMap { view in
      guard let layer = view.existingLayer, view.bounds.width > 0, view.bounds.height > 0 else {
        return nil
      }
      if let mask = layer.mask, !mask.isAnimated, isEmpty(mask) {
        return Finding(
          code: "stale-layer",
          sentence:
            "nothing of \(names.name(of: view)) can be seen: the mask of its layer is empty, "
            + "but the view is \(Self.size(view.bounds.size)); \(Self.remedy)",
          view: view)
      }
      for inner in layer.ownSublayers
      where !inner.isHidden && inner.mask == nil && !inner.isAnimated {
        if let found = staleLayer(inner, in: view) { return found }
      }
      return nil
    }
  }

  /// A gradient without one length is a bar that grows, and one without colours waits for them.
  private func staleLayer(_ layer: CALayer, in view: UIView) -> Finding? {
    let name = names.name(of: view)
    if layer.hasColors, layer.bounds.size == .zero {
      return Finding(
        code: "stale-layer",
        sentence: "the gradient layer in \(name) is \(Self.size(layer.bounds.size)), but \(name) "
          + "is \(Self.size(view.bounds.size)); \(Self.remedy)",
        view: view)
    }
    let origin = view.frame.origin
    guard Self.isOther(CGRect(origin: origin, size: .zero), .zero),
      !Self.isOther(layer.frame, view.frame)
    else { return nil }
    return Finding(
      code: "stale-layer",
      sentence: "a layer in \(name) has the frame of \(name), which begins at "
        + "(\(Self.number(origin.x)), \(Self.number(origin.y))) of the superview, and is drawn so far "
        + "from \(name); set its frame to the bounds of \(name)",
      view: view)
  }

  private static let remedy =
    "layers have no constraints, so set the frame to the bounds of the view in layoutSubviews() or "
    + "viewDidLayoutSubviews(), where these are known"

  /// Whether a mask has a content, and the bounds of a view before the layout. Other empty masks begin
  /// an animation: a shape with a point elsewhere as its path, or with none.
  private func isEmpty(_ mask: CALayer) -> Bool {
    guard mask.sublayers == nil, !(mask is CATextLayer) else { return false }
    guard let shape = mask as? CAShapeLayer else {
      return mask.bounds.size == .zero
        && (mask.hasColors || mask.backgroundColor != nil || mask.contents != nil)
    }
    guard shape.lineWidth == 0 || shape.strokeColor == nil else { return false }
    return shape.path?.boundingBox == .zero
  }
}

extension CALayer {
  /// The sublayers that belong to no view.
  var ownSublayers: [CALayer] { tree.behind + tree.front }

  fileprivate var isAnimated: Bool { animationKeys() != nil }

  /// Whether the layer is a gradient with colours.
  fileprivate var hasColors: Bool { (self as? CAGradientLayer)?.colors?.isEmpty == false }
}
