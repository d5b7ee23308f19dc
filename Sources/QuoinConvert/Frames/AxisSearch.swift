// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

/// The kinds of rules that are tried, each with those before it.
enum FrameEffort: CaseIterable {
  /// Lines and lengths that constraints say.
  case statements
  /// Lengths that are the same share of the parent at all samples.
  case lengths
  /// Lines that are at the same place of the parent or a sibling at all samples.
  case lines
}

/// Finds the rule of one view on one axis.
@MainActor struct AxisSearch {
  let search: FrameSearch
  let view: Int
  /// The siblings that have their frames already.
  let known: [Int]
  let isHorizontal: Bool
  let isDirectional: Bool

  private var samples: [FrameSample] { search.samples }
  private var root: ConvertedRoot { search.root }
  private var parent: Int { root.views[view].parent ?? 0 }

  /// The two elements of the view; nil where they are not the same at all samples.
  ///
  /// - Parameter effort: What is tried.
  func rule(_ effort: FrameEffort) -> AxisRule? {
    var lines: [LineRule] = []
    func add(_ line: LineRule) {
      if !lines.contains(where: { $0.line == line.line }), holds(line) { lines.append(line) }
    }
    for line in suggested { add(line) }
    func pair() -> AxisRule? {
      let ends = [0.0, 1.0].compactMap { line in lines.first { $0.line == line } }
      if ends.count == 2 { return AxisRule(isDirectional: isDirectional, lines: ends) }
      return nil
    }
    func measured(_ length: LengthRule?) -> AxisRule? {
      guard let length, let line = lines.first else { return nil }
      return AxisRule(isDirectional: isDirectional, lines: [line], length: length)
    }
    if let rule = measured(stated) ?? pair() ?? measured(fit) { return rule }
    if effort == .statements { return nil }
    func numeric() -> AxisRule? {
      var rule = measured(share)
      if case .share(0, _)? = rule?.length { rule?.isFromContent = !hasLengthConstraint }
      return rule
    }
    if let rule = numeric() { return rule }
    if effort == .lengths { return nil }
    for line in [0.0, 1, 0.5] {
      guard !lines.contains(where: { $0.line == line }) else { continue }
      for guess in guesses(line) { add(guess) }
    }
    return measured(fit) ?? numeric() ?? pair()
  }

  // MARK: Lines

  private func own(_ sample: FrameSample) -> AxisSpan {
    sample.own(view, isHorizontal, isDirectional: isDirectional)
  }

  private func span(_ reference: LineRule.Reference, _ sample: FrameSample) -> AxisSpan {
    sample.span(reference, of: view, isHorizontal, isDirectional: isDirectional)
  }

  private func holds(_ line: LineRule) -> Bool {
    samples.allSatisfy { sample in
      let position = line.position(
        in: span(line.reference, sample), isMirrored: isMirrored(sample))
      return abs(position - own(sample).position(line.line)) <= FrameSearch.tolerance
    }
  }

  /// Whether positions are counted from the right.
  private func isMirrored(_ sample: FrameSample) -> Bool {
    isHorizontal && isDirectional && sample.isMirrored(parent)
  }

  /// The line at a share of a reference, with the distances that the first samples have.
  private func line(
    _ line: Double, at share: Double, of reference: LineRule.Reference
  ) -> LineRule {
    func constant(_ sample: FrameSample?) -> Double? {
      sample.map {
        Self.cleaned(own($0).position(line) - span(reference, $0).position(share))
      }
    }
    var result = LineRule(
      line: line, reference: reference, share: share,
      constant: constant(samples.first { !isMirrored($0) } ?? samples.first) ?? 0)
    let mirrored = constant(samples.first(where: isMirrored))
    if let mirrored, abs(mirrored - result.constant) > FrameSearch.tolerance {
      result.mirroredConstant = mirrored
    }
    return result
  }

  /// The lines that constraints between the view and its parent or a sibling say.
  private var suggested: [LineRule] {
    root.constraints.flatMap { [$0, $0.turned].compactMap(\.self) }.compactMap { constraint in
      let constraint = constraint.withGuides
      guard constraint.first == .view(view), constraint.relation == .equal,
        constraint.multiplier == 1, let second = constraint.second,
        let line = position(constraint.firstAttribute),
        let share = position(constraint.secondAttribute), let reference = reference(second)
      else { return nil }
      return LineRule(line: line, reference: reference, share: share, constant: constraint.constant)
    }
  }

  /// The share of a length at which an attribute is; nil for those of the other axis, and for ones
  /// that are counted the other way.
  private func position(_ attribute: LayoutAttribute) -> Double? {
    switch attribute {
    case .leading where isHorizontal && isDirectional: 0
    case .trailing where isHorizontal && isDirectional: 1
    case .left where isHorizontal && !isDirectional: 0
    case .right where isHorizontal && !isDirectional: 1
    case .centerX where isHorizontal: 0.5
    case .top where !isHorizontal: 0
    case .bottom where !isHorizontal: 1
    case .centerY where !isHorizontal: 0.5
    default: nil
    }
  }

  private func reference(_ item: ConvertedItem) -> LineRule.Reference? {
    if case .guide(parent, let guide) = item, root.isScrolled(view), guide != .contentLayout {
      return nil
    }
    return switch item {
    case .view(parent): .parent(nil)
    case .guide(parent, .contentLayout): .parent(nil)
    case .guide(parent, .safeArea): .parent(.safeArea)
    case .guide(parent, .layoutMargins): .parent(.layoutMargins)
    case .view(let other) where known.contains(other): .sibling(other)
    default: nil
    }
  }

