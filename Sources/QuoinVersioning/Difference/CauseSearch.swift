// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Finds the change that moved views: without it, they are where they were.
///
/// Each change is reversed alone in the new version, which is then laid out again. The file decides, and
/// not a guess about what a change may do.
@MainActor struct CauseSearch {
  private let new: InterfaceFile
  private let matching: ObjectMatching
  private let reversal: ChangeReversal
  private let options: SceneOptions
  private let limit: Int

  /// - Parameter limit: The number of changes of a scene that are tried at most.
  init(_ new: InterfaceFile, _ matching: ObjectMatching, _ options: SceneOptions, limit: Int) {
    self.new = new
    self.matching = matching
    self.options = options
    self.limit = limit
    reversal = ChangeReversal(matching, new.data)
  }

  /// Returns changed frames with their causes.
  ///
  /// - Parameters:
  ///   - frames: The views of a scene that moved.
  ///   - old: The laid-out old version of the scene.
  ///   - scene: The id of the scene in the new version.
  ///   - changes: The changes that can be causes.
  func explained(
    _ frames: [FrameChange], in old: LoadedScene, as scene: String, by changes: [ObjectChange]
  ) -> [FrameChange] {
    var frames = frames
    var unexplained = Set(frames.map(\.view))
    for change in candidates(changes, frames).prefix(limit) {
      guard !unexplained.isEmpty else { break }
      guard let still = moved(without: change, scene, old) else { continue }
      for index in frames.indices where frames[index].cause == nil {
        guard !still.contains(frames[index].view) else { continue }
        frames[index].cause = change.causeText
        unexplained.remove(frames[index].view)
      }
    }
    return frames
  }

  /// The changes that can move views, constraints and those of the views that moved first.
  private func candidates(
    _ changes: [ObjectChange], _ frames: [FrameChange]
  ) -> [ObjectChange] {
    let moved = Set(frames.map(\.view))
    let ranked = changes.filter { $0.canMoveViews }.map { change in
      (isNear: !moved.isDisjoint(with: change.newViews), change: change)
    }
    let constraints = ranked.filter { $0.change.kind == "constraint" }
    let others = ranked.filter { $0.change.kind != "constraint" }
    return [constraints, others].flatMap { list in
      (list.filter(\.isNear) + list.filter { !$0.isNear }).map(\.change)
    }
  }

  /// The views that moved in spite of a change being reversed; nil when it cannot be reversed.
  private func moved(
    without change: ObjectChange, _ scene: String, _ old: LoadedScene
  ) -> Set<String>? {
    guard let data = reversal.data(without: change) else { return nil }
    do throws(InterfaceBuilderError) {
      let file = try InterfaceFile(data: data, fileName: new.name)
      guard let loaded = file.scene(scene, options: options) else { return nil }
      loaded.layout()
      let frames = FrameComparison.frames(from: old, to: loaded, matching.sources)
      // Views that are gone without the change did not move because of it.
      let gone = Set(old.views.compactMap(old.identifier).map(matching.new))
        .filter { loaded.view($0) == nil }
      return Set(frames.map(\.view)).union(gone)
    } catch {
      // The version without the change is not a file of its own.
      return nil
    }
  }
}

extension ObjectChange {
  /// Whether the change may affect a layout.
  fileprivate var canMoveViews: Bool {
    if kind == "constraint" { return property != "identifier" }
    return !["outlet", "outletCollection", "action", "segue"].contains(kind)
  }

  /// The change as the cause of others.
  fileprivate var causeText: String {
    switch operation {
    case .change: "\(object).\(property ?? "")"
    case .add: "added \(object)"
    case .remove: "removed \(object)"
    case .move: "moved \(object)"
    }
  }
}
