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
      if let mask = layer.mask, isEmpty(mask) {
        return Finding(
          code: "stale-layer",
          sentence:
            "nothing of \(names.name(of: view)) can be seen: the mask of its layer is empty, "
            + "but the view is \(Self.size(of: view)); \(Self.remedy)",
          view: view)
      }
      for inner in layer.ownSublayers where !inner.isHidden && inner.mask == nil {
        if let found = staleLayer(inner, in: view) { return found }
      }
      return nil
    }
  }

  private func staleLayer(_ layer: CALayer, in view: UIView) -> Finding? {
    let (name, size) = (names.name(of: view), layer.bounds.size)
    if layer is CAGradientLayer, size.width <= 0 || size.height <= 0 {
      return Finding(
        code: "stale-layer",
        sentence: "the gradient layer in \(name) is \(Self.number(size.width)) × "
          + "\(Self.number(size.height)), but \(name) is \(Self.size(of: view)); \(Self.remedy)",
        view: view)
    }
    guard view.frame.origin != .zero, layer.frame == view.frame else { return nil }
    let origin = view.frame.origin
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

  private static func size(of view: UIView) -> String {
    "\(number(view.bounds.width)) × \(number(view.bounds.height))"
  }

  /// Whether a mask shows nothing: one without a size, or a shape without an area.
  private func isEmpty(_ mask: CALayer) -> Bool {
    guard let shape = mask as? CAShapeLayer else {
      return (mask.bounds.width <= 0 || mask.bounds.height <= 0) && mask.sublayers == nil
        && !(mask is CATextLayer)
    }
    guard shape.lineWidth == 0 || shape.strokeColor == nil, shape.sublayers == nil else {
      return false
    }
    guard let area = shape.path?.boundingBox else { return true }
    return area.width <= 0 || area.height <= 0
  }
}

extension CALayer {
  /// The sublayers that belong to no view.
  fileprivate var ownSublayers: [CALayer] { tree.behind + tree.front }
}