  /// Forms through the samples: a share of the parent or of a guide, and a distance from a sibling.
  private func guesses(_ line: Double) -> [LineRule] {
    var result: [LineRule] = []
    // Guides of a scroll view move when it scrolls.
    let guides: [ConvertedGuide?] = [nil, .safeArea, .layoutMargins]
    for guide in guides.prefix(root.isScrolled(view) ? 1 : 3) {
      let reference = LineRule.Reference.parent(guide)
      let share = slope(
        of: { own($0).position(line) - span(reference, $0).start },
        over: { span(reference, $0).length })
      result.append(self.line(line, at: share, of: reference))
    }
    for sibling in known.reversed() {
      for share in [line == 0 ? 1.0 : 0, line, 0.5] {
        result.append(self.line(line, at: share, of: .sibling(sibling)))
      }
    }
    return result
  }

  private func slope(
    of value: (FrameSample) -> Double, over length: (FrameSample) -> Double
  ) -> Double {
    Self.slope(samples, of: value, over: length)
  }

  /// The slope of one length over another, by the two samples that are farthest apart.
  static func slope(
    _ samples: [FrameSample], of value: (FrameSample) -> Double,
    over length: (FrameSample) -> Double
  ) -> Double {
    guard let least = samples.min(by: { length($0) < length($1) }),
      let most = samples.max(by: { length($0) < length($1) })
    else { return 0 }
    let run = length(most) - length(least)
    guard run > 1 else { return 0 }
    return Self.cleaned((value(most) - value(least)) / run)
  }

  /// A number without its rounding error where it is a fraction with a small denominator.
  static func cleaned(_ value: Double) -> Double {
    let nearest = (value * 5040).rounded() / 5040
    return abs(nearest - value) < 1e-6 ? nearest : value
  }

  // MARK: Lengths

  private func holds(_ length: LengthRule) -> Bool {
    samples.allSatisfy { sample in
      guard let value = sample.length(of: view, isHorizontal, by: length) else { return false }
      return abs(value - own(sample).length) <= FrameSearch.tolerance
    }
  }

  /// The number of a constraint on the length of the view.
  private var stated: LengthRule? {
    let attribute: LayoutAttribute = isHorizontal ? .width : .height
    for constraint in root.constraints
    where constraint.first == .view(view) && constraint.firstAttribute == attribute {
      let rule: LengthRule
      switch constraint.second {
      case nil: rule = .share(0, constant: constraint.constant)
      case .view(parent)? where constraint.secondAttribute == attribute,
        .guide(parent, .frameLayout)? where constraint.secondAttribute == attribute:
        rule = .share(constraint.multiplier, constant: constraint.constant)
      default: continue
      }
      if constraint.relation == .equal, holds(rule) { return rule }
    }
    return nil
  }

  /// Plain views fit any size, so that the size they have would seem to be their own.
  private static let fitting: Set = [
    "UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView", "UIPageControl",
    "UIDatePicker",
  ]

  private var fit: LengthRule? {
    // A length that a constraint sets is not that of the contents, even where both are equal.
    let mayFit = Self.fitting.contains(root.views[view].systemClass) && !hasLengthConstraint
    return mayFit && holds(.fit) ? .fit : nil
  }

  /// Whether a constraint relates the length to another one.
  private var hasLengthConstraint: Bool {
    let attribute: LayoutAttribute = isHorizontal ? .width : .height
    return root.constraints.contains { constraint in
      constraint.relation == .equal
        && (constraint.first == .view(view) && constraint.firstAttribute == attribute
          || constraint.second == .view(view) && constraint.secondAttribute == attribute)
    }
  }

  private var share: LengthRule? {
    guard let first = samples.first else { return nil }
    let share = slope(of: { own($0).length }, over: length)
    let constant = own(first).length - share * first.length(of: parent, isHorizontal)
    let rule = LengthRule.share(share, constant: Self.cleaned(constant))
    return holds(rule) ? rule : nil
  }

  // MARK: Obstacles

  /// Describes why no rule gives the length or the start of the view: the samples that contradict
  /// each other.
  var obstacle: String {
    let lines: [(String, (FrameSample) -> Double)] =
      isHorizontal
      ? [("leading edge", { own($0).start }), ("width", { own($0).length })]
      : [("top edge", { own($0).start }), ("height", { own($0).length })]
    // Where a line has a rule, the length has none.
    let hasLine = (suggested + [0.0, 1, 0.5].flatMap(guesses)).contains(where: holds)
    for (name, value) in hasLine ? [lines[1], lines[0]] : lines {
      let share = slope(of: value, over: length)
      guard let first = samples.min(by: { length($0) < length($1) }) else { break }
      let constant = value(first) - share * length(first)
      func form(_ sample: FrameSample) -> Double { share * length(sample) + constant }
      let other = samples.first { abs(form($0) - value($0)) > FrameSearch.tolerance }
      guard let other else { continue }
      let text = Self.form(share, constant, isHorizontal ? "width" : "height")
      return "its \(name) is \(text) at \(first.setting.words), but "
        + "\(LayoutText.number(value(other))) at \(other.setting.words)"
    }
    return "its frame follows from no edge of the parent or of one sibling"
  }

  /// Describes the sum of a share of the parent and a number.
  private static func form(_ share: Double, _ constant: Double, _ length: String) -> String {
    guard share != 0 else { return LayoutText.number(constant) }
    let part = share == 1 ? "" : "\(LayoutText.number(share)) of "
    guard constant != 0 else { return "\(part)the parent's \(length)" }
    let sign = constant < 0 ? "minus" : "plus"
    return "\(part)the parent's \(length) \(sign) \(LayoutText.number(abs(constant)))"
  }

  private func length(_ sample: FrameSample) -> Double { sample.length(of: parent, isHorizontal) }
}
