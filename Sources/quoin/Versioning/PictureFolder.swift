// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import QuoinSnapshots

/// The folder into which the pictures of a comment in Markdown are written.
struct PictureFolder {
  var path: String
  /// The address of the folder for readers of the comment; nil for the path.
  var address: String?
  /// The number of pixels per point in PNG.
  var scale = 2.0

  /// Writes the picture of a scene and returns the Markdown that shows it.
  ///
  /// The name of the picture is a hash of its content, so that an address never shows another one.
  /// It is in PNG in a build with the trait Pango, otherwise in SVG.
  ///
  /// - Throws: A ``CommandError`` when the picture cannot be drawn or written.
  @MainActor func markdown(
    of scene: SceneComparison, _ fonts: RenderFonts
  ) throws(CommandError) -> String {
    let sheet = ComparisonSheet([scene], measurer: fonts.measurer)
    let svg = sheet.svg
    let isPNG = RenderFonts.isAvailable
    let content = isPNG ? Data(try fonts.picture(sheet, scale: scale)) : Data(svg.utf8)
    let name = "\(LineHash.hash(svg.utf8)).\(isPNG ? "png" : "svg")"
    let file = "\(path)/\(name)"
    if case .failed(let reason) = AtomicFile(file).write(content) {
      throw .unwritableFile(file, reason: reason)
    }
    let base = address ?? path
    let title = scene.name.isEmpty ? scene.id : scene.name
    return "<img src=\"\(Self.escaped(base.hasSuffix("/") ? base + name : "\(base)/\(name)"))\" "
      + "alt=\"\(Self.escaped(title)), before, after and both\">"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: " ")
  }
}
