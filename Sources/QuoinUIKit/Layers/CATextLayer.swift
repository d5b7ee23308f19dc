// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that shows a text; stored, not shown.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// The font of a string: a font or the name of one.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines end at the width of the layer.
  open var isWrapped = false
  /// How a text that does not fit is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// How lines are placed from left to right.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether letters may be smooth.
  open var allowsFontSubpixelQuantization = false
}

/// The truncation of a text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The text is not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The text is truncated at the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The text is truncated in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The text is truncated at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The horizontal alignment of lines of a text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The lines are aligned in reading direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The lines are aligned on the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The lines are aligned on the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The lines are centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// The lines are aligned at both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
