// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Text.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

extension NSAttributedString {
  /// Without effect here: Apple's [NSAttributedString.DocumentAttributeKey](https://developer.apple.com/documentation/uikit/nsattributedstring/documentattributekey).
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// Without effect here: Apple's [NSAttributedString.DocumentAttributeKey.rawValue](https://developer.apple.com/documentation/uikit/nsattributedstring/documentattributekey/rawvalue).
    public var rawValue: String = ""
    /// Without effect here: Apple's [NSAttributedString.DocumentAttributeKey.init(rawValue:)](https://developer.apple.com/documentation/uikit/nsattributedstring/documentattributekey/init(rawvalue:)).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without effect here: Apple's [NSAttributedString.DocumentAttributeKey.documentType](https://developer.apple.com/documentation/uikit/nsattributedstring/documentattributekey/documenttype).
    public static let documentType: NSAttributedString.DocumentAttributeKey = DocumentAttributeKey(rawValue: "DocumentType")
    /// Without effect here: Apple's [NSAttributedString.DocumentAttributeKey.characterEncoding](https://developer.apple.com/documentation/uikit/nsattributedstring/documentattributekey/characterencoding).
    public static let characterEncoding: NSAttributedString.DocumentAttributeKey = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }
}

extension UIImage {
  /// Without effect here: Apple's [UIImage.DynamicRange](https://developer.apple.com/documentation/uikit/uiimage/dynamicrange).
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}

extension UILabel {
  /// Without effect here: Apple's [UILabel.Vibrancy](https://developer.apple.com/documentation/uikit/uilabel/vibrancy).
  public enum Vibrancy: Int, Sendable {
    case none = 0
    case automatic = 1
  }
}

/// Without effect here: Apple's [UITextInlinePredictionType](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype).
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Without effect here: Apple's [UITextInputPasswordRules](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules).
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  /// Without effect here: Apple's [UITextInputPasswordRules.passwordRulesDescriptor](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules/passwordrulesdescriptor).
  open private(set) var passwordRulesDescriptor: String = ""
  /// Without effect here: Apple's [UITextInputPasswordRules.init(descriptor:)](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules/init(descriptor:)).
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor; super.init() }
}

/// Without effect here: Apple's [UIWritingToolsBehavior](https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior).
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// Without effect here: Apple's [UIWritingToolsResultOptions](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions).
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// Without effect here: Apple's [UIWritingToolsResultOptions](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions).
  public let rawValue: UInt
  /// Without effect here: Apple's [UIWritingToolsResultOptions](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions).
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without effect here: Apple's [UIWritingToolsResultOptions.default](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions/default).
  public static let `default`: UIWritingToolsResultOptions = UIWritingToolsResultOptions([])
  /// Without effect here: Apple's [UIWritingToolsResultOptions.plainText](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions/plaintext).
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Without effect here: Apple's [UIWritingToolsResultOptions.richText](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions/richtext).
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  /// Without effect here: Apple's [UIWritingToolsResultOptions.list](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions/list).
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Without effect here: Apple's [UIWritingToolsResultOptions.table](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions/table).
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

extension UIScrollView {
  /// Without effect here: Apple's [UIScrollView.allowsKeyboardScrolling](https://developer.apple.com/documentation/uikit/uiscrollview/allowskeyboardscrolling).
  public var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIScrollView.bouncesHorizontally](https://developer.apple.com/documentation/uikit/uiscrollview/bounceshorizontally).
  public var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIScrollView.bouncesVertically](https://developer.apple.com/documentation/uikit/uiscrollview/bouncesvertically).
  public var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIScrollView.transfersHorizontalScrollingToParent](https://developer.apple.com/documentation/uikit/uiscrollview/transfershorizontalscrollingtoparent).
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UILabel {
  /// Without effect here: Apple's [UILabel.preferredVibrancy](https://developer.apple.com/documentation/uikit/uilabel/preferredvibrancy).
  public var preferredVibrancy: UILabel.Vibrancy {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UILabel.showsExpansionTextWhenTruncated](https://developer.apple.com/documentation/uikit/uilabel/showsexpansiontextwhentruncated).
  public var showsExpansionTextWhenTruncated: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UILabel.lineBreakStrategy](https://developer.apple.com/documentation/uikit/uilabel/linebreakstrategy).
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept(.standard) }
    set { keep(newValue) }
  }
}

