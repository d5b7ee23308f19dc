// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a view draws into. A view and its layer share one geometry.
open class CALayer: NSObject {
  let geometry: LayerGeometry
  private var children: [CALayer] = []
  private weak var parent: CALayer?

  /// A layer without a view.
  public override init() {
    geometry = LayerGeometry()
    super.init()
  }

  init(geometry: LayerGeometry) {
    self.geometry = geometry
    super.init()
  }

  /// The rectangle around the transformed bounds, in the superlayer's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The layer in its own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  /// The point of the layer that stays in place: (0, 0) is the upper left, (1, 1) the lower right
  /// corner.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    geometry.transform = m
  }

  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds = false
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// From 0, invisible, to 1.
  open var opacity: Float = 1
  /// Whether the layer is not shown.
  open var isHidden = false
  /// Pixels a point.
  open var contentsScale: CGFloat = 1
  /// From 0, no shadow, to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The layer around this one.
  open var superlayer: CALayer? { parent }

  /// The layers inside, from back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.parent = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32.max)
  }

  /// Puts a layer at an index counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.parent = self
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
