// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Makes a failing script smaller as long as it still fails.
struct EngineScriptShrinker {
  private(set) var script: EngineScript
  private let fails: (EngineScript) -> Bool
  private var attempts = 3000

  init(_ script: EngineScript, whileItStill fails: @escaping (EngineScript) -> Bool) {
    self.script = script
    self.fails = fails
    while removeChunks() || simplifySteps() {}
  }

  /// Leaves out runs of steps, long ones first.
  ///
  /// - Returns: whether any could be.
  private mutating func removeChunks() -> Bool {
    let before = script.steps.count
    var length = max(1, script.steps.count / 2)
    while true {
      var start = 0
      while start < script.steps.count {
        var shorter = script
        shorter.steps.removeSubrange(start..<min(start + length, script.steps.count))
        if !accept(shorter) { start += length }
      }
      if length == 1 { return script.steps.count < before }
      length /= 2
    }
  }

  /// Puts simpler steps in the place of others.
  ///
  /// - Returns: whether any could be.
  private mutating func simplifySteps() -> Bool {
    var isSimpler = false
    for index in script.steps.indices {
      for simpler in script.steps[index].simplerSteps {
        var candidate = script
        candidate.steps[index] = simpler
        if accept(candidate) {
          isSimpler = true
          break
        }
      }
    }
    return isSimpler
  }

  private mutating func accept(_ candidate: EngineScript) -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    guard fails(candidate) else { return false }
    script = candidate
    return true
  }
}

extension EngineStep {
  /// Steps with plainer numbers or items; each is nearer to an end, so that shrinking ends.
  fileprivate var simplerSteps: [EngineStep] {
    switch self {
    case .item(let number, let item, let parent):
      return item.simplerItems.map { .item(number, $0, parent: parent) }
    case .update(let number, let item):
      return item.simplerItems.map { .update(number, $0) }
    case .constraint(let number, let constraint):
      return constraint.simplerConstraints.map { .constraint(number, $0) }
    case .setConstant(let number, let constant):
      return constant.plainer.map { .setConstant(number, $0) }
    default:
      return []
    }
  }
}

extension EngineConstraint {
  fileprivate var simplerConstraints: [EngineConstraint] {
    var result = constant.plainer.map { plain in
      var copy = self
      copy.constant = plain
      return copy
    }
    if multiplier != 1 {
      var copy = self
      copy.multiplier = 1
      result.append(copy)
    }
    return result
  }
}

extension LayoutItem {
  /// The item with one thing as in a new item.
  fileprivate var simplerItems: [LayoutItem] {
    let plain = LayoutItem(kind)
    var result: [LayoutItem] = []
    func without(_ isPlain: Bool, _ change: (inout LayoutItem) -> Void) {
      guard !isPlain else { return }
      var copy = self
      change(&copy)
      result.append(copy)
    }
    without(contentWidth == nil) { $0.contentWidth = nil }
    without(contentHeight == nil) { $0.contentHeight = nil }
    without(alignmentInsets == .zero) { $0.alignmentInsets = .zero }
    without(boundsOrigin == .zero) { $0.boundsOrigin = .zero }
    without(margins == plain.margins) { $0.margins = plain.margins }
    without(firstBaseline == nil) { $0.firstBaseline = nil }
    without(lastBaseline == nil) { $0.lastBaseline = nil }
    without(safeAreaInsets == nil) { $0.safeAreaInsets = nil }
    without(additionalSafeAreaInsets == .zero) { $0.additionalSafeAreaInsets = .zero }
    without(!countsSafeAreaVertically) { $0.countsSafeAreaVertically = false }
    without(autoresizing == nil) { $0.autoresizing = nil }
    without(direction == .leftToRight) { $0.direction = .leftToRight }
    without(insetsMarginsFromSafeArea) { $0.insetsMarginsFromSafeArea = true }
    without(!preservesSuperviewMargins) { $0.preservesSuperviewMargins = false }
    without(!isScrollView) { $0.isScrollView = false }
    return result
  }
}

extension Double {
  /// 0, 10 and 100, as far as they come before the number in that order.
  fileprivate var plainer: [Double] {
    Array([0, 10, 100].prefix { $0 != self })
  }
}
