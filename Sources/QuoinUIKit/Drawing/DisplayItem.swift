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
  /// Whether the mask, whose items are black then, is cut out instead.
  package var isMaskInverted = false

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

  /// The item in black, with the same opacity everywhere.
  var blackened: DisplayItem {
    var item = self
    switch content {
    case .fill(let path, let color): item.content = .fill(path, .black(alpha: color.alpha))
    case .stroke(let path, var stroke):
      stroke.color = .black(alpha: stroke.color.alpha)
      item.content = .stroke(path, stroke)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = .black(alpha: gradient.stops[index].color.alpha)
      }
      item.content = .gradient(gradient)
    case .text(var text):
      text.color = .black(alpha: text.color.alpha)
      item.content = .text(text)
    case .image(var image, let rect):
      image.tint = .black
      item.content = .image(image, rect)
    case .layer(let items): item.content = .layer(items.map(\.blackened))
    }
    return item
  }
}

extension DisplayColor {
  fileprivate static func black(alpha: Double) -> DisplayColor {
    DisplayColor(red: 0, green: 0, blue: 0, alpha: alpha)
  }
}
