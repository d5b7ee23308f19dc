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
    _ others: [Bool], last: Int, point known: [AffineForm]? = nil,
    isTested: Bool = false
  ) -> (certificate: ConflictCertificate?, witnesses: WitnessPoints?) {
    let parameters = area.parameters
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
          area, elimination, last: last, gap: gap, at: parameters)
      else { return (nil, nil) }
      return (
        certificate, WitnessPoints(area, elimination.definitions, held: [], point: point)
      )
    }
    guard isTested || !test.holds(rest) else { return (nil, nil) }
    let blocking = test.blockingInequalities(last: last)
    var held: [Int] = []
    for rank in blocking {
      let gap = elimination.add(rank, area)
      guard let gap else {
        held.append(rank)
        continue
      }
      let certificate = ConflictCertificate(
        area, elimination, last: rank, gap: gap, at: parameters)
      guard let certificate, certificate.contains(last) else { continue }
      var point = test.point ?? known
      if point == nil {
        rest[last] = false
        if test.holds(rest) { point = test.point }
      }
      guard let point else { return (certificate, nil) }
      let witnesses = WitnessPoints(
        area, elimination.definitions, held: held + [rank], point: point)
      return (certificate, witnesses)
    }
    return (nil, nil)
  }
}
