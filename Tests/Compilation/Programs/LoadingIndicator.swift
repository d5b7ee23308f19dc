// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A ring that turns and three dots that pulse.
final class LoadingIndicator: UIView, CAAnimationDelegate {
  private let ring = CAShapeLayer()
  private let dots = CAReplicatorLayer()
  private let dot = CALayer()
  var onFinish: (() -> Void)?
  private(set) var isAnimating = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    ring.fillColor = nil
    ring.strokeColor = tintColor.cgColor
    ring.lineWidth = 4
    ring.strokeStart = 0
    ring.strokeEnd = 0.8
    layer.addSublayer(ring)
    dot.backgroundColor = UIColor.systemGray.cgColor
    dot.cornerRadius = 4
    dots.instanceCount = 3
    dots.instanceDelay = 0.2
    dots.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
    dots.addSublayer(dot)
    layer.addSublayer(dots)
  }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    ring.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ring.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 2, dy: 2)).cgPath
    dots.frame = CGRect(x: bounds.midX - 20, y: bounds.maxY - 8, width: 40, height: 8)
    dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
  }

  var ringFrame: CGRect { ring.frame }

  func startAnimating() {
    isAnimating = true
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    rotation.fromValue = 0
    rotation.toValue = CGFloat.pi * 2
    rotation.duration = 1
    rotation.repeatCount = .infinity
    rotation.timingFunction = CAMediaTimingFunction(name: .linear)
    rotation.isRemovedOnCompletion = false
    ring.add(rotation, forKey: "rotation")

    let pulse = CAKeyframeAnimation(keyPath: "opacity")
    pulse.values = [1, 0.2, 1]
    pulse.keyTimes = [0, 0.5, 1]
    let grow = CASpringAnimation(keyPath: "transform.scale")
    grow.damping = 8
    grow.fromValue = 0.5
    grow.toValue = 1
    grow.duration = grow.settlingDuration
    let group = CAAnimationGroup()
    group.animations = [pulse, grow]
    group.duration = 0.6
    group.repeatCount = .greatestFiniteMagnitude
    group.fillMode = .forwards
    dot.add(group, forKey: "pulse")
  }

  func stopAnimating(success: Bool) {
    isAnimating = false
    ring.removeAnimation(forKey: "rotation")
    dot.removeAllAnimations()
    let end = CABasicAnimation(keyPath: "strokeEnd")
    end.fromValue = ring.presentation()?.strokeEnd ?? ring.strokeEnd
    end.toValue = success ? 1 : 0
    end.duration = 0.3
    end.delegate = self
    end.setValue("end", forKey: "name")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { [weak self] in self?.setNeedsLayout() }
    ring.strokeEnd = success ? 1 : 0
    ring.add(end, forKey: "end")
    CATransaction.commit()
    let transition = CATransition()
    transition.type = .fade
    transition.subtype = .fromTop
    layer.add(transition, forKey: kCATransition)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if anim.value(forKey: "name") as? String == "end", flag { onFinish?() }
  }

  var runningKeys: [String] { (ring.animationKeys() ?? []) + (dot.animationKeys() ?? []) }
  var strokeEnd: CGFloat { ring.strokeEnd }
}
