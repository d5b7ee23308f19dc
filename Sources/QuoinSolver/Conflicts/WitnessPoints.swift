// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Shows that a requirement is needed for a contradiction: by a point where it alone gives way so
/// far that the contradiction is gone, and all that has to holds.
///
/// The points are forms of the inputs, so they tell as well how long that stays so.
struct WitnessPoints {
  private let area: ConflictArea
  private let definitions: TracedDefinitions
  /// A point where all equations hold but the last one of the contradiction.
  let values: [AffineForm]
  /// By place in the area's inequalities: how far it is from its limit at that point. Not negative
  /// where it holds.
  private var slack: [AffineForm] = []
  /// By rank: whether the definitions hold it at its limit.
  private var isHeld: [Bool] = []
  private var direction: [Double] = []

  /// - Parameters:
  ///   - definitions: everything that is kept exactly.
  ///   - held: the ranks of the inequalities among it.
  ///   - point: by variable, where those are that these leave open.
  init(
    _ area: ConflictArea, _ definitions: TracedDefinitions, held: [Int], point: [AffineForm]
  ) {
    self.area = area
    self.definitions = definitions
    var values = point
    definitions.complete(&values)
    self.values = values
    slack = area.inequalities.map { area.slack($0, at: values) }
    isHeld = Array(repeating: false, count: area.ordered.count)
    for rank in held { isHeld[rank] = true }
  }

  /// Whether all marked requirements hold at a point where a part of a contradiction gives way.
  ///
  /// The point is the farther away the smaller the multiple is by which the part contributes. One
  /// that counts as cancelled in 16 digits makes no point, unless all is computed with 32.
  /// - Parameter conditions: gets how long they do.
  mutating func hold(
    _ isTaken: [Bool], without part: TracedDefinitions.Part, gap: AffineForm,
    _ conditions: inout ValidityConditions
  ) -> Bool {
    guard area.isPrecise || !Tolerance.isCancelled(part.multiple, of: 1) else { return false }
    definitions.fillDirection(ofRow: part.row, into: &direction)
    let shift = gap / part.multiple
    var found: [AffineForm] = []
    for (place, rank) in area.inequalities.enumerated() where isTaken[rank] && !isHeld[rank] {
      let rate = rate(rank)
      let form = rate == 0 ? slack[place] : slack[place] + rate * shift
      guard area.isHeld(form) else { return false }
      if !form.isConstant { found.append(form) }
    }
    for form in found { conditions.require(form, 0) }
    return true
  }

  /// How the slack of an inequality grows along the direction.
  private func rate(_ rank: Int) -> Double {
    switch area.ordered[rank] {
    case .constraint(let slot):
      var sum = 0.0
      for term in area.system.constraints.terms(slot) {
        sum += term.coefficient * direction[Int(term.variable)]
      }
      return area.relation(rank) == .lessThanOrEqual ? -sum : sum
    case .input(let slot), .sign(let slot): return direction[slot]
    }
  }
}
