// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for a number in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// A slider from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A slider from 0 to 1; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number.
  open var value: Float = 0
  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1
  /// The colour of the track up to the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override var defaultHugging: AxisPriorities { ControlMetrics.slider.hugging }
  /// A height and no width.
  open override var intrinsicContentSize: CGSize { ControlMetrics.slider.contentSize }
  /// The thumb reaches beyond the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.slider.alignment }
  /// The given width and the height of a slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.slider.frameSize(in: size)
  }
}
