// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// Edits of a tree of views, in steps that each end with a layout.
///
/// After each layout, everything has to be where it is in a tree of the same views that was never
/// laid out before. `ViewScript(seed: 7).failure()` says what is not.
struct ViewScript: Hashable, Sendable {
  /// Other choices of the script: classes of views, and pixels per point.
  var seed: UInt64
  /// The edits between two layouts.
  var steps: [[ViewEdit]]

  /// - Parameter theme: the most frequent kind of edits; chosen by the seed when it is nil.
  init(seed: UInt64, theme: ViewEditTheme? = nil) {
    self.seed = seed
    var random = SeededGenerator(state: seed)
    func edits(_ count: Int, of kinds: [ViewEdit.Kind]) -> [ViewEdit] {
      (0..<count).map { _ in
        ViewEdit(kind: kinds.randomElement(using: &random) ?? .addView, seed: random.next())
      }
    }
    let chosen = ViewEditTheme.allCases.randomElement(using: &random) ?? .everything
    let theme = theme ?? chosen
    let (building, changing) = (theme.buildingKinds, theme.kinds)
    let views = (0..<2).map { _ in ViewEdit(kind: .addView, seed: random.next()) }
    steps = [views + edits(Int.random(in: 2...14, using: &random), of: building)]
    let isLong = theme == .screens
    for _ in 0..<(isLong ? 40 : Int.random(in: 2...6, using: &random)) {
      let count = isLong ? 1 : Int.random(in: 1...5, using: &random)
      steps.append(edits(count, of: changing))
    }
  }

  /// The first difference between the edited tree and one that is made from scratch, with the edits
  /// before it; nil when there is none.
  @MainActor func failure() -> String? {
    var session = ViewEditSession(seed: seed)
    for (number, step) in steps.enumerated() {
      session.log.append("step \(number):")
      for edit in step { session.make(edit) }
      session.root.layoutIfNeeded()
      guard let difference = session.differenceFromFresh() else { continue }
      return (session.log + [difference]).joined(separator: "\n")
    }
    return nil
  }

  /// The script without the edits that its failure does not need; the script itself when it does not
  /// fail.
  @MainActor func shrunk() -> ViewScript {
    guard failure() != nil else { return self }
    var script = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for (step, edit) in script.positions.reversed() {
        var candidate = script
        candidate.steps[step].remove(at: edit)
        if candidate.failure() != nil {
          script = candidate
          isSmaller = true
        }
      }
      for step in script.steps.indices.reversed() where script.steps.indices.contains(step) {
        var candidate = script
        // Its edits come before the next layout then.
        let edits = candidate.steps.remove(at: step)
        if candidate.steps.indices.contains(step) {
          candidate.steps[step].insert(contentsOf: edits, at: 0)
        } else if !edits.isEmpty {
          continue
        }
        if candidate.failure() != nil {
          script = candidate
          isSmaller = true
        }
      }
    }
    return script
  }

  private var positions: [(step: Int, edit: Int)] {
    steps.enumerated().flatMap { step, edits in edits.indices.map { (step, $0) } }
  }
}
