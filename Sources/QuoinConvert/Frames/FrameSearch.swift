// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Finds the rules of frames that a scene follows at all its sizes.
///
/// Rules that the constraints of a view suggest are tried first, since they hold when contents
/// change. Each is compared with the result of the layout at every sample.
@MainActor struct FrameSearch {
  let root: ConvertedRoot
  let samples: [FrameSample]
  /// Lines and lengths that differ by less are the same, in points.
  static let tolerance = 0.0005

  init(_ root: ConvertedRoot, _ samples: [FrameSample]) {
    self.root = root
    self.samples = samples
  }

  /// The rules in an order in which each view comes after its parent and the siblings that it
  /// depends on.
  func rules() throws(FrameRefusal) -> [FrameRule] {
    if let refusal = structure { throw refusal }
    var rules: [FrameRule] = []
    for parent in root.views.indices {
      var waiting = root.views.indices.filter { isPlaced($0) && root.views[$0].parent == parent }
      // Views that masks place have their frames before all others.
      var known = root.views.indices.filter {
        root.views[$0].parent == parent && root.views[$0].origin == .property && !isPlaced($0)
      }
      while let first = waiting.first {
        var found: FrameRule?
        for effort in FrameEffort.allCases where found == nil {
          for view in waiting where found == nil {
            found = rule(for: view, known, effort)
          }
        }
        guard let found else { throw obstacle(of: first, known) }
        rules.append(found)
        known.append(found.view)
        waiting.removeAll { $0 == found.view }
      }
    }
    return rules
  }

  /// Whether the code places a view; stacks, masks and UIKit place others.
  private func isPlaced(_ index: Int) -> Bool {
    let view = root.views[index]
    return view.origin == .property && !view.keepsMask && root.stack(around: index) == nil
  }

  /// The first view whose surroundings rule frames out.
  private var structure: FrameRefusal? {
    for (index, view) in root.views.enumerated() {
      guard isPlaced(index), let parent = view.parent else { continue }
      if root.views[parent].systemClass == "UIScrollView" {
        return FrameRefusal(view: index, reason: "it decides on the size of what scrolls")
      }
    }
    for constraint in root.constraints {
      if constraint.condition != nil {
        return FrameRefusal(
          view: constraint.first.view, reason: "its constraints depend on size classes")
      }
      let views = [constraint.first.view, constraint.second?.view].compactMap(\.self)
      if !root.isInStack(constraint),
        let arranged = views.first(where: { root.stack(around: $0) != nil })
      {
        return FrameRefusal(
          view: arranged, reason: "a stack places it, and a constraint relates it to other views")
      }
    }
    return nil
  }

  private func rule(for view: Int, _ known: [Int], _ effort: FrameEffort) -> FrameRule? {
    guard let vertical = axis(of: view, known, isHorizontal: false, effort) else { return nil }
    guard let horizontal = axis(of: view, known, isHorizontal: true, effort) else { return nil }
    return FrameRule(view: view, horizontal: horizontal, vertical: vertical)
  }

  private func axis(
    of view: Int, _ known: [Int], isHorizontal: Bool, _ effort: FrameEffort
  ) -> AxisRule? {
    for isDirectional in isHorizontal ? [true, false] : [false] {
      let search = AxisSearch(
        search: self, view: view, known: known, isHorizontal: isHorizontal,
        isDirectional: isDirectional)
      if let rule = search.rule(effort) { return rule }
    }
    return nil
  }

  /// The reason that a view has no rule: a line, with the form that fits two samples and the sample
  /// that it does not fit.
  private func obstacle(of view: Int, _ known: [Int]) -> FrameRefusal {
    for isHorizontal in [false, true]
    where axis(
      of: view, known, isHorizontal: isHorizontal, .lines) == nil
    {
      let search = AxisSearch(
        search: self, view: view, known: known, isHorizontal: isHorizontal,
        isDirectional: isHorizontal)
      return FrameRefusal(view: view, reason: search.obstacle)
    }
    return FrameRefusal(view: view, reason: "it has no rule")
  }
}
