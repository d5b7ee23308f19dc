// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Sharing.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

/// Without effect here: Apple's [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Without effect here: Apple's [UIFeedbackGenerator.init](https://developer.apple.com/documentation/uikit/uifeedbackgenerator/init).
  public override init() { super.init() }
  /// Without effect here: Apple's [UIFeedbackGenerator.prepare](https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()).
  open func prepare() {}
  /// Without effect here: Apple's [UIFeedbackGenerator.view](https://developer.apple.com/documentation/uikit/uifeedbackgenerator/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UIFeedbackGenerator.init(view:)](https://developer.apple.com/documentation/uikit/uifeedbackgenerator/init(view:)).
  public convenience init(view: UIView) { self.init(); self.view = view }
  /// Without effect here: Apple's [UIFeedbackGenerator.willMove(to:)](https://developer.apple.com/documentation/uikit/uifeedbackgenerator/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UIFeedbackGenerator.didMove(to:)](https://developer.apple.com/documentation/uikit/uifeedbackgenerator/didmove(to:)).
  open func didMove(to view: UIView?) {}
}

/// Without effect here: Apple's [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect here: Apple's [UIImpactFeedbackGenerator.init(style:)](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:)).
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
  /// Without effect here: Apple's [UIImpactFeedbackGenerator.impactOccurred](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred()).
  open func impactOccurred() {}
  /// Without effect here: Apple's [UIImpactFeedbackGenerator.impactOccurred(intensity:)](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:)).
  open func impactOccurred(intensity: CGFloat) {}
  /// Without effect here: Apple's [UIImpactFeedbackGenerator.init(style:view:)](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:view:)).
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { self.init() }
  /// Without effect here: Apple's [UIImpactFeedbackGenerator.impactOccurred(at:)](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(at:)).
  open func impactOccurred(at location: CGPoint) {}
  /// Without effect here: Apple's [UIImpactFeedbackGenerator.impactOccurred(intensity:at:)](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:at:)).
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

extension UIImpactFeedbackGenerator {
  /// Without effect here: Apple's [UIImpactFeedbackGenerator.FeedbackStyle](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle).
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
}

/// Without effect here: Apple's [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect here: Apple's [UINotificationFeedbackGenerator.notificationOccurred(_:)](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:)).
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
  /// Without effect here: Apple's [UINotificationFeedbackGenerator.notificationOccurred(_:at:)](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:at:)).
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint) {}
}

extension UINotificationFeedbackGenerator {
  /// Without effect here: Apple's [UINotificationFeedbackGenerator.FeedbackType](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype).
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }
}

/// Without effect here: Apple's [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect here: Apple's [UISelectionFeedbackGenerator.selectionChanged](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator/selectionchanged()).
  open func selectionChanged() {}
  /// Without effect here: Apple's [UISelectionFeedbackGenerator.selectionChanged(at:)](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator/selectionchanged(at:)).
  open func selectionChanged(at location: CGPoint) {}
}

extension UIActivityItemSource {
  /// The default of Apple's [UIActivityItemSource.activityViewController(_:subjectForActivityType:)](https://developer.apple.com/documentation/uikit/uiactivityitemsource/activityviewcontroller(_:subjectforactivitytype:)).
  public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
  /// The default of Apple's [UIActivityItemSource.activityViewController(_:dataTypeIdentifierForActivityType:)](https://developer.apple.com/documentation/uikit/uiactivityitemsource/activityviewcontroller(_:datatypeidentifierforactivitytype:)).
  public func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
  /// The default of Apple's [UIActivityItemSource.activityViewController(_:thumbnailImageForActivityType:suggestedSize:)](https://developer.apple.com/documentation/uikit/uiactivityitemsource/activityviewcontroller(_:thumbnailimageforactivitytype:suggestedsize:)).
  public func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? { nil }
}

