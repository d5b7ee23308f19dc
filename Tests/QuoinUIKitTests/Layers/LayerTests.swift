// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class OwnLayer: CAShapeLayer {}

private final class OwnLayerView: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}

/// Puts its sublayers side by side.
private final class RowLayer: CALayer {
  var layoutCount = 0

  override func layoutSublayers() {
    layoutCount += 1
    let width = bounds.width / CGFloat(max(sublayers?.count ?? 0, 1))
    for (index, layer) in (sublayers ?? []).enumerated() {
      layer.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

@MainActor @Suite("Layers")
struct LayerTests {
  @Test("A view asks its class for the kind of its layer")
  func layerClass() {
    #expect(type(of: UIView().layer) == CALayer.self)
    #expect(GradientView().layer is CAGradientLayer)
    // No object of an unknown class can be made; the nearest one stands in.
    #expect(type(of: OwnLayerView().layer) == CAShapeLayer.self)
  }

  @Test("View and layer show the same look")
  func sharedLook() {
    let view = UIView()
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.isHidden = true
    #expect(view.alpha == 0.5)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor == .red)
    #expect(view.isHidden)
    view.alpha = 0.25
    view.backgroundColor = nil
    #expect(view.layer.opacity == 0.25)
    #expect(view.layer.backgroundColor == nil)
    let layer = CALayer()
    layer.opacity = 0.75
    #expect(layer.opacity == 0.75)
  }

  @Test("Setting the bounds of a layer lays out the view, as setting those of the view does")
  func sharedGeometry() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.autoresizingMask = [.flexibleWidth]
    view.addSubview(child)
    view.layer.bounds.size.width = 200
    #expect(view.frame == CGRect(x: -50, y: 0, width: 200, height: 100))
    #expect(child.frame.width == 150)
  }

  @Test("Layers of subviews lie between those that a program puts behind and in front")
  func sublayers() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    let (back, front) = (CALayer(), CALayer())
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    #expect(view.layer.sublayers == [back, first.layer, second.layer, front])
    #expect(first.layer.superlayer === view.layer)
    #expect(back.superlayer === view.layer)
    let middle = CALayer()
    view.layer.insertSublayer(middle, above: back)
    front.removeFromSuperlayer()
    #expect(view.layer.sublayers == [back, middle, first.layer, second.layer])
  }

  @Test("A layer without views keeps its own order")
  func plainSublayers() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    root.addSublayer(layers[0])
    root.addSublayer(layers[1])
    root.insertSublayer(layers[2], at: 1)
    root.insertSublayer(layers[3], below: layers[0])
    #expect(root.sublayers == [layers[3], layers[0], layers[2], layers[1]])
    let other = CALayer()
    root.replaceSublayer(layers[2], with: other)
    #expect(root.sublayers == [layers[3], layers[0], other, layers[1]])
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(other.superlayer == nil)
  }

  @Test("Points are converted between layers, through those of views too")
  func conversion() {
    let root = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    root.addSubview(child)
    let inner = CALayer()
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    child.layer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root.layer) == CGPoint(x: 16, y: 26))
    #expect(inner.convert(CGPoint(x: 16, y: 26), from: root.layer) == CGPoint(x: 1, y: 1))
    #expect(root.layer.hitTest(CGPoint(x: 66, y: 76)) === inner)
    inner.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: root.layer)
        == CGRect(x: 10, y: 20, width: 10, height: 10))
  }

  @Test("A transform out of the plane is kept, and the frame follows its part in the plane")
  func spatialTransform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // Turned by 60 degrees about the vertical axis, half of the width is seen.
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(view.frame.height == 100)
    #expect(view.layer.transform.m13 != 0)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test("Layers lay out their sublayers where that was asked for")
  func layout() {
    let row = RowLayer()
    row.addSublayer(CALayer())
    row.addSublayer(CALayer())
    row.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    row.sublayers?.last?.layoutIfNeeded()
    #expect(row.sublayers?.last?.frame == CGRect(x: 40, y: 0, width: 40, height: 10))
    row.layoutIfNeeded()
    #expect(row.layoutCount == 1)
    row.bounds.size.width = 40
    #expect(row.needsLayout())
    row.layoutIfNeeded()
    #expect(row.layoutCount == 2)
  }

  @Test("A copy for showing has the geometry and the look of the layer")
  func presentationCopy() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.opacity = 0.5
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame)
    #expect(copy.opacity == 0.5)
    copy.frame.origin.x = 9
    #expect(layer.frame.minX == 1)
  }

  @Test("A copy is moved inside and turned without the layer")
  func copyOfTransform() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 0, width: 10, height: 10)
    let copy = CALayer(layer: layer)
    #expect(copy.bounds.minX == 5)
    copy.bounds.origin.x = 7
    copy.anchorPoint = .zero
    #expect(layer.bounds.minX == 5)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(copy.bounds.minX == 7)
  }

  @Test("A layer that outlives its view stays where it was")
  func layerWithoutView() {
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    weak var ended: UIView?
    ended = view
    let layer = view?.layer
    view?.frame.origin.x = 9
    view = nil
    #expect(ended == nil)
    #expect(layer?.frame == CGRect(x: 9, y: 2, width: 3, height: 4))
    layer?.frame.origin.y = 8
    #expect(layer?.frame == CGRect(x: 9, y: 8, width: 3, height: 4))
  }

  @Test("Transactions nest, and each runs its completion when it ends")
  func transactions() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { log.append("inner") }
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.setCompletionBlock { log.append("none") }
    #expect(log == ["inner", "outer", "none"])
    #expect(!CATransaction.disableActions())
  }
}
