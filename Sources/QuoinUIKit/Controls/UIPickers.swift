// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Wheels from which values are chosen, 320 × 216 points.
@preconcurrency @MainActor open class UIPickerView: UIView {
  override var defaultHugging: AxisPriorities { ControlMetrics.picker.hugging }
  /// 320 × 216.
  open override var intrinsicContentSize: CGSize { ControlMetrics.picker.contentSize }
  /// 320 × 216.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.picker.frameSize(in: size)
  }
}

/// Wheels from which a date is chosen, 320 × 216 points.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  override var defaultHugging: AxisPriorities { ControlMetrics.picker.hugging }
  /// 320 × 216.
  open override var intrinsicContentSize: CGSize { ControlMetrics.picker.contentSize }
  /// 320 × 216.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.picker.frameSize(in: size)
  }
}
