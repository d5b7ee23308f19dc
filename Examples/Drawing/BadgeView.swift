// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import QuoinUIKit
import QuoinUIKitExtras

/// A round avatar with a badge at its corner. The avatar is an image of an image renderer; a ring
/// around the badge is cut out of it.
final class BadgeView: UIView {
  private let picture = UIImageView()
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.image = Self.avatar("AB", side: 96)
    addSubview(picture)
    badge.text = "12"
    badge.font = .systemFont(ofSize: 15, weight: .bold)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 15
    badge.layer.shadowOpacity = 0.3
    badge.layer.shadowOffset = CGSize(width: 0, height: 2)
    badge.layer.shadowRadius = 2
    badge.transform = CGAffineTransform(rotationAngle: .pi / 15)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: bounds.midX - 48, y: bounds.midY - 48, width: 96, height: 96)
    badge.bounds = CGRect(x: 0, y: 0, width: 36, height: 30)
    badge.center = CGPoint(x: bounds.midX + 36, y: bounds.midY - 34)
  }

  private static func avatar(_ initials: String, side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      let circle = UIBezierPath(ovalIn: context.format.bounds)
      UIColor.systemIndigo.setFill()
      circle.fill()
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 36, weight: .medium), .foregroundColor: UIColor.white,
      ]
      let size = initials.size(withAttributes: attributes)
      initials.draw(
        at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2),
        withAttributes: attributes)
      UIBezierPath(
        ovalIn: CGRect(x: side / 2 + 36 - 21, y: side / 2 - 34 - 18, width: 42, height: 36)
      ).fill(with: .clear, alpha: 1)
    }
  }
}
#endif
