// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinText

/// A tab stop. Texts are measured and drawn with it, without regard of its options.
open class NSTextTab: NSObject {
  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name in archives.
    public var rawValue: String

    /// Creates an option from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of text at the position.
  open var alignment: NSTextAlignment { storedAlignment }
  /// The distance from the leading edge, in points.
  open var location: CGFloat { storedLocation }
  /// The options of the tab stop.
  open var options: [OptionKey: Any] { storedOptions }
  private let storedAlignment: NSTextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [OptionKey: Any]

  /// Creates a position with an alignment.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    storedAlignment = alignment
    storedLocation = loc
    storedOptions = options
    super.init()
  }

  /// Returns the stop for measuring texts. Apple's alignments are on a side of the screen in either
  /// direction of the text.
  func stop(_ direction: NSWritingDirection) -> ParagraphMetrics.TabStop {
    let shareBefore: Double =
      switch alignment {
      case .center: 0.5
      case .left: direction == .rightToLeft ? 1 : 0
      case .right: direction == .rightToLeft ? 0 : 1
      default: 0
      }
    return ParagraphMetrics.TabStop(location: Double(location), shareBefore: shareBefore)
  }
}
