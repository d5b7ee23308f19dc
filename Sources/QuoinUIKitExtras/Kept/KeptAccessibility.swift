// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Accessibility.txt and run it again.
// swift-format-ignore-file

public import QuoinUIKit

/// Without effect here: Apple's [UIAccessibilityPriority](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [UIAccessibilityPriority.rawValue](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [UIAccessibilityPriority.init(rawValue:)](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [UIAccessibilityPriority.low](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/low).
  public static let low: UIAccessibilityPriority = Self(rawValue: "UIAccessibilityPriorityLow")
  /// Without effect here: Apple's [UIAccessibilityPriority.default](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/default).
  public static let `default`: UIAccessibilityPriority = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Without effect here: Apple's [UIAccessibilityPriority.high](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/high).
  public static let high: UIAccessibilityPriority = Self(rawValue: "UIAccessibilityPriorityHigh")
}

extension UIImageView {
  /// Without effect here: Apple's [UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory](https://developer.apple.com/documentation/uikit/uiimageview/adjustsimagesizeforaccessibilitycontentsizecategory).
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIButton {
  /// Without effect here: Apple's [UIButton.adjustsImageSizeForAccessibilityContentSizeCategory](https://developer.apple.com/documentation/uikit/uibutton/adjustsimagesizeforaccessibilitycontentsizecategory).
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIAccessibility {
  /// Without effect here: Apple's [UIAccessibility.hearingDevicePairedEar](https://developer.apple.com/documentation/uikit/uiaccessibility/hearingdevicepairedear).
  public static let hearingDevicePairedEar: UIAccessibility.HearingDeviceEar = []
  /// Without effect here: Apple's [UIAccessibility.focusedElement(using:)](https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)).
  public static func focusedElement(using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?) -> Any? { nil }
}

