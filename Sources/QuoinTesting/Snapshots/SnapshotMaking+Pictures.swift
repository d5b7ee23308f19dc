// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinRender
import QuoinSnapshots
import QuoinUIKit

extension SnapshotMaking {
  /// Draws the layouts in the configurations of a matrix in one picture.
  ///
  /// - Returns: The bytes of the file.
  static func picture(
    _ format: LayoutPictureFormat, in matrix: LayoutMatrix, _ call: SnapshotCall,
    _ make: (LayoutCell) throws -> LayoutSubject
  ) rethrows -> Made<Data> {
    var scenes: [RenderedScene] = []
    func add(_ layout: CellLayout) {
      var scene = layout.scene
      scene.name = layout.name
      scenes.append(scene)
    }
    let failures = try LayoutRun(matrix).forEach(make, add)
    guard failures.isEmpty, !scenes.isEmpty else { return .failed(reasons(failures)) }
    let file = RenderedFile(file: "", scenes: scenes)
    switch format {
    case .svg: return .value(Data(RenderedFile.svg(of: [file]).utf8))
    #if Pango
    case .png(let scale, let fonts): return png(file, scale, fonts, call)
    #endif
    }
  }

  #if Pango
  private static func png(
    _ file: RenderedFile, _ scale: Double, _ fonts: String, _ call: SnapshotCall
  ) -> Made<Data> {
    let root = TestedPackage.root(around: call.sourcePath)
    let folder = fonts.hasPrefix("/") ? fonts : (root.map { $0 + "/" } ?? "") + fonts
    do throws(PictureError) {
      let fonts = try PictureFonts(folder: folder)
      return .value(Data(try RenderedFile.png(of: [file], scale: scale, fonts: fonts)))
    } catch {
      return .failed([error.description])
    }
  }
  #endif
}
