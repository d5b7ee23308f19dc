// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A ring that shrinks while time passes, driven by a display link.
final class Countdown: UIView {
  private let ring = CAShapeLayer()
  private let label = UILabel()
  private var link: CADisplayLink?
  private var start: CFTimeInterval?
  let duration: CFTimeInterval
  private(set) var remaining: CFTimeInterval
  var onEnd: (() -> Void)?

  init(duration: CFTimeInterval) {
    self.duration = duration
    remaining = duration
    super.init(frame: .zero)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.systemOrange.cgColor
    ring.lineWidth = 4
    layer.addSublayer(ring)
    label.textAlignment = .center
    label.font = .monospacedDigitSystemFont(ofSize: 20, weight: .medium)
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  var text: String? { label.text }
  var labelFrame: CGRect { label.frame }
  var ringBounds: CGRect? { ring.path?.boundingBox }
  var ringEnd: CGFloat { ring.strokeEnd }

  func begin() {
    let link = CADisplayLink(target: self, selector: "step:")
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func perform(
    _ aSelector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    if aSelector == "step:", let link = object as? CADisplayLink { step(to: link.timestamp) }
    return nil
  }

  func step(to time: CFTimeInterval) {
    let start = self.start ?? time
    self.start = start
    remaining = max(duration - (time - start), 0)
    update()
    guard remaining == 0 else { return }
    link?.invalidate()
    link = nil
    onEnd?()
  }

  private func update() {
    label.text = String(format: "%.1f", remaining)
    ring.strokeEnd = CGFloat(remaining / duration)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 80) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.frame = bounds
    ring.path =
      UIBezierPath(
        arcCenter: center, radius: min(bounds.width, bounds.height) / 2 - ring.lineWidth / 2,
        startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
    label.sizeToFit()
    label.center = center
  }
}
