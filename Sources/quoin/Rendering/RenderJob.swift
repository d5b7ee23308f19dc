// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// Reads files, lays out their scenes and writes them.
@MainActor struct RenderJob {
  /// Files, folders, and `-` for standard input.
  var files: [String]
  var format = RenderFormat.text
  /// The size, device, direction and text size that replace those of the files.
  var options = SceneOptions()
  /// The id or the name of the only scene to render, or an id of its controller or its root view.
  var scene: String?
  var showsConstraints = false
  /// The language of the texts; nil for that of the files.
  var language: String?
  /// Whether pictures show the views alone.
  var isClean = false
  /// The arrangement of scenes in pictures.
  var arrangement: SceneArrangement = .rows
  /// The catalogs of colours and images that pictures use.
  var assets = AssetRequest()
  /// The number of pixels per point in pictures of pixels.
  var scale = 2.0
  /// The time limit for the search for fixes; nil for none.
  var timeLimit: Duration? = .seconds(20)
  /// The folder of the fonts to measure and to draw texts with; nil for the built-in measures.
  var fontFolder: String?
  /// Whether conflicts, ambiguities and findings make the run fail.
  var isStrict = false
  /// The name of standard input in messages and results; nil for the usual one.
  var inputName: String?
  /// The contents of a page that resizes; nil for other results.
  var resizing: ResizingRequest?
  /// The file that the result is for, which is never one of the inputs.
  var output: String?
  /// Reads all of standard input.
  var input: () throws -> Data = { try FileHandle.standardInput.readToEnd() ?? Data() }

  /// The scenes to render.
  var request: SceneRequest {
    SceneRequest(
      files: files, options: options, scene: scene, language: language, inputName: inputName,
      input: input)
  }

  /// Renders all files that can be read.
  ///
  /// - Returns: Whether all files could be read and laid out with the options, the scene was found,
  ///   the picture could be drawn, and a strict run has no problems.
  func run(_ console: CommandConsole) -> Bool {
    do throws(CommandError) {
      let fonts = try RenderFonts(folder: fontFolder, isForPictures: format.isBinary)
      return TextMeasuring.measuring(with: fonts.given) { run(console, fonts: fonts) }
    } catch {
      console.complain(error.line)
      return false
    }
  }

  private func run(_ console: CommandConsole, fonts: RenderFonts) -> Bool {
    var run = RenderRun(job: self, console: console)
    let sources = run.sources()
    guard run.protectsInputs(sources) else { return false }
    for source in sources { run.render(source) }
    guard run.findsScene() else { return false }
    return run.writePictures(fonts: fonts) && run.succeeded
  }
}
