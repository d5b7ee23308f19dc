// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender

extension RenderedFile {
  /// Creates a file from scenes after layout.
  ///
  /// - Parameters:
  ///   - options: The number of fixes that are tried for each problem.
  ///   - assets: The catalogs with the colours and images of the file.
  @MainActor init(
    _ scenes: [LoadedScene], of file: InterfaceFile, explained options: ExplanationOptions = .short,
    assets: SceneAssets? = nil
  ) {
    self.init(
      scenes.map { RenderedScene($0, in: file, explained: options, assets: assets) }, of: scenes,
      in: file)
  }

  /// Creates a file from its scenes.
  ///
  /// - Parameters:
  ///   - pictures: The scenes to draw.
  ///   - scenes: The scenes that they show.
  ///   - file: The file of the scenes.
  @MainActor init(_ pictures: [RenderedScene], of scenes: [LoadedScene], in file: InterfaceFile) {
    self.init(
      file: file.name,
      scenes: pictures,
      unknown: file.unknownElements.map(\.name),
      findings: Self.findings(of: file, scenes: scenes).map(RenderedFinding.init),
      segues: file.renderedSegues)
  }

  /// The findings of the file and those from making the views, each once.
  @MainActor private static func findings(
    of file: InterfaceFile, scenes: [LoadedScene]
  ) -> [FileFinding] {
    var seen: Set<FileFinding> = []
    return (file.findings + scenes.flatMap(\.findings)).filter { seen.insert($0).inserted }
  }
}

extension RenderedFinding {
  fileprivate init(_ finding: FileFinding) {
    self.init(
      code: finding.code.rawValue, line: finding.line, column: finding.column,
      message: finding.message, isInformational: finding.isInformational)
  }
}

extension InterfaceFile {
  /// The segues from a scene to another one, by the ids of the scenes.
  fileprivate var renderedSegues: [RenderedSegue] {
    let scenes = Dictionary(
      document.scenes.compactMap { scene in scene.controller.map { ($0.id, scene.id) } },
      uniquingKeysWith: { first, _ in first })
    return document.segues.compactMap { segue in
      guard let source = scenes[segue.source], let destination = scenes[segue.destination] else {
        return nil
      }
      return RenderedSegue(
        source: source, destination: destination,
        kind: segue.relationship.isEmpty ? segue.kind : segue.relationship)
    }
  }
}
