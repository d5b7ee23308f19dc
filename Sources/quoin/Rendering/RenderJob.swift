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
  /// In points; nil for the sizes in the files.
  var size: CGSize?
  var direction: UIUserInterfaceLayoutDirection?
  /// The id of the only scene to render, of its controller or of its root view.
  var scene: String?
  var showsConstraints = false

  /// Renders all files that can be read.
  ///
  /// - Returns: Whether all could be read and the scene was found.
  func run(_ console: CommandConsole) -> Bool {
    var succeeded = true
    var rendered: [RenderedFile] = []
    var wasFound = scene == nil
    var known: [String] = []
    for path in files {
      do {
        let file = try SourceFile.read(path)
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
        // Pictures need all scenes; of texts only the number counts.
        rendered.append(
          format == .svg || format == .html ? result : RenderedFile(file: path, scenes: []))
      } catch {
        console.complain(error.diagnostic)
        succeeded = false
      }
    }
    if !wasFound, let scene, !known.isEmpty {
      console.complain(Self.unknownScene(scene, known: known))
      return false
    }
    writePictures(rendered, to: console)
    return succeeded && wasFound
  }

  /// The scenes that were asked for, laid out.
  private func scenes(of file: InterfaceFile) -> [LoadedScene] {
    let options = SceneOptions(size: size, direction: direction)
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

  private func writePictures(_ files: [RenderedFile], to console: CommandConsole) {
    guard !files.isEmpty else { return }
    switch format {
    case .svg: console.write(RenderedFile.svg(of: files, showsConstraints: showsConstraints))
    case .html: console.write(RenderedFile.html(of: files, showsConstraints: showsConstraints))
    case .text, .json: break
    }
  }

  private static func unknownScene(_ scene: String, known: [String]) -> String {
    let shown = known.prefix(12).joined(separator: ", ")
    let rest = known.count > 12 ? ", and \(known.count - 12) more" : ""
    return "error: There is no scene '\(scene)'; name one of: \(shown)\(rest)."
  }
}

extension InterfaceFile {
  /// The ids of the scenes with their names.
  fileprivate var sceneNames: [String] {
    document.scenes.map { $0.name.isEmpty ? $0.id : "\($0.id) (\($0.name))" }
  }
}
