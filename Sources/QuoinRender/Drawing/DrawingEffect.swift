// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// A change to the elements of a group as a whole.
indirect enum DrawingEffect {
  case transform(DisplayTransform)
  /// The elements are cut off outside of a path.
  case clip(DisplayPath)
  /// The opacity of other elements is that of the group.
  case mask([DrawingElement])
  /// Other elements, which are black, are cut out of the group, all of it inside an area. Pages that
  /// resize draw the last elements over the group instead.
  case cut([DrawingElement], area: LayoutRect, instead: [DrawingElement])
  /// The group is mixed with the elements behind it. In the normal mode it is drawn over them, and
  /// what is inside is mixed with each other alone.
  case blend(DisplayBlend)
  /// A shadow behind the group, which is inside an area with the shadow.
  case shadow(DisplayShadow, area: LayoutRect)
  /// The group is blurred inside an area, in points. Without elements it shows those that are behind
  /// it, which ``BackdropFilling`` puts into it.
  case blur(deviation: Double, area: LayoutRect)
  /// All that is not transparent has one colour.
  case tint(RenderedColor)
}
