// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A control with a colour, which opens a colour picker in UIKit. No picker is opened here.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The selected colour; nil for none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title of the colour picker. Stored.
  open var title: String?
  /// Whether the colour can be transparent. Stored.
  open var supportsAlpha = true

  /// Creates a control without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without a colour; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// *Estimated*: 28 × 28 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// Draws a ring, and the colour in it.
  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    guard side > 10 else { return }
    let ring = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side
    ).insetBy(dx: 1.5, dy: 1.5)
    let path = UIBezierPath(ovalIn: ring)
    path.lineWidth = 2.5
    UIColor.systemPink.setStroke()
    path.stroke()
    guard let selectedColor else { return }
    selectedColor.setFill()
    UIBezierPath(ovalIn: ring.insetBy(dx: 3.5, dy: 3.5)).fill()
  }
}
