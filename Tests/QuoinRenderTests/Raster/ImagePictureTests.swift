// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinLayout
import QuoinRender
import QuoinUIKit
import Testing

@Suite(.enabled(if: TestFonts.folder != nil, Comment(rawValue: TestFonts.hint)))
struct ImagePictureTests {
  private typealias Pixel = PixelPicture.Pixel

  private static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  /// An image of a red pixel on the left of a blue one.
  private static let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]

  private func picture(of view: RenderedView) throws -> PixelPicture {
    let file = PictureScenes.scene([view])
    return try PixelPicture(png: RenderedFile.png(of: [file], scale: 1, fonts: TestFonts.fonts()))
  }

  /// A view of 40 × 20 points at (10, 10) that shows the image.
  private func view(isTemplate: Bool = false, isMirrored: Bool = false) throws -> RenderedView {
    let bytes = try #require(PNGImage(width: 2, height: 1, pixels: Self.pixels).bytes)
    var appearance = RenderedAppearance(imageName: "image")
    appearance.image = RenderedImage(
      bytes: bytes, format: .png, width: 2, height: 1, isTemplate: isTemplate,
      isMirrored: isMirrored)
    appearance.tintColor = RenderedColor(red: 0, green: 0, blue: 0)
    return SampleScenes.view(
      "image", 10, 10, 40, 20, kind: .image, parent: "root", appearance: appearance)
  }

  // Colours are mixed between the middles of the two pixels, which are 10 and 30 points from the left.
  @Test("A PNG image is stretched to its view, and drawn mirrored or in the tint where it is so")
  func images() throws {
    let image = try picture(of: view())
    #expect(image[12 + 12, 12 + 20] == Self.red)
    #expect(image[12 + 48, 12 + 12] == Self.blue)
    #expect(image[12 + 9, 12 + 20] == .white)
    #expect(image[12 + 50, 12 + 20] == .white)
    let mirrored = try picture(of: view(isMirrored: true))
    #expect(mirrored[12 + 12, 12 + 20] == Self.blue)
    #expect(mirrored[12 + 48, 12 + 20] == Self.red)
    let template = try picture(of: view(isTemplate: true))
    #expect(template[12 + 12, 12 + 20] == .black)
    #expect(template[12 + 48, 12 + 20] == .black)
  }

  @Test("Bytes that are not an image leave the drawing in its place")
  func damaged() throws {
    var view = try view()
    view.appearance.image = RenderedImage(bytes: [1, 2, 3], format: .png, width: 2, height: 1)
    let picture = try picture(of: view)
    #expect(picture[12 + 12, 12 + 12] != .white)
    #expect(picture[12 + 12, 12 + 12] != Self.red)
  }

  // Beside a straight edge, a shadow with the standard deviation 4 has the share of the normal
  // distribution beyond the distance: 0.45 at half a point, 0.13 at 4.5 points, 0.017 at 8.5 points.
  @Test("A shadow fades as the normal distribution does")
  func shadows() throws {
    var block = PictureScenes.block("b", 0, 0, 50, 60, 0x0000FF)
    let empty = DisplayList(width: 50, height: 60)
    var drawing = ViewDrawing(back: empty, front: empty)
    drawing.shadow = DisplayShadow(
      x: 0, y: 0, deviation: 4,
      color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
    block.drawing = drawing
    let picture = try picture(of: block)
    #expect(picture[12 + 40, 12 + 30] == Self.blue)
    for (distance, share) in [(0, 0.45), (4, 0.13), (8, 0.017), (20, 0)] {
      let expected = 255 * (1 - share)
      #expect(abs(Double(picture[12 + 50 + distance, 12 + 30].red) - expected) <= 8)
    }
  }
}

#endif
