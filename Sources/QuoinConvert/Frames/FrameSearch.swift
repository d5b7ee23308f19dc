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

  /// The rules of all views.
  ///
  /// - Parameter condition: The size classes of the samples.
  func rules(with condition: SizeCondition?) throws(FrameRefusal) -> FrameCase {
    if let refusal = structure { throw refusal }
    var rules: [FrameRule] = []
    var contents: [ContentRule] = []
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
      if rules.contains(where: { root.views[$0.view].parent == parent }),
        root.views[parent].systemClass == "UIScrollView"
      {
        contents.append(
          ContentRule(
            view: parent, width: try content(of: parent, isHorizontal: true),
            height: try content(of: parent, isHorizontal: false)))
      }
    }
    return FrameCase(condition: condition, rules: rules, contents: contents)
  }

  /// Whether the code places a view; stacks, masks and UIKit place others.
  private func isPlaced(_ index: Int) -> Bool {
    let view = root.views[index]
    return view.origin == .property && !view.keepsMask && root.stack(around: index) == nil
  }

  /// The first view whose surroundings rule frames out.
  private var structure: FrameRefusal? {
    for constraint in root.constraints {
      let views = [constraint.first.view, constraint.second?.view].compactMap(\.self)
      if !root.isInStack(constraint),
        let arranged = views.first(where: { root.stack(around: $0) != nil })
      {
        return FrameRefusal(
          view: arranged, reason: "a stack places it, and a constraint relates it to other views",
          constraints: [constraint])
      }
      if let fixed = fixedView(constraint) {
        return FrameRefusal(
          view: fixed, reason: "it does not scroll with the scroll view that it is in",
          constraints: [constraint])
      }
    }
    return nil
  }

  /// The view in a scroll view that a constraint keeps at a place outside of what scrolls: its frame
  /// depends on how far it was scrolled.
  private func fixedView(_ constraint: ConvertedConstraint) -> Int? {
    guard let second = constraint.second, !constraint.firstAttribute.isLength else { return nil }
    for (item, other) in [(constraint.first, second), (second, constraint.first)] {
      var next: Int? = item.view
      while let view = next {
        if root.isScrolled(view), let scrolling = root.views[view].parent,
          other == .guide(scrolling, .frameLayout) || !root.contains(scrolling, other.view)
        {
          return item.view
        }
        next = root.views[view].parent
      }
    }
    return nil
  }

  /// The length of what scrolls.
  private func content(
    of view: Int, isHorizontal: Bool
  ) throws(FrameRefusal) -> ContentRule.Length {
    func rule(_ make: (Double) -> ContentRule.Length) -> ContentRule.Length? {
      guard let sample = samples.first, let length = sample.contentLength(of: view, isHorizontal)
      else { return nil }
      let rest = AxisSearch.cleaned(length - sample.length(of: view, isHorizontal, by: make(0)))
      return samples.allSatisfy {
        let other = $0.contentLength(of: view, isHorizontal) ?? .infinity
        let own = $0.length(of: view, isHorizontal, by: make(rest))
        return abs(own - other) <= Self.tolerance
      } ? make(rest) : nil
    }
    let share = AxisSearch.slope(
      samples, of: { $0.contentLength(of: view, isHorizontal) ?? 0 },
      over: { $0.length(of: view, isHorizontal) })
    let whole = rule { .share(share, constant: $0) }
    // Positions from right to left are counted from the end, which then follows from the scroll view.
    if let whole, isHorizontal || share == 1 { return whole }
    // Those that a constraint ties to the end follow it when their contents change.
    let ends: [LayoutAttribute] = isHorizontal ? [.trailing, .right] : [.bottom]
    let tied = root.constraints.filter { ends.contains($0.firstAttribute) }.flatMap {
      [$0.first.view, $0.second?.view].compactMap(\.self)
    }.filter { root.views[$0].parent == view }
    for inner in tied where !isHorizontal || !samples.contains(where: { $0.isMirrored(view) }) {
      if let found = rule({ .end(of: inner, constant: $0) }) { return found }
    }
    if let whole { return whole }
    let lengths = samples.map { ($0.setting, $0.contentLength(of: view, isHorizontal) ?? 0) }
    let other = lengths.first { abs($0.1 - lengths[0].1) > Self.tolerance } ?? lengths[0]
    throw FrameRefusal(
      view: view,
      reason: "the \(isHorizontal ? "width" : "height") of what scrolls in it is "
        + "\(LayoutText.number(lengths[0].1)) at \(lengths[0].0.words), but "
        + "\(LayoutText.number(other.1)) at \(other.0.words)",
      constraints: root.constraints.filter { constraint in
        tied.contains { constraint.relates($0, isHorizontal: isHorizontal) }
      })
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
      let related = root.constraints.filter { $0.relates(view, isHorizontal: isHorizontal) }
      // Those that always hold as equalities are affine.
      let unequal = related.filter { $0.relation != .equal || $0.priority < 1000 }
      return FrameRefusal(
        view: view, reason: search.obstacle, constraints: unequal.isEmpty ? related : unequal)
    }
    return FrameRefusal(view: view, reason: "it has no rule")
  }
}

extension ConvertedConstraint {
  /// Whether the constraint relates a view on an axis.
  fileprivate func relates(_ view: Int, isHorizontal: Bool) -> Bool {
    [(first, firstAttribute), (second, secondAttribute)].contains { item, attribute in
      item?.view == view && attribute != .notAnAttribute
        && (attribute.axis == .horizontal) == isHorizontal
    }
  }
}
