// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinLayout
import QuoinPlatform

extension MortarLayoutItem {
  /// The left edge, in either reading direction.
  public var m_left: MortarAttribute { attribute(AttributeForm(.left)) }
  /// The right edge, in either reading direction.
  public var m_right: MortarAttribute { attribute(AttributeForm(.right)) }
  /// The top edge.
  public var m_top: MortarAttribute { attribute(AttributeForm(.top)) }
  /// The bottom edge.
  public var m_bottom: MortarAttribute { attribute(AttributeForm(.bottom)) }
  /// The edge where reading begins.
  public var m_leading: MortarAttribute { attribute(AttributeForm(.leading)) }
  /// The edge where reading ends.
  public var m_trailing: MortarAttribute { attribute(AttributeForm(.trailing)) }
  /// The width.
  public var m_width: MortarAttribute { attribute(AttributeForm(.width)) }
  /// The height.
  public var m_height: MortarAttribute { attribute(AttributeForm(.height)) }
  /// The middle between left and right.
  public var m_centerX: MortarAttribute { attribute(AttributeForm(.centerX)) }
  /// The middle between top and bottom.
  public var m_centerY: MortarAttribute { attribute(AttributeForm(.centerY)) }
  /// The baseline of the last line; the bottom edge of views without text.
  public var m_baseline: MortarAttribute { attribute(AttributeForm(.lastBaseline)) }
  /// The baseline of the first line; the top edge of views without text.
  public var m_firstBaseline: MortarAttribute { attribute(AttributeForm(.firstBaseline)) }
  /// The baseline of the last line; the bottom edge of views without text.
  public var m_lastBaseline: MortarAttribute { attribute(AttributeForm(.lastBaseline)) }
}

extension MortarLayoutItem {
  /// Left and right, in either reading direction.
  public var m_sides: MortarAttribute { attribute(.sides) }
  /// The top and bottom edges.
  public var m_caps: MortarAttribute { attribute(.caps) }
  /// The width and the height.
  public var m_size: MortarAttribute { attribute(.size) }
  /// The horizontal and the vertical center.
  public var m_center: MortarAttribute { attribute(.center) }
  /// The left and top edges.
  public var m_origin: MortarAttribute { attribute(.origin) }
  /// The top and left edges.
  public var m_cornerTL: MortarAttribute { attribute(.cornerTL) }
  /// The top and right edges.
  public var m_cornerTR: MortarAttribute { attribute(.cornerTR) }
  /// The bottom and left edges.
  public var m_cornerBL: MortarAttribute { attribute(.cornerBL) }
  /// The bottom and right edges.
  public var m_cornerBR: MortarAttribute { attribute(.cornerBR) }
  /// The top, left, bottom and right edges.
  public var m_edges: MortarAttribute { attribute(.edges) }
  /// Top, left, width and height, in this order.
  public var m_frame: MortarAttribute { attribute(.frame) }
}

// AppKit has no margins.
#if !QUOIN_APPKIT
extension MortarLayoutItem {
  /// The left edge within the margins.
  public var m_leftMargin: MortarAttribute { attribute(AttributeForm(.leftMargin)) }
  /// The right edge within the margins.
  public var m_rightMargin: MortarAttribute { attribute(AttributeForm(.rightMargin)) }
  /// The top edge within the margins.
  public var m_topMargin: MortarAttribute { attribute(AttributeForm(.topMargin)) }
  /// The bottom edge within the margins.
  public var m_bottomMargin: MortarAttribute { attribute(AttributeForm(.bottomMargin)) }
  /// The leading edge within the margins.
  public var m_leadingMargin: MortarAttribute { attribute(AttributeForm(.leadingMargin)) }
  /// The trailing edge within the margins.
  public var m_trailingMargin: MortarAttribute { attribute(AttributeForm(.trailingMargin)) }
  /// The middle between the left and the right margin.
  public var m_centerXWithinMargin: MortarAttribute {
    attribute(AttributeForm(.centerXWithinMargins))
  }
  /// The middle between the top and the bottom margin.
  public var m_centerYWithinMargin: MortarAttribute {
    attribute(AttributeForm(.centerYWithinMargins))
  }
}
#endif

extension MortarLayoutItem {
  private func attribute(_ form: AttributeForm) -> MortarAttribute {
    MortarAttribute(item: self, form)
  }
}
