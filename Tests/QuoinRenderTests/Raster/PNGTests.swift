// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinRender
import Testing

@Suite(.enabled(if: TestFonts.folder != nil, Comment(rawValue: TestFonts.hint)))
struct PNGTests {
  private func pixels(_ file: RenderedFile, scale: Double = 1) throws -> PixelPicture {
    try PixelPicture(png: RenderedFile.png(of: [file], scale: scale, fonts: TestFonts.fonts()))
  }

  @Test(
    "The size in pixels is that of the scene and its margins in points times the scale",
    arguments: [(1.0, 124, 84), (2, 248, 168), (1.3, 162, 110), (0.25, 31, 21)])
  func size(scale: Double, width: Int, height: Int) throws {
    // 100 × 60 points and 12 on each side; rounded up to pixels: 161.2 and 109.2.
    let picture = try pixels(PictureScenes.scene([]), scale: scale)
    #expect(picture.width == width)
    #expect(picture.height == height)
  }

  @Test("Colours are exact inside of shapes, and transparent outside of scenes")
  func colors() throws {
    let picture = try pixels(
      PictureScenes.scene([PictureScenes.block("b", 20, 10, 30, 20, 0x3366CC)]), scale: 2)
    #expect(picture[4, 4] == .clear)
    #expect(picture[2 * 14, 2 * 14] == .white)
    let blue = PixelPicture.Pixel(red: 0x33, green: 0x66, blue: 0xCC, alpha: 255)
    // The first and the last pixel of the block, and their neighbours outside.
    #expect(picture[2 * 32, 2 * 22] == blue)
    #expect(picture[2 * 62 - 1, 2 * 42 - 1] == blue)
    #expect(picture[2 * 32 - 1, 2 * 30] == .white)
    #expect(picture[2 * 62, 2 * 30] == .white)
  }

  @Test("The opacity of a view applies to it and its subviews together")
  func opacity() throws {
    let picture = try pixels(
      PictureScenes.scene([
        PictureScenes.block("outer", 10, 10, 40, 40, 0xFF0000, opacity: 0.5),
        PictureScenes.block("inner", 20, 20, 20, 20, 0x000000, in: "outer"),
      ]))
    // Half red over white; half black over white, with no red shining through.
    let pink = PixelPicture.Pixel(red: 255, green: 128, blue: 128, alpha: 255)
    #expect(picture[12 + 15, 12 + 15].isNear(pink))
    let gray = PixelPicture.Pixel(red: 128, green: 128, blue: 128, alpha: 255)
    #expect(picture[12 + 30, 12 + 30].isNear(gray))
  }

  @Test(
    "Only a view that clips hides the parts of subviews outside of it", arguments: [true, false])
  func clipping(clips: Bool) throws {
    var outer = PictureScenes.block("outer", 10, 10, 20, 20, 0xFF0000)
    outer.clipsChildren = clips
    let picture = try pixels(
      PictureScenes.scene([
        outer, PictureScenes.block("inner", 20, 20, 30, 30, 0x000000, in: "outer"),
      ]))
    #expect(picture[12 + 25, 12 + 25] == .black)
    #expect(picture[12 + 40, 12 + 40] == (clips ? .white : .black))
  }

  @Test("Round corners show the background")
  func corners() throws {
    let picture = try pixels(
      PictureScenes.scene([PictureScenes.block("b", 10, 10, 40, 40, 0, radius: 20)]))
    // The circle leaves the corners of its square: 3 points from one, the centre is 17 away on
    // both axes, 24 > 20.
    #expect(picture[12 + 12, 12 + 12] == .white)
    #expect(picture[12 + 30, 12 + 30] == .black)
    #expect(picture[12 + 30, 12 + 11] == .black)
  }

  @Test("Equal scenes give equal bytes")
  func determinism() throws {
    let file = PictureScenes.scene([PictureScenes.label("Quoin", 5, 5, 90, 30)])
    let runs = try (0..<2).map { _ in
      try RenderedFile.png(of: [file], showsConstraints: true, fonts: TestFonts.fonts())
    }
    #expect(runs[0] == runs[1])
  }

  @Test(
    "Every kind of view can be drawn", arguments: ViewKind.allCases,
    RenderedScene.Platform.allCases)
  func kinds(kind: ViewKind, platform: RenderedScene.Platform) throws {
    var file = PictureScenes.scene([PictureScenes.label("a\u{0}b\n\u{2029}c", 5, 5, 90, 50)])
    file.scenes[0].platform = platform
    file.scenes[0].views[1].kind = kind
    file.scenes[0].views[1].appearance.segments = ["One", ""]
    #expect(try pixels(file).width == 124)
  }

  @Test("Views that are not finite or far away do not affect the rest of the picture")
  func odd() throws {
    var views = [
      PictureScenes.block("a", .nan, 0, 10, 10, 0), PictureScenes.block("b", 0, 0, .infinity, 5, 0),
      PictureScenes.block("c", -1e9, 30, 2e9, 10, 0xFF0000),
    ]
    views[0].appearance.font.size = .infinity
    let picture = try pixels(PictureScenes.scene(views))
    #expect(
      picture[12 + 50, 12 + 35] == PixelPicture.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(picture[12 + 50, 12 + 20] == .white)
  }

  @Test("A picture that is too large is an error that says what to try")
  func tooLarge() throws {
    let file = PictureScenes.scene(width: 40_000, height: 10, [])
    let error = try #require(throws: PictureError.self) { try pixels(file) }
    #expect(error == .tooLarge(width: 40_024, height: 34, scale: 1))
    #expect(
      error.description == """
        error: 40024 × 34 points at scale 1 are too many pixels: 32767 a side and 268435456 in all \
        are the most. Try a smaller scale or fewer scenes.
        """)
    let wide = PictureScenes.scene(width: 30_000, height: 30_000, [])
    #expect(throws: PictureError.self) { try pixels(wide) }
    #expect(throws: PictureError.noScenes) {
      try RenderedFile.png(of: [], fonts: TestFonts.fonts())
    }
  }
}

#endif
