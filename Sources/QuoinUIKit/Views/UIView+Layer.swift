// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The layer of the view, of the kind that its class asks for.
  ///
  /// A class cannot be asked to make an object of an unknown subclass without Objective-C. For a
  /// layer class of the program the nearest class of this library is taken.
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

  /// A view that looks like this one does now, as far as is known: its size and its background.
  func makeSnapshot(of rect: CGRect) -> UIView {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.backgroundColor = backgroundColor
    snapshot.alpha = alpha
    snapshot.layer.cornerRadius = layer.cornerRadius
    return snapshot
  }
}
