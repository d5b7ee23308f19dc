// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A proxy with a top edge.
public protocol SupportsTopLayoutProxy: LayoutProxy {}
extension SupportsTopLayoutProxy {
  /// The top edge.
  public var top: Edge {
    get { edge(.top) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a bottom edge.
public protocol SupportsBottomLayoutProxy: LayoutProxy {}
extension SupportsBottomLayoutProxy {
  /// The bottom edge.
  public var bottom: Edge {
    get { edge(.bottom) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a left edge.
public protocol SupportsLeftLayoutProxy: LayoutProxy {}
extension SupportsLeftLayoutProxy {
  /// The left edge, in either reading direction.
  public var left: Edge {
    get { edge(.left) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a right edge.
public protocol SupportsRightLayoutProxy: LayoutProxy {}
extension SupportsRightLayoutProxy {
  /// The right edge, in either reading direction.
  public var right: Edge {
    get { edge(.right) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a leading edge.
public protocol SupportsLeadingLayoutProxy: LayoutProxy {}
extension SupportsLeadingLayoutProxy {
  /// The edge where reading begins.
  public var leading: Edge {
    get { edge(.leading) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a trailing edge.
public protocol SupportsTrailingLayoutProxy: LayoutProxy {}
extension SupportsTrailingLayoutProxy {
  /// The edge where reading ends.
  public var trailing: Edge {
    get { edge(.trailing) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with six edges.
public protocol SupportsEdgesLayoutProxy: SupportsTopLayoutProxy, SupportsBottomLayoutProxy,
  SupportsLeftLayoutProxy, SupportsRightLayoutProxy, SupportsLeadingLayoutProxy,
  SupportsTrailingLayoutProxy
{}
extension SupportsEdgesLayoutProxy {
  /// The top, leading, bottom and trailing edges.
  public var edges: Edges {
    get { Edges(context: context, [top, leading, bottom, trailing]) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a horizontal center.
public protocol SupportsCenterXLayoutProxy: LayoutProxy {}
extension SupportsCenterXLayoutProxy {
  /// The middle between left and right.
  public var centerX: Edge {
    get { edge(.centerX) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a vertical center.
public protocol SupportsCenterYLayoutProxy: LayoutProxy {}
extension SupportsCenterYLayoutProxy {
  /// The middle between top and bottom.
  public var centerY: Edge {
    get { edge(.centerY) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a center.
public protocol SupportsCenteringLayoutProxy: SupportsCenterXLayoutProxy,
  SupportsCenterYLayoutProxy
{}
extension SupportsCenteringLayoutProxy {
  /// The horizontal and the vertical center.
  public var center: Point {
    get { Point(context: context, [centerX, centerY]) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a width.
public protocol SupportsWidthLayoutProxy: LayoutProxy {}
extension SupportsWidthLayoutProxy {
  /// The width.
  public var width: Dimension {
    get { dimension(.width) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a height.
public protocol SupportsHeightLayoutProxy: LayoutProxy {}
extension SupportsHeightLayoutProxy {
  /// The height.
  public var height: Dimension {
    get { dimension(.height) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with a size.
public protocol SupportsSizeLayoutProxy: SupportsWidthLayoutProxy, SupportsHeightLayoutProxy {}
extension SupportsSizeLayoutProxy {
  /// The width and the height.
  public var size: Size {
    get { Size(context: context, [width, height]) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with lines of text.
public protocol SupportsBaselineLayoutProxy: LayoutProxy {}
extension SupportsBaselineLayoutProxy {
  /// The last baseline.
  public var baseline: Edge {
    get { edge(.lastBaseline) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
  /// The baseline of the last line; the bottom edge of a view without text.
  public var lastBaseline: Edge {
    get { edge(.lastBaseline) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
  /// The baseline of the first line; the top edge of a view without text.
  public var firstBaseline: Edge {
    get { edge(.firstBaseline) }
    @available(*, unavailable, message: "relate it with ==, <= or >= in place of =")
    set {}
  }
}

/// A proxy with edges, a size and a center.
public protocol SupportsPositioningLayoutProxy: SupportsEdgesLayoutProxy,
  SupportsSizeLayoutProxy, SupportsCenteringLayoutProxy
{}
