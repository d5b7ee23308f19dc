// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// Attributes within the item's own layout margins, which AppKit does not have.
#if !QUOIN_APPKIT
extension SupportsTopLayoutProxy {
  /// The top edge within the margins.
  public var topMargin: Edge { edge(.topMargin) }
}

extension SupportsBottomLayoutProxy {
  /// The bottom edge within the margins.
  public var bottomMargin: Edge { edge(.bottomMargin) }
}

extension SupportsLeftLayoutProxy {
  /// The left edge within the margins.
  public var leftMargin: Edge { edge(.leftMargin) }
}

extension SupportsRightLayoutProxy {
  /// The right edge within the margins.
  public var rightMargin: Edge { edge(.rightMargin) }
}

extension SupportsLeadingLayoutProxy {
  /// The leading edge within the margins.
  public var leadingMargin: Edge { edge(.leadingMargin) }
}

extension SupportsTrailingLayoutProxy {
  /// The trailing edge within the margins.
  public var trailingMargin: Edge { edge(.trailingMargin) }
}

extension SupportsEdgesLayoutProxy {
  /// Top, leading, bottom and trailing within the margins.
  public var edgesWithinMargins: Edges {
    Edges(context: context, [topMargin, leadingMargin, bottomMargin, trailingMargin])
  }
}

extension SupportsCenterXLayoutProxy {
  /// The middle between the left and the right margin.
  public var centerXWithinMargins: Edge { edge(.centerXWithinMargins) }
}

extension SupportsCenterYLayoutProxy {
  /// The middle between the top and the bottom margin.
  public var centerYWithinMargins: Edge { edge(.centerYWithinMargins) }
}

extension SupportsCenteringLayoutProxy {
  /// The center within the margins.
  public var centerWithinMargins: Point {
    Point(context: context, [centerXWithinMargins, centerYWithinMargins])
  }
}
#endif
