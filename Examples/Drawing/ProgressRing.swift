// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import QuoinUIKit
import QuoinUIKitExtras

/// A ring of shape layers around a number in per cent. A gradient shines through the ring.
final class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let colors = CAGradientLayer()
  private let label = UILabel()

  var progress: CGFloat = 0.72 {
    didSet { show() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, ring] {
      shape.fillColor = nil
      shape.lineWidth = 14
      shape.lineCap = .round
    }
    track.strokeColor = UIColor.systemGray5.cgColor
    ring.strokeColor = UIColor.black.cgColor
    colors.colors = [UIColor.systemGreen.cgColor, UIColor.systemTeal.cgColor]
    colors.startPoint = CGPoint(x: 0, y: 0)
    colors.endPoint = CGPoint(x: 1, y: 1)
    colors.mask = ring
    layer.addSublayer(track)
    layer.addSublayer(colors)
    label.font = .systemFont(ofSize: 26, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - 10, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    for layer in [track, ring, colors] { layer.frame = bounds }
    track.path = path.cgPath
    ring.path = path.cgPath
    label.frame = bounds
  }

  private func show() {
    ring.strokeEnd = progress
    label.text = "\(Int((progress * 100).rounded())) %"
  }
}
#endif
