// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// Finds the change that moved views: without it, they are where they were.
///
/// Each change is reversed alone in the new version, which is then laid out again. The layout of
/// the file decides, and not a guess about the effect of a change. The version without a change has
/// the ids of the new one.
@MainActor struct CauseSearch {
  private let new: InterfaceFile
  private let reversal: ChangeReversal
  private let options: SceneOptions
  private let limit: Int

  /// - Parameter limit: The number of changes of a scene that are tried at most.
  init(_ new: InterfaceFile, _ matching: ObjectMatching, _ options: SceneOptions, limit: Int) {
    self.new = new
    self.options = options
    self.limit = limit
    reversal = ChangeReversal(matching, new.data)
  }

  /// A version without some changes, laid out.
  private struct Trial {
    var changes: [ObjectChange]
    /// The frames of views by their ids.
    var frames: [String: [Double]]
    /// The size of a pixel in points.
    var pixel: Double

    func has(_ frame: [Double], of view: String) -> Bool {
      guard let own = frames[view] else { return false }
      return !zip(own, frame).contains { abs($0 - $1) >= pixel * 0.99 }
    }
  }

  /// The number of changes that are named together at most.
  private static let mostTogether = 3

  /// Returns changed frames with their causes: a change, or a few of which each moves the view and
  /// that only together leave it where it was.
  ///
  /// - Parameters:
  ///   - frames: The views of a scene that moved.
  ///   - scene: The id of the scene in the new version.
  ///   - changes: The changes that can be causes.
  func explained(
    _ frames: [FrameChange], in scene: String, by changes: [ObjectChange]
  ) -> [FrameChange] {
    var frames = frames
    var trials: [Trial] = []
    for change in candidates(changes, frames).prefix(limit) {
      guard frames.contains(where: { $0.cause == nil }) else { return frames }
      guard let trial = trial(without: [change], scene) else { continue }
      Self.explain(&frames, by: trial)
      trials.append(trial)
    }
    var tried: Set<[Int]> = []
    for frame in frames where frame.cause == nil {
      let parts = trials.indices.filter { index in
        trials[index].frames[frame.view] != nil && !trials[index].has(frame.new, of: frame.view)
      }
      guard (2...Self.mostTogether).contains(parts.count), tried.count < limit,
        tried.insert(parts).inserted,
        let trial = trial(without: parts.flatMap { trials[$0].changes }, scene)
      else { continue }
      Self.explain(&frames, by: trial)
    }
    return frames
  }

  /// Sets the changes of a trial as the causes of views that keep their old frames without them.
  private static func explain(_ frames: inout [FrameChange], by trial: Trial) {
    for index in frames.indices where frames[index].cause == nil {
      guard trial.has(frames[index].old, of: frames[index].view) else { continue }
      frames[index].cause = trial.changes.map(\.causeText).joined(separator: " and ")
    }
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

  /// Lays the new version out without some changes; nil when they cannot be reversed.
  private func trial(without changes: [ObjectChange], _ scene: String) -> Trial? {
    guard let loaded = version(without: changes)?.scene(scene, options: options) else { return nil }
    loaded.layout()
    var trial = Trial(
      changes: changes, frames: [:],
      pixel: 1 / max(1, Double(loaded.traitCollection.displayScale)))
    for view in loaded.views {
      guard let id = loaded.identifier(of: view) else { continue }
      trial.frames[id] = FrameComparison.numbers(loaded.frame(of: view))
    }
    return trial
  }

  /// The new version without some changes; nil when they cannot be reversed.
  private func version(without changes: [ObjectChange]) -> InterfaceFile? {
    do throws(InterfaceBuilderError) {
      if let tree = reversal.tree(without: changes, in: new.tree) {
        return try InterfaceFile(new, tree: tree)
      }
      guard let data = reversal.data(without: changes) else { return nil }
      return try InterfaceFile(data: data, fileName: new.name)
    } catch {
      // The version without the changes does not exist as a file.
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
