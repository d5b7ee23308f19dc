// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// Constraints across the axis.

/// The constraints of an alignment: the aligned attributes, and the edges at which views are pinned
/// to the stack.
private struct CrossRule {
  /// The attribute in which all views agree.
  var line: NSLayoutConstraint.Attribute
  var pinsNear = false
  var pinsFar = false
  var pinsMiddle = false
  var fitsCanvas = false
  /// Edges of the stack beyond which views other than the first may reach.
  var freeNear = false
  var freeFar = false
}

extension StackBuilder {
  mutating func arrangeAcrossAxis() {
    guard let first = views.first else {
      add("UISV-canvas-fit", (stack, across.size), .equal, nil, priority: 49)
      return
    }
    guard let rule = crossRule else {
      fillAcross(first)
      return
    }
    for view in views.dropFirst() {
      add("UISV-alignment", (first, rule.line), .equal, (view, rule.line))
    }
    if views.count > 1 {
      let isFree = rule.freeNear || rule.freeFar
      alignWithSpanner(isFree ? visible.first ?? first : first, rule)
    } else {
      alignAlone(first, rule)
    }
    for view in views {
      add("UISV-ambiguity-suppression", (view, across.size), .equal, nil, priority: 25)
    }
    if rule.fitsCanvas || views.count == 1 {
      add("UISV-canvas-fit", (stack, across.size), .equal, nil, priority: 49)
    }
  }

  /// The rule; nil for `fill`. Baselines are aligned in rows only; in a column they count as
  /// leading.
  ///
  /// With first baselines the top of a row is that of its first view: a view with a higher line
  /// reaches beyond it. With last baselines it is the same at the bottom. Observed in frames that
  /// Interface Builder stored: 10 of 11 stacks agree, 4 of which contradict a row around all views.
  private var crossRule: CrossRule? {
    let isRow = stack.axis == .horizontal
    switch stack.alignment {
    case .fill: return nil
    case .leading: return CrossRule(line: across.start, pinsNear: true)
    case .trailing: return CrossRule(line: across.end, pinsFar: true)
    case .center: return CrossRule(line: across.middle, pinsMiddle: true)
    case .firstBaseline where isRow:
      return CrossRule(line: .firstBaseline, pinsNear: true, fitsCanvas: true, freeNear: true)
    case .lastBaseline where isRow:
      return CrossRule(line: .lastBaseline, pinsFar: true, fitsCanvas: true, freeFar: true)
    case .firstBaseline, .lastBaseline: return CrossRule(line: across.start, pinsNear: true)
    }
  }

  private mutating func fillAcross(_ first: UIView) {
    for edge in [across.start, across.end] {
      for view in views.dropFirst() {
        add("UISV-alignment", (first, edge), .equal, (view, edge))
      }
      add("UISV-canvas-connection", (canvas, edge), .equal, (first, edge))
    }
  }

  /// Adds a guide that spans all visible views; the stack takes its size from the guide.
  private mutating func alignWithSpanner(_ first: UIView, _ rule: CrossRule) {
    let spanner = addGuide("UISV-alignment-spanner")
    for view in visible {
      if !rule.freeNear || view === first {
        add(
          "UISV-spanning-boundary", (spanner, across.start),
          rule.pinsNear ? .equal : .lessThanOrEqual, (view, across.start),
          priority: rule.pinsNear ? 999.5 : 1000)
      }
      if !rule.freeFar || view === first {
        add(
          "UISV-spanning-boundary", (spanner, across.end),
          rule.pinsFar ? .equal : .greaterThanOrEqual, (view, across.end),
          priority: rule.pinsFar ? 999.5 : 1000)
      }
    }
    add("UISV-spanning-fit", (spanner, across.size), .equal, nil, priority: 51)
    let near: any ConstraintItem = rule.pinsNear ? first : spanner
    let far: any ConstraintItem = rule.pinsFar ? first : spanner
    add("UISV-canvas-connection", (canvas, across.start), .equal, (near, across.start))
    add("UISV-canvas-connection", (canvas, across.end), .equal, (far, across.end))
    if rule.pinsMiddle {
      add("UISV-canvas-connection", (canvas, across.middle), .equal, (first, across.middle))
    }
  }

  private mutating func alignAlone(_ view: UIView, _ rule: CrossRule) {
    add(
      "UISV-canvas-connection", (canvas, across.start), rule.pinsNear ? .equal : .lessThanOrEqual,
      (view, across.start))
    add(
      "UISV-canvas-connection", (canvas, across.end), rule.pinsFar ? .equal : .greaterThanOrEqual,
      (view, across.end))
    if rule.pinsMiddle {
      add("UISV-canvas-connection", (canvas, across.middle), .equal, (view, across.middle))
    }
  }
}
