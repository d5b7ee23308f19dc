// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Returns the layer of the view, an object of its layer class.
  ///
  /// Without Objective-C, an object of an unknown subclass cannot be created by its class. For a
  /// layer class of the program the nearest class of this library is used.
  func makeLayer() -> CALayer {
    switch type(of: self).layerClass {
    case is CAShapeLayer.Type: CAShapeLayer(view: self)
    case is CAGradientLayer.Type: CAGradientLayer(view: self)
    case is CAEmitterLayer.Type: CAEmitterLayer(view: self)
    case is CAReplicatorLayer.Type: CAReplicatorLayer(view: self)
    case is CATextLayer.Type: CATextLayer(view: self)
    case is CATransformLayer.Type: CATransformLayer(view: self)
    case is CAScrollLayer.Type: CAScrollLayer(view: self)
    default: CALayer(view: self)
    }
  }

  /// Returns a view that looks like this one does now, as far as is known: its size and its
  /// background.
  func makeSnapshot(of rect: CGRect) -> UIView {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.backgroundColor = backgroundColor
    snapshot.alpha = alpha
    snapshot.layer.cornerRadius = layer.cornerRadius
    return snapshot
  }
}
