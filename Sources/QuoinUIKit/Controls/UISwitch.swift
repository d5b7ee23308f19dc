// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A control that is on or off, 51 × 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Creates a switch that is off. It has its own size whatever the frame's is.
  public override init(frame: CGRect) {
    let size = ControlMetrics.toggle.frameSize(in: frame.size)
    super.init(frame: CGRect(origin: frame.origin, size: size))
    if Host.content != nil { self.frame.size = frameSize(ControlMetrics.toggle, in: size) }
  }

  /// Creates a switch that is off; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the switch is on.
  open var isOn = false { didSet { reportChange(.value) } }
  /// The colour of the switch when it is on.
  open var onTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The colour of the thumb.
  open var thumbTintColor: UIColor? { didSet { reportChange(.look) } }

  /// The image of the switch when it is on. Stored, not shown.
  open var onImage: UIImage?
  /// The image of the switch when it is off. Stored, not shown.
  open var offImage: UIImage?
  /// A text beside the switch. Stored, not shown.
  open var title: String?

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override var defaultHugging: AxisPriorities { ControlMetrics.toggle.hugging }
  /// 49 × 31, without the two points to the right of the alignment rectangle.
  open override var intrinsicContentSize: CGSize { contentSize(ControlMetrics.toggle) }
  /// Two points to the right do not belong to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { alignmentInsets(ControlMetrics.toggle) }
  /// Returns the content size of 51 × 31.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frameSize(ControlMetrics.toggle, in: size)
  }
}
