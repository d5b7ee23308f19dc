// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

@testable import QuoinInterfaceBuilder

/// Counts how many stored frames show, and how many contradict, each row of the tables.
///
/// A stored frame has one vote for a row. It is given where the file leaves no other explanation:
/// by a required equality with an edge of a view that has no insets, by the absence of constraints
/// on an axis, by the size of a controller's view.
@MainActor struct EvidenceCount {
  nonisolated struct Key: Hashable {
    var kind: CanvasMeasure.Kind
    var row: String

    init(_ measure: CanvasMeasure) { (kind, row) = (measure.kind, measure.row) }
  }

  var votes: [Key: StoredEvidence] = [:]
  /// All layout roots with their stored frames.
  var controls: [StoredControls] = []
  private(set) var files: [InterfaceBuilderEra: Int] = [:]

  /// Adds what the files below a folder show. Those of repositories that are held out show nothing.
  mutating func add(filesIn folder: URL) {
    for name in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [] {
      guard let name = name as? String, name.hasSuffix(".xib") || name.hasSuffix(".storyboard"),
        !StoredFileSelection.isHeldOut(name),
        let file = try? InterfaceFile(contentsOf: folder.appendingPathComponent(name).path)
      else { continue }
      add(file.document)
    }
  }

  private mutating func add(_ document: InterfaceDocument) {
    files[document.era, default: 0] += 1
    guard document.usesAutolayout else { return }
    let canvas = CanvasEnvironment(document)
    let byRoot = Dictionary(grouping: document.constraints) { document.views[$0.holder].root }
    for scene in document.scenes {
      addScreen(of: scene, in: document)
      for root in scene.roots {
        let constraints = byRoot[root] ?? []
        let environment = canvas.environment(of: root, in: scene)
        addInsets(environment, of: root, in: document, constraints: constraints)
        addControls(
          environment, of: root, in: document, controlEras: canvas.controlEras,
          constraints: constraints)
      }
    }
  }

  /// Gives the vote of a frame for a row.
  mutating func vote(_ measure: CanvasMeasure, agrees: Bool) {
    votes[Key(measure), default: .guess].agreeing += agrees ? 1 : 0
    votes[Key(measure), default: .guess].contradicting += agrees ? 0 : 1
  }

  /// The size of a controller's view is that of the screen, if no bar or sheet shortens it.
  private mutating func addScreen(of scene: SceneDescription, in document: InterfaceDocument) {
    guard scene.hasMainRoot, let root = scene.roots.first, let controller = scene.controller,
      controller.id != document.views[root].id, !controller.hasFixedSize,
      !BarContexts(document).context(of: controller).isEmbedded,
      let frame = document.views[root].frame, frame.width > 0,
      let device = document.device, let row = device.known
    else { return }
    let size = row.screenSize(in: device.orientation)
    let agrees = frame.width == size.width && frame.height == size.height
    if agrees || frame.width != size.width { vote(row.sizeMeasure, agrees: agrees) }
  }
}
