// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// Reads files, lays out their scenes and writes them.
@MainActor struct RenderJob {
  var files: [String]
  var format = RenderFormat.text
  /// The size, device, direction and text size that replace those of the files.
  var options = SceneOptions()
  /// The id of the only scene to render, of its controller or of its root view.
  var scene: String?
  var showsConstraints = false
  /// Pixels a point in pictures of pixels.
  var scale = 2.0
  /// The folder of the fonts to measure and to draw texts with; nil for the built-in measures.
  var fontFolder: String?

  /// Renders all files that can be read.
  ///
  /// - Returns: Whether all files could be read and laid out with the options, the scene was found
  ///   and the picture could be drawn.
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
    var succeeded = true
    var rendered: [RenderedFile] = []
    var wasFound = scene == nil
    var known: [String] = []
    for path in files {
      do throws(CommandError) {
        let file = try SourceFile.read(path)
        if let reason = file.objection(to: options) {
          console.complain(CommandError.unsuitableOptions(file: path, reason: reason).line)
          succeeded = false
          wasFound = true
          continue
        }
        let scenes = self.scenes(of: file)
        known += file.sceneNames
        if scene != nil, scenes.isEmpty { continue }
        wasFound = true
        let result = RenderedFile(
          file: path, scenes: scenes.map { RenderedScene($0, in: file) },
          unknown: file.unknownElements.map(\.name), remarks: file.findings.map(\.description))
        if format == .text || format == .json {
          write(result, isFirst: rendered.isEmpty, to: console)
        }
        // Pictures are drawn from all scenes at the end; texts are written already.
        rendered.append(format.isPicture ? result : RenderedFile(file: path, scenes: []))
      } catch {
        console.complain(error.line)
        succeeded = false
      }
    }
    if !wasFound, let scene, succeeded || !known.isEmpty {
      console.complain(CommandError.unknownScene(scene, known: known).line)
      return false
    }
    guard !rendered.isEmpty else { return false }
    return writePictures(rendered, fonts: fonts, to: console) && succeeded && wasFound
  }

  /// The scenes to render, laid out.
  private func scenes(of file: InterfaceFile) -> [LoadedScene] {
    let scenes =
      scene.map { id in [file.scene(id, options: options)].compactMap { $0 } }
      ?? file.scenes(options: options)
    for scene in scenes { scene.layout() }
    return scenes
  }

  private func write(_ file: RenderedFile, isFirst: Bool, to console: CommandConsole) {
    if format == .json {
      console.write(file.json + "\n")
    } else {
      console.write((isFirst ? "" : "\n") + file.outline)
    }
  }

  /// - Returns: Whether the picture could be drawn.
  private func writePictures(
    _ files: [RenderedFile], fonts: RenderFonts, to console: CommandConsole
  ) -> Bool {
    switch format {
    case .svg:
      console.write(
        RenderedFile.svg(
          of: files, showsConstraints: showsConstraints, measurer: fonts.measurer))
    case .html:
      console.write(
        RenderedFile.html(
          of: files, showsConstraints: showsConstraints, measurer: fonts.measurer))
    case .png, .pdf:
      do throws(CommandError) {
        console.writeBytes(
          try fonts.picture(
            format, of: files, showsConstraints: showsConstraints, scale: scale))
      } catch {
        console.complain(error.line)
        return false
      }
    case .text, .json: break
    }
    return true
  }
}

extension InterfaceFile {
  /// The ids of the scenes with their names.
  fileprivate var sceneNames: [String] {
    document.scenes.map { $0.name.isEmpty ? $0.id : "\($0.id) (\($0.name))" }
  }
}
