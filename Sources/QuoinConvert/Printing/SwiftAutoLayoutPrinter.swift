// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Writes constraints as chains of SwiftAutoLayout.
struct SwiftAutoLayoutPrinter: ConstraintPrinter {
  let root: ConvertedRoot
  let names: ItemNames
  /// Whether statements are entries of a list, whose constraints are not active.
  var isSwitched = false

  /// The beginning of a chain, and one call of it.
  struct Link {
    var start: String
    var call: String
    var unmasked: [ConvertedItem]
  }

  func print(_ constraints: [ConvertedConstraint], column: Int) -> PrintedConstraints {
    var result = PrintedConstraints()
    for run in runs(constraints) {
      if !result.lines.isEmpty { result.lines.append("") }
      var chain: (start: String, calls: [String]) = ("", [])
      for constraint in run {
        guard constraint.identifier == nil, let link = link(constraint) else {
          close(&chain, column, &result)
          writeAnchors(constraint, column, &result)
          continue
        }
        if link.start != chain.start { close(&chain, column, &result) }
        chain.start = link.start
        chain.calls.append(link.call)
        for case .view(let index) in link.unmasked { result.unmasked.insert(index) }
      }
      close(&chain, column, &result)
    }
    return result
  }

  private func close(
    _ chain: inout (start: String, calls: [String]), _ column: Int,
    _ result: inout PrintedConstraints
  ) {
    guard !chain.calls.isEmpty else { return }
    if isSwitched { chain.calls.append(".constraints,") }
    let line = chain.start + chain.calls.joined()
    if column + line.count <= CodeLayout.width {
      result.lines.append(line)
    } else if column + chain.start.count <= CodeLayout.width {
      result.lines.append(chain.start)
      result.lines += chain.calls.map { "  " + $0 }
    } else {
      let (head, item) = (
        chain.start.prefix { $0 != "(" }, chain.start.drop { $0 != "(" }.dropFirst().dropLast()
      )
      result.lines += ["\(head)(", "  \(item)", ")"] + chain.calls
    }
    chain = ("", [])
  }

  /// The chain for a constraint; nil for one that the dialect does not have.
  private func link(_ written: ConvertedConstraint) -> Link? {
    let constraint = written.withGuides
    guard let second = constraint.second else { return length(constraint) }
    if constraint.first == second { return proportion(constraint) }
    if let link = following(constraint) ?? constraint.turned.flatMap(following) { return link }
    // The first item stays the receiver where it can.
    let isInward =
      constraint.firstAttribute == constraint.secondAttribute
      && [.trailing, .bottom].contains(constraint.secondAttribute)
    let candidates = [constraint, constraint.turned].compactMap(\.self)
    for candidate in isInward ? candidates.reversed() : candidates {
      if let link = related(candidate) { return link }
    }
    return nil
  }

  private func length(_ constraint: ConvertedConstraint) -> Link? {
    guard constraint.firstAttribute.isLength, mayLoseMask(constraint.first) else { return nil }
    return Link(
      start: "\(names.expression(constraint.first)).constrainSelf()",
      call: ".\(constraint.firstAttribute)(\(arguments(constraint, relationLabel: nil)))",
      unmasked: [constraint.first])
  }

  /// The height of a view as a multiple of its width.
  private func proportion(_ constraint: ConvertedConstraint) -> Link? {
    guard constraint.firstAttribute.isLength, mayLoseMask(constraint.first) else { return nil }
    let form = constraint.firstAttribute == .height ? constraint : constraint.turned
    guard let form, form.firstAttribute == .height, form.secondAttribute == .width,
      form.relation == .equal, form.hasNoConstant
    else {
      return axis(constraint)
    }
    var arguments = [form.multiplierText ?? "1"]
    if form.priority != 1000 {
      arguments.append("priority: \(ViewSettings.priority(form.priority))")
    }
    if isSwitched { arguments.append("activate: false") }
    return Link(
      start: "\(names.expression(form.first)).constrainSelf()",
      call: ".aspectRatio(\(arguments.joined(separator: ", ")))", unmasked: [form.first])
  }

