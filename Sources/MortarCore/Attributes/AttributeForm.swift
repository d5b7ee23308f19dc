// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// One attribute of an item, or several that are related one by one.
package struct AttributeForm: Equatable, Sendable {
  /// The name of the property without `m_`.
  package let name: String
  /// The components, in the order in which they are related.
  package let components: [LayoutAttribute]

  private init(_ name: String, _ components: LayoutAttribute...) {
    self.name = name
    self.components = components
  }

  /// Creates the form of a single component, with the name of that component.
  package init(_ component: LayoutAttribute) {
    self.init("\(component)", component)
  }
}

extension AttributeForm {
  package static let sides = AttributeForm("sides", .left, .right)
  package static let caps = AttributeForm("caps", .top, .bottom)
  package static let size = AttributeForm("size", .width, .height)
  package static let center = AttributeForm("center", .centerX, .centerY)
  package static let origin = AttributeForm("origin", .left, .top)
  package static let cornerTL = AttributeForm("cornerTL", .top, .left)
  package static let cornerTR = AttributeForm("cornerTR", .top, .right)
  package static let cornerBL = AttributeForm("cornerBL", .bottom, .left)
  package static let cornerBR = AttributeForm("cornerBR", .bottom, .right)
  package static let edges = AttributeForm("edges", .top, .left, .bottom, .right)
  /// The frame, in the order of the documentation of Mortar 1.7; its code has left before top.
  package static let frame = AttributeForm("frame", .top, .left, .width, .height)
}
