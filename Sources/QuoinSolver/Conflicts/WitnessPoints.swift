// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Proves that a requirement is needed for a contradiction, by a point where only this requirement
/// does not hold.
///
/// The shape `long-conflict` needs them: a test of each of its 2,000 members would take seconds.
struct WitnessPoints {
  private let area: ConflictArea
  private let definitions: TracedDefinitions
  /// A point where all equations hold but the last one of the contradiction.
  let values: [Double]
  /// The distances from the limits at that point, by index in the area's inequalities. Not negative
  /// where the inequality holds.
  private var slack: [Double] = []
  /// Indexed by the rank: whether the definitions contain the inequality as an equation.
  private var isHeld: [Bool] = []
  /// The ranks of equations that may not hold at the points.
  private var leftOut: [Int] = []
  private var direction: [Double] = []

  /// - Parameters:
  ///   - definitions: the equations of the contradiction.
  ///   - held: the ranks of inequalities that are among these equations.
  ///   - certificate: the contradiction, if it has inequalities. All of them are at their limits
  ///     where one of its parts is violated by so much that the others hold.
  ///   - point: by variable, the values of those that the definitions leave open.
  init(
    _ area: ConflictArea, _ definitions: TracedDefinitions, held: [Int],
    _ certificate: ConflictCertificate? = nil, point: [Double]
  ) {
    self.area = area
    self.definitions = definitions
    var values = point
    definitions.complete(&values)
    self.values = values
    slack = area.inequalities.map { area.slack($0, at: values) }
    isHeld = Array(repeating: false, count: area.requirements.count)
    for rank in held { isHeld[rank] = true }
    for part in certificate?.parts ?? [] { isHeld[part.row] = true }
  }

  /// Marks requirements that were left out when the equations of the contradiction were found. The
  /// points show nothing as long as one of them is an equation that is taken.
  mutating func leaveOut(_ ranks: some Sequence<Int>) {
    leftOut = ranks.filter { area.relation($0) == .equal }
  }

  /// Whether the marked requirements hold at the point where one part of a contradiction is
  /// violated by so much that the others hold.
  ///
  /// The distance of the point is the gap divided by the multiple of the part. With 16 digits, a
  /// multiple that is as small as a rounding error gives no point.
  /// - Parameters:
  ///   - isTaken: by rank, the marked requirements.
  ///   - part: the part of the contradiction that is violated.
  ///   - gap: the gap of the contradiction.
  mutating func hold(
    _ isTaken: [Bool], without part: TracedDefinitions.Part, gap: Double
  ) -> Bool {
    guard !leftOut.contains(where: { isTaken[$0] }) else { return false }
    guard area.isPrecise || !Tolerance.isCancelled(part.multiple, of: 1) else { return false }
    definitions.fillDirection(ofRow: part.row, into: &direction)
    let shift = gap / part.multiple
    for (index, rank) in area.inequalities.enumerated() where isTaken[rank] && !isHeld[rank] {
      let rate = area.rate(rank, along: direction)
      let moved = rate == 0 ? slack[index] : slack[index] + rate * shift
      guard area.isHeld(rank, moved) else { return false }
    }
    return true
  }
}
