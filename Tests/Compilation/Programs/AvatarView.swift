// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A round picture with initials, a ring in a gradient and a badge.
final class AvatarView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  let picture = UIImageView()
  let initials = UILabel()
  let badge = UIImageView(image: UIImage(systemName: "checkmark.seal.fill"))
  private let ring = CAShapeLayer()
  private let ringWidth: CGFloat = 3

  var gradient: CAGradientLayer { layer as! CAGradientLayer }

  var name: String = "" {
    didSet {
      let letters = name.split(separator: " ").compactMap(\.first).prefix(2)
      initials.attributedText = NSAttributedString(
        string: String(letters).uppercased(),
        attributes: [
          .font: UIFont.systemFont(ofSize: 24, weight: .semibold),
          .foregroundColor: UIColor.white,
          .kern: 2,
        ])
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor(hue: 0.6, saturation: 0.8, brightness: 0.9, alpha: 1).cgColor
    ring.lineWidth = ringWidth
    layer.addSublayer(ring)
    picture.contentMode = .scaleAspectFill
    picture.layer.masksToBounds = true
    picture.layer.cornerCurve = .continuous
    badge.tintColor = .systemGreen
    badge.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14, weight: .bold)
    for view in [picture, initials, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.widthAnchor.constraint(equalTo: widthAnchor, constant: -4 * ringWidth),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      initials.centerXAnchor.constraint(equalTo: centerXAnchor),
      initials.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = ringWidth / 2
    ring.frame = bounds
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset)).cgPath
    picture.layer.cornerRadius = picture.bounds.width / 2
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2,
        startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).cgPath
    layer.mask = mask
  }

  var ringPath: CGPath? { ring.path }

  /// The picture of a name on a colour.
  static func placeholder(size: CGSize, color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.setStrokeColor(UIColor.white.cgColor)
      context.cgContext.strokeEllipse(in: CGRect(origin: .zero, size: size))
    }
  }
}
