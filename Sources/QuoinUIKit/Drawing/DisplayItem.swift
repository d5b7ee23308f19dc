// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// One operation of a ``DisplayList`` with all of the state that applies to it.
package struct DisplayItem: Hashable, Sendable {
  /// The shapes that an item draws.
  package indirect enum Content: Hashable, Sendable {
    case fill(DisplayPath, DisplayColor)
    case stroke(DisplayPath, DisplayStroke)
    /// A gradient over the whole visible area.
    case gradient(DisplayGradient)
    case text(DisplayText)
    case image(DisplayImage, LayoutRect)
    /// Items that are composited with each other before the state of this item applies.
    case layer([DisplayItem])
  }

  package var content: Content
  /// The transform from the coordinates of the content to those of the list.
  package var transform = DisplayTransform.identity
  /// The areas outside of which nothing is shown, in the coordinates of the list.
  package var clips: [DisplayPath] = []
  /// The opacity from 0 to 1.
  package var opacity = 1.0
  package var blend = DisplayBlend.normal
  package var shadow: DisplayShadow?
  /// The items whose opacity is that of this item; none for no mask.
  package var mask: [DisplayItem] = []

  package init(_ content: Content) {
    self.content = content
  }

  /// Returns items drawn as a whole, or the only one.
  static func layer(_ items: [DisplayItem]) -> DisplayItem {
    DisplayItem(.layer(items))
  }

  /// Whether the item has no state, so that the items of a layer can replace it.
  var isPlain: Bool {
    transform == .identity && clips.isEmpty && opacity == 1 && blend == .normal && shadow == nil
      && mask.isEmpty
  }
}
