// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinRender

/// A picture of views as they are laid out: as SVG, text, JSON or HTML, and with the trait `Pango`
/// as PNG or PDF.
public struct LayoutPicture: Hashable, Sendable {
  /// The scene of the picture.
  public var scene: RenderedScene
  /// Whether constraints are drawn, with conflicts and ambiguities.
  public var showsConstraints = false
  /// Whether the views are shown alone, for documents and snapshots: without margins, captions, the
  /// device, outlines of views that show nothing, and names of empty ones. The picture has the size
  /// of the root.
  public var isClean: Bool {
    get { scene.isClean }
    set { scene.isClean = newValue }
  }

  /// Creates a picture of a scene.
  public init(_ scene: RenderedScene, showsConstraints: Bool = false) {
    self.scene = scene
    self.showsConstraints = showsConstraints
  }

  private var file: RenderedFile { RenderedFile(file: scene.name, scenes: [scene]) }

  /// The picture as an SVG document.
  public var svg: String {
    RenderedFile.svg(of: [file], showsConstraints: showsConstraints)
  }

  /// The tree of views with frames in points, and the problems.
  public var text: String { file.outline }

  /// The scene as JSON.
  public var json: String { file.json }

  /// A page with the picture and the problems.
  public var html: String { RenderedFile.html(of: [file], showsConstraints: showsConstraints) }

  /// Returns a page with the picture and the problems, which shows another picture to readers with
  /// a dark screen.
  ///
  /// ```swift
  /// let light = stage.picture
  /// stage.appearance = .dark
  /// let page = light.html(dark: stage.picture)
  /// ```
  public func html(dark: LayoutPicture) -> String {
    var both = self
    both.scene.dark = [dark.scene]
    return both.html
  }

  #if Pango
  /// A PNG image of 2 pixels per point, with a font of the system.
  ///
  /// - Throws: A `PictureError` when the system has no font or the picture is too large.
  public var png: [UInt8] {
    get throws(PictureError) { try png(scale: 2, fonts: PictureFonts()) }
  }

  /// Returns a PNG image.
  ///
  /// - Parameters:
  ///   - scale: Pixels of a point.
  ///   - fonts: The fonts of texts.
  /// - Throws: A `PictureError` when the picture is too large.
  public func png(scale: Double, fonts: PictureFonts) throws(PictureError) -> [UInt8] {
    try RenderedFile.png(
      of: [file], showsConstraints: showsConstraints, scale: scale, fonts: fonts)
  }

  /// A PDF document of one page, with a font of the system.
  ///
  /// - Throws: A `PictureError` when the system has no font.
  public var pdf: [UInt8] {
    get throws(PictureError) {
      try RenderedFile.pdf(of: [file], showsConstraints: showsConstraints, fonts: PictureFonts())
    }
  }
  #endif
}
