// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinRender

/// Pictures of files and of code, to be compared.
@MainActor enum ComparedPictures {
  /// The lines of a picture without the names of views, which differ.
  static func lines(_ scene: RenderedScene, showsStructure: Bool = true) -> [String] {
    var scene = scene
    scene.name = ""
    // Pictures of files outline containers, and those of screens of programs do not.
    scene.showsStructure = showsStructure
    let lines = RenderedFile.svg(of: [RenderedFile(file: "", scenes: [scene])])
      .split(separator: "\n").map(String.init)
    return lines.filter { !$0.contains("<title>") }
  }

  static func scenes(_ text: String, options: SceneOptions, assets: SceneAssets? = nil) throws
    -> [RenderedScene]
  {
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "Main.storyboard")
    return file.scenes(options: options).map { scene in
      scene.layout()
      return RenderedScene(scene, in: file, assets: assets)
    }
  }

  /// The shapes of a picture in the order of their text: bars of containers are views in code, and
  /// drawn over the views in pictures of files.
  static func shapes(_ scene: RenderedScene) -> [String] {
    lines(scene).map { $0.drop(while: \.isWhitespace) }
      // The names of empty views have a grey of their own.
      .filter { !$0.contains("fill=\"#67676c\"") }
      .filter { line in
        !["<g", "</g", "<svg", "</svg", "<defs", "</defs"].contains { line.hasPrefix($0) }
      }
      .map(String.init).sorted()
  }
}
