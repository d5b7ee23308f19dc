// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Gestures.txt and run it again.
// swift-format-ignore-file

public import Foundation

/// Without effect here: Apple's [UIScrollTypeMask](https://developer.apple.com/documentation/uikit/uiscrolltypemask).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Without effect here: Apple's [UIScrollTypeMask](https://developer.apple.com/documentation/uikit/uiscrolltypemask).
  public let rawValue: UInt
  /// Without effect here: Apple's [UIScrollTypeMask](https://developer.apple.com/documentation/uikit/uiscrolltypemask).
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without effect here: Apple's [UIScrollTypeMask.discrete](https://developer.apple.com/documentation/uikit/uiscrolltypemask/discrete).
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Without effect here: Apple's [UIScrollTypeMask.continuous](https://developer.apple.com/documentation/uikit/uiscrolltypemask/continuous).
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Without effect here: Apple's [UIScrollTypeMask.all](https://developer.apple.com/documentation/uikit/uiscrolltypemask/all).
  public static let all = UIScrollTypeMask(rawValue: 3)
}

/// Without effect here: Apple's [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer).
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Without effect here: Apple's [UIHoverGestureRecognizer.zOffset](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/zoffset).
  open var zOffset: CGFloat { 0 }
  /// Without effect here: Apple's [UIHoverGestureRecognizer.altitudeAngle](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/altitudeangle).
  open var altitudeAngle: CGFloat { 0 }
  /// Without effect here: Apple's [UIHoverGestureRecognizer.azimuthAngle(in:)](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/azimuthangle(in:)).
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Without effect here: Apple's [UIHoverGestureRecognizer.rollAngle](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/rollangle).
  open var rollAngle: CGFloat { 0 }
}