  /// A view after or below another one.
  private func following(_ constraint: ConvertedConstraint) -> Link? {
    guard let second = constraint.second, mayLoseMask(constraint.first), mayLoseMask(second)
    else { return nil }
    let name: String
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.leading, .trailing): name = "leadingTrailing"
    case (.top, .bottom): name = "topBottom"
    default: return nil
    }
    return Link(
      start:
        "\(names.expression(constraint.first)).constrain(after: \(names.expression(second)))",
      call: ".\(name)(\(arguments(constraint, relationLabel: nil)))",
      unmasked: [constraint.first, second])
  }

  private func related(_ constraint: ConvertedConstraint) -> Link? {
    guard let second = constraint.second else { return nil }
    guard constraint.firstAttribute == constraint.secondAttribute else { return axis(constraint) }
    let attribute = constraint.firstAttribute
    // Chains count trailing and bottom inward: their receiver is the second item.
    let isInward = attribute == .trailing || attribute == .bottom
    let receiver = isInward ? second : constraint.first
    let other = isInward ? constraint.first : second
    guard mayLoseMask(receiver), !isOuter(receiver, of: other) || !mayLoseMask(other) else {
      return nil
    }
    let isBaseline = attribute.isBaseline
    guard Self.attributes.contains(attribute) || isBaseline else { return nil }
    if isBaseline {
      guard case .view = receiver, case .view = other else { return nil }
    }
    return Link(
      start: "\(names.expression(receiver)).constrain(\(isBaseline ? "toBaselinesOf" : "to"): "
        + "\(names.expression(other)))",
      call: ".\(attribute)(\(arguments(constraint, relationLabel: nil)))", unmasked: [receiver])
  }

  private func isOuter(_ item: ConvertedItem, of other: ConvertedItem) -> Bool {
    item.view != other.view && root.contains(item.view, other.view)
  }

  private func axis(_ constraint: ConvertedConstraint) -> Link? {
    guard let second = constraint.second, mayLoseMask(constraint.first),
      Self.attributes.contains(constraint.firstAttribute),
      Self.attributes.contains(constraint.secondAttribute)
    else { return nil }
    let name: String
    switch constraint.firstAttribute {
    case .width, .height: name = "dimension"
    case .top, .bottom, .centerY: name = "yAxis"
    default: name = "xAxis"
    }
    let rest = arguments(constraint, relationLabel: "relation")
    return Link(
      start: "\(names.expression(constraint.first)).constrain(to: \(names.expression(second)))",
      call: ".\(name)(.\(constraint.firstAttribute), to: .\(constraint.secondAttribute)"
        + (rest.isEmpty ? "" : ", \(rest)") + ")",
      unmasked: [constraint.first])
  }

  private static let attributes: Set<LayoutAttribute> = [
    .leading, .trailing, .centerX, .top, .bottom, .centerY, .width, .height,
  ]

  private func arguments(_ constraint: ConvertedConstraint, relationLabel: String?) -> String {
    var parts: [String] = []
    if constraint.relation != .equal {
      let word = constraint.relation == .lessThanOrEqual ? "lessThanOrEqual" : "greaterThanOrEqual"
      parts.append((relationLabel.map { "\($0): " } ?? "") + ".\(word)")
    }
    if !constraint.hasNoConstant || constraint.second == nil {
      parts.append("constant: \(constraint.constantArgument)")
    }
    if let multiplier = constraint.multiplierText { parts.append("multiplier: \(multiplier)") }
    if constraint.priority != 1000 {
      parts.append("priority: \(ViewSettings.priority(constraint.priority))")
    }
    if isSwitched { parts.append("activate: false") }
    return parts.joined(separator: ", ")
  }
}
