// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ConflictSearch {
  /// Finds the multiples by which requirements add up to a contradiction.
  /// - Parameters:
  ///   - others: by rank, requirements that can hold together.
  ///   - last: the rank of a requirement that cannot hold together with the others.
  ///   - known: a point where the others hold, or are held by equations.
  ///   - isTested: whether the last feasibility test was about these requirements.
  /// - Returns: a certificate and points for it; nil where rounding prevents them.
  mutating func certify(
    _ others: [Bool], last: Int, point known: [Double]? = nil,
    isTested: Bool = false
  ) -> (certificate: ConflictCertificate?, witnesses: WitnessPoints?) {
    var elimination = TracedElimination(area.system.variables)
    for rank in area.equalities where others[rank] && rank != last {
      _ = elimination.add(constraint: rank, area.system)
    }
    var rest = others
    rest[last] = true
    if area.relation(last) == .equal, let gap = elimination.add(constraint: last, area.system) {
      rest[last] = false
      guard let point = known ?? (test.holds(rest) ? test.point : nil),
        let certificate = ConflictCertificate(
          area, elimination, last: last, gap: gap)
      else { return (nil, nil) }
      return (
        certificate, WitnessPoints(area, elimination.definitions, held: [], point: point)
      )
    }
    guard isTested || !test.holds(rest) else { return (nil, nil) }
    var held: [Int] = []
    let certificate = Self.certificate(
      of: test.blockingInequalities(last: last), containing: last, &elimination, area, held: &held)
    guard let certificate else { return (nil, nil) }
    var point = test.point ?? known
    if point == nil {
      rest[last] = false
      if test.holds(rest) { point = test.point }
    }
    guard let point else { return (certificate, nil) }
    return (
      certificate,
      WitnessPoints(area, elimination.definitions, held: held, certificate, point: point)
    )
  }

  /// The last rank of the shortest prefix of some requirements that cannot hold together with kept
  /// ones, found by bisection.
  /// - Parameter end: the end of a prefix that cannot hold.
  mutating func lastOfShortestPrefix(
    _ isTaken: [Bool], with kept: [Int], before end: Int
  ) -> Int {
    var (feasible, infeasible) = (0, end)
    while infeasible - feasible > 1 {
      let middle = (feasible + infeasible) / 2
      var isTested = isTaken.prefixMarked(middle)
      for rank in kept { isTested[rank] = true }
      if test.holds(isTested) { feasible = middle } else { infeasible = middle }
    }
    return infeasible - 1
  }

  /// Finds a certificate with inequalities that block each other.
  /// - Parameters:
  ///   - blocking: their ranks.
  ///   - last: a part that the certificate must have; nil for any.
  ///   - elimination: the equations, to which inequalities are added as equations.
  ///   - held: receives the ranks of these.
  static func certificate(
    of blocking: [Int], containing last: Int?, _ elimination: inout TracedElimination,
    _ area: ConflictArea, held: inout [Int]
  ) -> ConflictCertificate? {
    for rank in blocking {
      guard let gap = elimination.add(constraint: rank, area.system) else {
        held.append(rank)
        continue
      }
      let certificate = ConflictCertificate(area, elimination, last: rank, gap: gap)
      if let certificate, last.map(certificate.contains) ?? true { return certificate }
    }
    return nil
  }
}
