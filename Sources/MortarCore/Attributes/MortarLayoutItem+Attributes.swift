// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MortarAttributes in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinLayout
import QuoinPlatform

extension MortarLayoutItem {
  /// The left edge, in either reading direction.
  public var m_left: MortarAttribute { MortarAttribute(item: self, AttributeForm(.left)) }
  /// The right edge, in either reading direction.
  public var m_right: MortarAttribute { MortarAttribute(item: self, AttributeForm(.right)) }
  /// The top edge.
  public var m_top: MortarAttribute { MortarAttribute(item: self, AttributeForm(.top)) }
  /// The bottom edge.
  public var m_bottom: MortarAttribute { MortarAttribute(item: self, AttributeForm(.bottom)) }
  /// The edge where reading begins.
  public var m_leading: MortarAttribute { MortarAttribute(item: self, AttributeForm(.leading)) }
  /// The edge where reading ends.
  public var m_trailing: MortarAttribute { MortarAttribute(item: self, AttributeForm(.trailing)) }
  /// The width.
  public var m_width: MortarAttribute { MortarAttribute(item: self, AttributeForm(.width)) }
  /// The height.
  public var m_height: MortarAttribute { MortarAttribute(item: self, AttributeForm(.height)) }
  /// The middle between left and right.
  public var m_centerX: MortarAttribute { MortarAttribute(item: self, AttributeForm(.centerX)) }
  /// The middle between top and bottom.
  public var m_centerY: MortarAttribute { MortarAttribute(item: self, AttributeForm(.centerY)) }
  /// The baseline of the last line; the bottom edge of views without text.
  public var m_baseline: MortarAttribute { MortarAttribute(item: self, AttributeForm(.lastBaseline)) }
  /// The baseline of the first line; the top edge of views without text.
  public var m_firstBaseline: MortarAttribute { MortarAttribute(item: self, AttributeForm(.firstBaseline)) }
  /// The baseline of the last line; the bottom edge of views without text.
  public var m_lastBaseline: MortarAttribute { MortarAttribute(item: self, AttributeForm(.lastBaseline)) }
  /// Left and right, in either reading direction.
  public var m_sides: MortarAttribute { MortarAttribute(item: self, .sides) }
  /// The top and bottom edges.
  public var m_caps: MortarAttribute { MortarAttribute(item: self, .caps) }
  /// The width and the height.
  public var m_size: MortarAttribute { MortarAttribute(item: self, .size) }
  /// The horizontal and the vertical center.
  public var m_center: MortarAttribute { MortarAttribute(item: self, .center) }
  /// The left and top edges.
  public var m_origin: MortarAttribute { MortarAttribute(item: self, .origin) }
  /// The top and left edges.
  public var m_cornerTL: MortarAttribute { MortarAttribute(item: self, .cornerTL) }
  /// The top and right edges.
  public var m_cornerTR: MortarAttribute { MortarAttribute(item: self, .cornerTR) }
  /// The bottom and left edges.
  public var m_cornerBL: MortarAttribute { MortarAttribute(item: self, .cornerBL) }
  /// The bottom and right edges.
  public var m_cornerBR: MortarAttribute { MortarAttribute(item: self, .cornerBR) }
  /// The top, left, bottom and right edges.
  public var m_edges: MortarAttribute { MortarAttribute(item: self, .edges) }
  /// Top, left, width and height, in this order.
  public var m_frame: MortarAttribute { MortarAttribute(item: self, .frame) }
}

// AppKit has no margins.
#if !QUOIN_APPKIT
extension MortarLayoutItem {
  /// The left edge within the margins.
  public var m_leftMargin: MortarAttribute { MortarAttribute(item: self, AttributeForm(.leftMargin)) }
  /// The right edge within the margins.
  public var m_rightMargin: MortarAttribute { MortarAttribute(item: self, AttributeForm(.rightMargin)) }
  /// The top edge within the margins.
  public var m_topMargin: MortarAttribute { MortarAttribute(item: self, AttributeForm(.topMargin)) }
  /// The bottom edge within the margins.
  public var m_bottomMargin: MortarAttribute { MortarAttribute(item: self, AttributeForm(.bottomMargin)) }
  /// The leading edge within the margins.
  public var m_leadingMargin: MortarAttribute { MortarAttribute(item: self, AttributeForm(.leadingMargin)) }
  /// The trailing edge within the margins.
  public var m_trailingMargin: MortarAttribute { MortarAttribute(item: self, AttributeForm(.trailingMargin)) }
  /// The middle between the left and the right margin.
  public var m_centerXWithinMargin: MortarAttribute { MortarAttribute(item: self, AttributeForm(.centerXWithinMargins)) }
  /// The middle between the top and the bottom margin.
  public var m_centerYWithinMargin: MortarAttribute { MortarAttribute(item: self, AttributeForm(.centerYWithinMargins)) }
}
#endif
