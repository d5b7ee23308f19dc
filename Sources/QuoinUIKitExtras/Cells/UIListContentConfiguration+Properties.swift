// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIListContentConfiguration {
  /// The text properties of a list row. Font, line count and transform determine the size; the
  /// others are stored, not shown.
  public struct TextProperties {
    /// The horizontal alignment of lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The capitalisation of a text.
    public enum TextTransform: Int, Hashable, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font of the text.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour of the text; not shown.
    public var color: UIColor = .label
    /// A function that changes the colour for a state.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The horizontal alignment of lines.
    public var alignment = TextAlignment.natural
    /// The way in which lines are wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks so that the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale to which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are set tighter before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size of the system.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a truncated text can be expanded by the user.
    public var showsExpansionTextWhenTruncated = false
    /// The capitalisation of the text.
    public var transform = TextTransform.none

    /// Returns the colour after the colour transformer was applied.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The image properties of a list row. The sizes affect layout; the others are stored, not shown.
  public struct ImageProperties {
    /// The value that represents the system's symbol size. Apple does not publish it: the length of
    /// the image is used here.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of symbols.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour; nil for the tint colour of the view.
    public var tintColor: UIColor?
    /// A function that changes the tint colour for a state.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, which keeps its proportions; 0 for no limit on an axis.
    public var maximumSize = CGSize.zero
    /// The size of the space in which the image is centred; 0 for the length of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether Smart Invert leaves the image unchanged.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the tint colour of the image, or the given one if the image has none.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}
