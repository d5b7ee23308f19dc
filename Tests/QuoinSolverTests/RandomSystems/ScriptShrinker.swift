// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Makes a failing script smaller as long as it still fails.
struct ScriptShrinker {
  private(set) var script: [SolverStep]
  private let fails: ([SolverStep]) -> Bool
  private var attempts = 3000

  init(_ script: [SolverStep], whileItStill fails: @escaping ([SolverStep]) -> Bool) {
    self.script = script
    self.fails = fails
    while removeChunks() || simplifySteps() {}
  }

  /// Leaves out runs of steps, long ones first; whether anything could go.
  private mutating func removeChunks() -> Bool {
    let before = script.count
    var length = max(1, script.count / 2)
    while true {
      var start = 0
      while start < script.count {
        var shorter = script
        shorter.removeSubrange(start..<min(start + length, script.count))
        if !accept(shorter) { start += length }
      }
      if length == 1 { return script.count < before }
      length /= 2
    }
  }

  /// Puts simpler steps in the place of others; whether any could be.
  private mutating func simplifySteps() -> Bool {
    var isSimpler = false
    for index in script.indices {
      for simpler in script[index].simplerSteps {
        var candidate = script
        candidate[index] = simpler
        if accept(candidate) {
          isSimpler = true
          break
        }
      }
    }
    return isSimpler
  }

  private mutating func accept(_ candidate: [SolverStep]) -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    guard fails(candidate) else { return false }
    script = candidate
    return true
  }
}

extension SolverStep {
  /// Steps with fewer terms or plainer numbers; each is nearer to an end, so that shrinking ends.
  fileprivate var simplerSteps: [SolverStep] {
    switch self {
    case .constraint(let number, let terms, let relation, let constant, let priority, let breaking):
      let fewer = terms.indices.map { index in
        var others = terms
        others.remove(at: index)
        return SolverStep.constraint(number, others, relation, constant, priority, breaking)
      }
      let plain = constant.plainer.map {
        SolverStep.constraint(number, terms, relation, $0, priority, breaking)
      }
      let common: [SolverStep] =
        breaking == .ordinary ? [] : [.constraint(number, terms, relation, constant, priority)]
      return fewer + plain + common
    case .setConstant(let number, let constant):
      return constant.plainer.map { .setConstant(number, $0) }
    case .input(let number, let value):
      return value.plainer.map { .input(number, $0) }
    case .setInput(let number, let value):
      return value.plainer.map { .setInput(number, $0) }
    case .variable(let number, let role, nonNegative: true):
      return [.variable(number, role, nonNegative: false)]
    default: return []
    }
  }
}

extension Fraction {
  /// 0, 10 and 100, as far as they come before the number in that order.
  fileprivate var plainer: [Fraction] {
    let plain: [Fraction] = [0, 10, 100]
    return Array(plain.prefix { $0 != self })
  }
}
