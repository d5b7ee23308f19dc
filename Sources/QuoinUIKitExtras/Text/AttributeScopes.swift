// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The UIKit attributes for `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The space between characters, in points.
    public let tracking: TrackingAttribute
    /// The distance from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline.
    public let strokeWidth: StrokeWidthAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The attribute for the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }
    /// The attribute for the colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }
    /// The attribute for the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }
    /// The attribute for the paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }
    /// The attribute for the space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
    /// The attribute for the space between characters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "CTTracking"
    }
    /// The attribute for the distance from the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }
    /// The attribute for the colour of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrokeColor"
    }
    /// The attribute for the width of the outline.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSStrokeWidth"
    }
    /// The attribute for the style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }
    /// The attribute for the colour of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }
    /// The attribute for the style of the strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
    /// The attribute for the colour of the strikethrough.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }
    /// The attribute for the shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSShadow
      /// The name of the attribute.
      public static let name = "NSShadow"
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute with a given key, for dynamic member lookup.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// Creates the attributes of a dictionary. Keys without a UIKit attribute here are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in dictionary {
      switch key {
      case .font: self.font = value as? UIFont
      case .foregroundColor: self.foregroundColor = value as? UIColor
      case .backgroundColor: self.backgroundColor = value as? UIColor
      case .strokeColor: self.strokeColor = value as? UIColor
      case .underlineColor: self.underlineColor = value as? UIColor
      case .strikethroughColor: self.strikethroughColor = value as? UIColor
      case .kern: self.kern = Self.number(value)
      case .baselineOffset: self.baselineOffset = Self.number(value)
      case .strokeWidth: self.strokeWidth = Self.number(value)
      case .underlineStyle: self.underlineStyle = Self.style(value)
      case .strikethroughStyle: self.strikethroughStyle = Self.style(value)
      default: break
      }
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) }
  }

  private static func style(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}
