// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIScrollView {
  /// Whether keys scroll. Stored: there is no keyboard.
  public var allowsKeyboardScrolling: Bool {
    get { kept(as: Bool.self, .keyboardScrolling) ?? true }
    set { keep(newValue, .keyboardScrolling) }
  }
  /// Whether the content goes past its sides and comes back. Stored, not shown.
  public var bouncesHorizontally: Bool {
    get { kept(as: Bool.self, .horizontalBounce) ?? true }
    set { keep(newValue, .horizontalBounce) }
  }
  /// Whether the content goes past its upper and lower end and comes back. Stored, not shown.
  public var bouncesVertically: Bool {
    get { kept(as: Bool.self, .verticalBounce) ?? true }
    set { keep(newValue, .verticalBounce) }
  }
  /// Whether a view around scrolls on where this one cannot. Stored.
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(as: Bool.self, .parentScrolling) ?? true }
    set { keep(newValue, .parentScrolling) }
  }
}

extension UILabel {
  /// How the text lies on glass.
  public enum Vibrancy: Int, Hashable, Sendable {
    case none = 0
    case automatic = 1
  }
  /// How the text lies on glass. Stored, not shown.
  public var preferredVibrancy: Vibrancy {
    get { kept(as: Vibrancy.self, .labelVibrancy) ?? .none }
    set { keep(newValue, .labelVibrancy) }
  }
  /// Whether a pointer shows a text that is cut. Stored: there is no pointer.
  public var showsExpansionTextWhenTruncated: Bool {
    get { kept(as: Bool.self, .expansionText) ?? false }
    set { keep(newValue, .expansionText) }
  }
  /// How lines are balanced. Stored: lines are filled one after the other.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept(as: NSParagraphStyle.LineBreakStrategy.self, .lineBreakStrategy) ?? .standard }
    set { keep(newValue, .lineBreakStrategy) }
  }
}

extension UIImageView {
  /// How bright pictures may be. Stored, not shown.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { kept(as: UIImage.DynamicRange.self, .dynamicRange) ?? .unspecified }
    set { keep(newValue, .dynamicRange) }
  }
}

extension UIImage {
  /// How bright a picture is.
  public enum DynamicRange: Int, Hashable, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}

extension UITextView {
  /// How a text view is outlined.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case roundedRect = 1
  }
  /// How the view is outlined. Stored, not shown.
  public var borderStyle: BorderStyle {
    get { kept(as: BorderStyle.self, .viewBorder) ?? .none }
    set { keep(newValue, .viewBorder) }
  }
  /// Whether the text has the size that the platform is used to. Stored.
  public var usesStandardTextScaling: Bool {
    get { kept(as: Bool.self, .textScaling) ?? false }
    set { keep(newValue, .textScaling) }
  }
  /// Whether a keyboard suggests the rest of a line. Stored: there is no keyboard.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(as: UITextInlinePredictionType.self, .inlinePrediction) ?? .default }
    set { keep(newValue, .inlinePrediction) }
  }
  /// What the system offers to write. Stored: nothing is offered.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept(as: UIWritingToolsBehavior.self, .writingTools) ?? .default }
    set { keep(newValue, .writingTools) }
  }
  /// What the system may write. Stored.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { kept(as: UIWritingToolsResultOptions.self, .writingToolsResult) ?? .default }
    set { keep(newValue, .writingToolsResult) }
  }
}

extension UITextField {
  /// Whether a keyboard suggests the rest of a line. Stored: there is no keyboard.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(as: UITextInlinePredictionType.self, .inlinePrediction) ?? .default }
    set { keep(newValue, .inlinePrediction) }
  }
  /// How passwords are suggested. Stored: none are.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept(as: UITextInputPasswordRules.self, .passwordRules) }
    set { keep(newValue, .passwordRules) }
  }
}

/// Whether a keyboard suggests the rest of a line.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// What the system offers to write.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// What the system may write.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// What suits the view.
  public static let `default` = UIWritingToolsResultOptions([])
  /// Text without styles.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Text with styles.
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// How passwords are suggested. Stored: none are.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  /// The rules in Apple's language.
  open private(set) var passwordRulesDescriptor: String

  /// Rules in Apple's language.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
