// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ConflictSearch {
  /// The number of successive unneeded requirements after which the last needed one is searched by
  /// bisection.
  private static let mostDropped = 8

  /// Returns the members of the conflict of a constraint, by rising rank.
  ///
  /// The requirements are visited from the last to the first. Each is kept that is needed for a
  /// contradiction with those already kept. If there is a certificate, only its members can be
  /// needed. A witness point proves that one is; without one, a feasibility test decides. If the
  /// earlier requirements are contradictory without the visited one, the last needed requirement is
  /// searched, which gives a new certificate.
  /// - Parameters:
  ///   - broken: the rank of the constraint that is broken.
  ///   - isTaken: by rank, the earlier requirements that are not broken; afterwards the members.
  ///   - known: a certificate of the conflict, if there is one.
  ///   - knownWitnesses: witness points for this certificate, if there are some.
  mutating func members(
    with broken: Int, _ isTaken: inout [Bool], _ known: ConflictCertificate?,
    _ knownWitnesses: WitnessPoints?
  ) -> [Int] {
    var kept = [broken]
    var (certificate, witnesses) = (known, knownWitnesses)
    if certificate == nil || witnesses == nil {
      (certificate, witnesses) = certify(isTaken, kept, last: broken)
    }
    isTaken[broken] = true
    // Invariant: the taken requirements are contradictory; from `limit` on, they are those kept.
    var limit = broken
    var dropped = 0
    while true {
      if let current = certificate {
        guard let part = current.parts.first(where: { $0.row < limit }) else {
          current.addCondition(to: &conditions, at: area.parameters)
          break
        }
        for rank in part.row..<limit { isTaken[rank] = false }
        limit = part.row
        let isNeeded =
          witnesses?.hold(isTaken, without: part, gap: current.gap, &conditions) ?? false
        if isNeeded || test.holds(isTaken) {
          if !isNeeded { addConditions(test.conditions) }
          kept.append(part.row)
          isTaken[part.row] = true
          dropped = 0
          continue
        }
        // Other requirements are contradictory without it. The failed test leads to them.
        dropped += 1
        certificate = nil
        if dropped < Self.mostDropped, let point = witnesses?.values {
          isTaken[broken] = false
          (certificate, witnesses) = certify(
            isTaken, kept, last: broken, point: point, isTested: true)
          isTaken[broken] = true
          if certificate != nil { continue }
        }
      }
      dropped = 0
      guard limit > 0, let needed = lastNeeded(isTaken, kept, below: limit) else {
        // Without a certificate, the inputs for which the conflict remains are unknown.
        hasConditions = false
        for rank in 0..<limit { isTaken[rank] = false }
        break
      }
      for rank in needed..<limit { isTaken[rank] = false }
      (certificate, witnesses) = certify(isTaken, kept, last: needed)
      kept.append(needed)
      isTaken[needed] = true
      limit = needed
    }
    return kept.reversed()
  }

  /// The last rank of the shortest prefix that contradicts the kept requirements; nil when those
  /// are contradictory alone.
  private mutating func lastNeeded(_ isTaken: [Bool], _ kept: [Int], below limit: Int) -> Int? {
    var isTested = isTaken.prefixMarked(0)
    for rank in kept { isTested[rank] = true }
    guard test.holds(isTested) else { return nil }
    var (feasible, infeasible) = (0, limit)
    var conditions = test.conditions
    while infeasible - feasible > 1 {
      let middle = (feasible + infeasible) / 2
      for rank in 0..<limit { isTested[rank] = rank < middle && isTaken[rank] }
      if test.holds(isTested) {
        feasible = middle
        conditions = test.conditions
      } else {
        infeasible = middle
      }
    }
    addConditions(conditions)
    return infeasible - 1
  }

  /// Finds the multiples by which requirements add up to a contradiction.
  /// - Parameters:
  ///   - others: by rank, requirements that can hold together, with the kept ones among them.
  ///   - kept: the ranks of the members found so far.
  ///   - last: the rank of a requirement that cannot hold together with the others.
  ///   - known: a point where the others hold, or are held by equations.
  ///   - isTested: whether the last feasibility test was about these requirements.
  /// - Returns: a certificate and points for it; nil where rounding prevents them.
  private mutating func certify(
    _ others: [Bool], _ kept: [Int], last: Int, point known: [AffineForm]? = nil,
    isTested: Bool = false
  ) -> (certificate: ConflictCertificate?, witnesses: WitnessPoints?) {
    let parameters = area.parameters
    var elimination = TracedElimination(area.system.variables)
    for rank in kept where area.relation(rank) == .equal && rank != last {
      _ = elimination.add(rank, area)
    }
    // Kept requirements are added a second time here, which has no effect.
    for rank in area.equalities where others[rank] && rank != last {
      _ = elimination.add(rank, area)
    }
    var rest = others
    rest[last] = true
    if area.relation(last) == .equal {
      let gap = elimination.add(last, area)
      if let gap {
        rest[last] = false
        guard let point = known ?? (test.holds(rest) ? test.point : nil),
          let certificate = ConflictCertificate(
            area, elimination, last: last, gap: gap, at: parameters)
        else { return (nil, nil) }
        return (
          certificate,
          WitnessPoints(area, elimination.definitions, held: [], point: point)
        )
      }
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

  /// Adds the conditions under which a feasibility test has the same result; nil for unknown ones.
  private mutating func addConditions(_ slacks: [AffineForm]?) {
    if slacks == nil { hasConditions = false }
    for slack in slacks ?? [] { conditions.require(slack, 0) }
  }
}
