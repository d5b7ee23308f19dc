// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension CaseStack {
  /// Whether the stack is simple enough to be written as constraints here.
  ///
  /// Some cases are about rounding or edits and only use a stack for it; stacks themselves are
  /// tested elsewhere.
  var isSimple: Bool {
    ["fill", "fillEqually"].contains(distribution ?? "fill") && alignment ?? "fill" == "fill"
      && marginsRelative != true && baselineRelative != true
  }

  mutating func merge(_ change: CaseStack) {
    arranged = change.arranged ?? arranged
    axis = change.axis ?? axis
    distribution = change.distribution ?? distribution
    alignment = change.alignment ?? alignment
    spacing = change.spacing ?? spacing
    customSpacing = change.customSpacing ?? customSpacing
  }

  /// The constraints that Apple's stack view makes: edges to the first and last visible view, gaps
  /// between neighbours, equal sizes if asked for, and all edges aligned across.
  func constraints(of id: String, arranged: [CaseView]) throws -> [CaseConstraint] {
    guard isSimple else { throw CaseProblem("the stack \(id) is beyond this test") }
    let isHorizontal = axis ?? "h" == "h"
    let (start, end, size) =
      isHorizontal ? ("leading", "trailing", "width") : ("top", "bottom", "height")
    let across = isHorizontal ? ["top", "bottom"] : ["leading", "trailing"]
    let visible = arranged.filter { $0.hidden != true }
    var result: [CaseConstraint] = []
    func add(_ a: String, _ b: String?, _ c: Double = 0) {
      result.append(CaseConstraint(id: "\(id).\(result.count)", a: a, b: b, c: c))
    }
    if let first = visible.first, let last = visible.last {
      add("\(id).\(start)", "\(first.id).\(start)")
      add("\(id).\(end)", "\(last.id).\(end)")
      if distribution == "fillEqually" {
        for view in visible.dropFirst() { add("\(view.id).\(size)", "\(first.id).\(size)") }
      }
    }
    for (view, next) in zip(arranged, arranged.dropFirst()) {
      let isAtEnd = next.id == visible.first?.id || view.id == visible.last?.id
      let hidden = [view, next].filter { $0.hidden == true }.count
      let gap = (customSpacing?[view.id] ?? spacing ?? 0) * (1 - Double(hidden) / 2)
      add("\(next.id).\(start)", "\(view.id).\(end)", isAtEnd ? 0 : gap)
    }
    for view in arranged where view.hidden == true { add("\(view.id).\(size)", nil) }
    for edge in across {
      guard let first = arranged.first else { continue }
      for view in arranged.dropFirst() { add("\(first.id).\(edge)", "\(view.id).\(edge)") }
      add("\(id).\(edge)", "\(first.id).\(edge)")
    }
    return result
  }
}
