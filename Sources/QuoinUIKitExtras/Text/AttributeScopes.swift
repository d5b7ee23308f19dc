// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension AttributeScopes {
  /// The attributes of UIKit, as values of `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// How lines are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The space between characters, in points.
    public let tracking: TrackingAttribute
    /// The distance from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of that line.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of that line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name.
      public static let name = "NSFont"
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSColor"
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSBackgroundColor"
    }
    /// How lines are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The name.
      public static let name = "NSParagraphStyle"
    }
    /// The space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSKern"
    }
    /// The space between characters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "CTTracking"
    }
    /// The distance from the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSBaselineOffset"
    }
    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSStrokeColor"
    }
    /// The width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSStrokeWidth"
    }
    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name.
      public static let name = "NSUnderline"
    }
    /// The colour of that line.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSUnderlineColor"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name.
      public static let name = "NSStrikethrough"
    }
    /// The colour of that line.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSStrikethroughColor"
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSShadow
      /// The name.
      public static let name = "NSShadow"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// The attributes of a dictionary. Those that UIKit has no key for here are left out.
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
