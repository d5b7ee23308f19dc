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
      _ = elimination.add(rank, area)
    }
    var rest = others
    rest[last] = true
    if area.relation(last) == .equal, let gap = elimination.add(last, area) {
      rest[last] = false
      guard let point = known ?? (test.holds(rest) ? test.point : nil),
        let certificate = ConflictCertificate(
          area, elimination, last: last, gap: gap)
      else { return (nil, nil) }
      return (
        certificate, WitnessPoints(area, elimination.definitions, held: [], point: point)
      )
    }
    guard isTested || !test.holds(rest),
      let (certificate, held) = certifyBlocked(&elimination, containing: last)
    else { return (nil, nil) }
    var point = test.point ?? known
    if point == nil {
      rest[last] = false
      if test.holds(rest) { point = test.point }
    }
    guard let point else { return (certificate, nil) }
    return (
      certificate, WitnessPoints(area, elimination.definitions, held: held, point: point)
    )
  }

  /// Finds the last rank of the shortest prefix of some requirements that cannot hold, after a test
  /// that all of them cannot.
  ///
  /// It is not after the last part of any certificate, and most often it is this part: then the
  /// requirements before it have a solution.
  /// - Returns: the rank, and where the first certificate ends with it, this one with points.
  mutating func firstInfeasible(
    _ isTaken: [Bool]
  ) -> (rank: Int, certificate: ConflictCertificate?, witnesses: WitnessPoints?) {
    var elimination = TracedElimination(area.system.variables)
    for rank in area.equalities where isTaken[rank] { _ = elimination.add(rank, area) }
    var end = isTaken.count
    if let (certificate, held) = certifyBlocked(&elimination, containing: nil) {
      // There, all equations hold, and the requirements that are not blocked.
      let point = test.point
      end = certificate.parts[0].row
      if test.holds(isTaken.prefixMarked(end)) {
        let witnesses = point.map {
          WitnessPoints(area, elimination.definitions, held: held, point: $0)
        }
        return (end, certificate, witnesses)
      }
    }
    return (lastOfShortestPrefix(isTaken, with: [], before: end), nil, nil)
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

  /// Finds a certificate with the inequalities that block each other, after a test that failed.
  /// - Parameters:
  ///   - elimination: the equations of the test, to which inequalities are added as equations.
  ///   - last: a part that the certificate must have; nil for any.
  /// - Returns: the certificate, and the inequalities that were added.
  private mutating func certifyBlocked(
    _ elimination: inout TracedElimination, containing last: Int?
  ) -> (certificate: ConflictCertificate, held: [Int])? {
    var held: [Int] = []
    for rank in test.blockingInequalities(last: last ?? -1) {
      guard let gap = elimination.add(rank, area) else {
        held.append(rank)
        continue
      }
      let certificate = ConflictCertificate(
        area, elimination, last: rank, gap: gap)
      if let certificate, last.map(certificate.contains) ?? true {
        return (certificate, held + [rank])
      }
    }
    return nil
  }
}
