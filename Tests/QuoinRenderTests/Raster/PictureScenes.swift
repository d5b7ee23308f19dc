// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinLayout
import QuoinRender

/// Scenes whose pixels can be derived by hand. Pictures have a margin of 12 points.
enum PictureScenes {
  private static func color(_ hex: UInt32) -> RenderedColor {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
    return RenderedColor(red: part(16), green: part(8), blue: part(0))
  }

  static func scene(
    id: String = "s", width: Double = 100, height: Double = 60, _ views: [RenderedView]
  ) -> RenderedFile {
    var root = SampleScenes.view("root", 0, 0, width, height)
    root.appearance.backgroundColor = color(0xFFFFFF)
    let scene = RenderedScene(
      id: id, name: "", size: LayoutSize(width: width, height: height), views: [root] + views)
    return RenderedFile(file: "f", scenes: [scene])
  }

  /// A rectangle of a colour.
  static func block(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32,
    in parent: String = "root", opacity: Double = 1, radius: Double = 0
  ) -> RenderedView {
    SampleScenes.view(
      id, x, y, width, height, parent: parent,
      appearance: RenderedAppearance(
        backgroundColor: self.color(color), cornerRadius: radius, opacity: opacity))
  }

  /// A black label without background.
  static func label(
    _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    size: Double = 20, alignment: RenderedAlignment = .natural, isRightToLeft: Bool = false
  ) -> RenderedView {
    var view = SampleScenes.view(
      "label", x, y, width, height, kind: .label, parent: "root",
      appearance: RenderedAppearance(
        text: text, font: RenderedFont(size: size), alignment: alignment,
        textColor: color(0)))
    view.isRightToLeft = isRightToLeft
    return view
  }
}

#endif
