// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

public import QuoinText

extension RenderedFile {
  /// Returns one picture of the scenes of all files as a PNG image: the same as in SVG, on a
  /// transparent background.
  ///
  /// Texts are stretched or narrowed to their widths in layout.
  ///
  /// - Parameters:
  ///   - files: The files whose scenes are drawn.
  ///   - showsConstraints: Whether constraints are drawn, with conflicts and ambiguities.
  ///   - arrangement: How the scenes are arranged.
  ///   - scale: Pixels per point.
  ///   - fonts: The fonts of texts.
  ///   - measurer: The measurer that layout used.
  /// - Returns: The bytes of the file.
  /// - Throws: A ``PictureError`` when there is no scene, or when the picture is too large.
  public static func png(
    of files: [RenderedFile], showsConstraints: Bool = false,
    arrangement: SceneArrangement = .rows, scale: Double = 2,
    fonts: PictureFonts, measurer: any TextMeasurer = SystemFontMeasurer()
  ) throws(PictureError) -> [UInt8] {
    var sheet = SceneSheet(
      of: files, showsConstraints: showsConstraints, arrangement: arrangement, measurer: measurer)
    sheet.hasBlurs = false
    guard !sheet.scenes.isEmpty else { throw .noScenes }
    let (elements, size, _) = sheet.drawing
    let canvas = try PictureCanvas(png: size, scale: scale, fonts: fonts)
    canvas.draw(elements)
    return try canvas.finish()
  }

  /// Returns the scenes of all files as a PDF document with a page for each. A point of a page is a
  /// point of the scene.
  ///
  /// - Parameters:
  ///   - files: The files whose scenes are drawn.
  ///   - showsConstraints: Whether constraints are drawn, with conflicts and ambiguities.
  ///   - fonts: The fonts of texts; the letters used are embedded.
  ///   - measurer: The measurer that layout used.
  /// - Returns: The bytes of the file.
  /// - Throws: A ``PictureError`` when there is no scene.
  public static func pdf(
    of files: [RenderedFile], showsConstraints: Bool = false, fonts: PictureFonts,
    measurer: any TextMeasurer = SystemFontMeasurer()
  ) throws(PictureError) -> [UInt8] {
    var sheet = SceneSheet(of: files, showsConstraints: showsConstraints, measurer: measurer)
    sheet.hasBlurs = false
    guard !sheet.scenes.isEmpty else { throw .noScenes }
    let names = sheet.scenes.map(\.name).filter { !$0.isEmpty }
    let canvas = try PictureCanvas(pdfTitle: names.joined(separator: ", "), fonts: fonts)
    for scene in sheet.scenes {
      var page = sheet
      page.scenes = [scene]
      page.hasCaptions = false
      let (elements, size, _) = page.drawing
      canvas.beginPage(size)
      canvas.draw(elements)
    }
    return try canvas.finish()
  }
}

#endif
