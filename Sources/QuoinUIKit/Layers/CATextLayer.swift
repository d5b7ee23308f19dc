// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that shows a text. A text that does not fit is truncated at its end only.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any? { didSet { lookDidChange() } }
  /// The font of a string: a font or the name of one.
  open var font: Any? { didSet { lookDidChange() } }
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36 { didSet { lookDidChange() } }
  /// The colour of the text.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { lookDidChange() } }
  /// Whether lines end at the width of the layer.
  open var isWrapped = false { didSet { lookDidChange() } }
  /// The truncation mode of a text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { lookDidChange() } }
  /// The horizontal alignment of lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { lookDidChange() } }
  /// Whether letters may be smooth.
  open var allowsFontSubpixelQuantization = false
}