extension UIImageView {
  /// Without effect here: Apple's [UIImageView.preferredImageDynamicRange](https://developer.apple.com/documentation/uikit/uiimageview/preferredimagedynamicrange).
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { kept(.unspecified) }
    set { keep(newValue) }
  }
}

extension UITextView {
  /// Without effect here: Apple's [UITextView.borderStyle](https://developer.apple.com/documentation/uikit/uitextview/borderstyle).
  public var borderStyle: UITextView.BorderStyle {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UITextView.usesStandardTextScaling](https://developer.apple.com/documentation/uikit/uitextview/usesstandardtextscaling).
  public var usesStandardTextScaling: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UITextView.inlinePredictionType](https://developer.apple.com/documentation/uikit/uitextview/inlinepredictiontype).
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UITextView.writingToolsBehavior](https://developer.apple.com/documentation/uikit/uitextview/writingtoolsbehavior).
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UITextView.allowedWritingToolsResultOptions](https://developer.apple.com/documentation/uikit/uitextview/allowedwritingtoolsresultoptions).
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { kept(.default) }
    set { keep(newValue) }
  }
}

extension UITextField {
  /// Without effect here: Apple's [UITextField.inlinePredictionType](https://developer.apple.com/documentation/uikit/uitextfield/inlinepredictiontype).
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UITextField.passwordRules](https://developer.apple.com/documentation/uikit/uitextfield/passwordrules).
  public var passwordRules: UITextInputPasswordRules? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIFont {
  /// Without effect here: Apple's [UIFont.Width](https://developer.apple.com/documentation/uikit/uifont/width).
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// Without effect here: Apple's [UIFont.Width.rawValue](https://developer.apple.com/documentation/uikit/uifont/width/rawvalue).
    public var rawValue: CGFloat = 0
    /// Without effect here: Apple's [UIFont.Width.init(rawValue:)](https://developer.apple.com/documentation/uikit/uifont/width/init(rawvalue:)).
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Without effect here: Apple's [UIFont.Width.compressed](https://developer.apple.com/documentation/uikit/uifont/width/compressed).
    public static let compressed: UIFont.Width = UIFont.Width(rawValue: -0.4)
    /// Without effect here: Apple's [UIFont.Width.condensed](https://developer.apple.com/documentation/uikit/uifont/width/condensed).
    public static let condensed: UIFont.Width = UIFont.Width(rawValue: -0.2)
    /// Without effect here: Apple's [UIFont.Width.standard](https://developer.apple.com/documentation/uikit/uifont/width/standard).
    public static let standard: UIFont.Width = UIFont.Width(rawValue: 0)
    /// Without effect here: Apple's [UIFont.Width.expanded](https://developer.apple.com/documentation/uikit/uifont/width/expanded).
    public static let expanded: UIFont.Width = UIFont.Width(rawValue: 0.2)
  }
}

extension UIFont {
  /// Without effect here: Apple's [UIFont.systemFont(ofSize:weight:width:)](https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:width:)).
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont { UIFont.systemFont(ofSize: fontSize, weight: weight) }
}

/// Without effect here: Apple's [NSTextLayoutManager](https://developer.apple.com/documentation/uikit/nstextlayoutmanager).
open class NSTextLayoutManager: NSObject {
}

extension UITextView {
  /// Without effect here: Apple's [UITextView.textLayoutManager](https://developer.apple.com/documentation/uikit/uitextview/textlayoutmanager).
  public var textLayoutManager: NSTextLayoutManager? { nil }
}

