// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ConflictSearch {
  /// After so many requirements in a row that were not needed, the last needed one is searched.
  private static let mostDropped = 8

  /// The requirements that a constraint contradicts, and itself, by rising rank.
  ///
  /// Going from the last to the first, each is kept that is needed to contradict what is kept.
  /// Where a certificate is at hand, its members are the only ones that can be; a witness says that
  /// one is needed, and where there is none, a test. When a test says that the earlier ones make up
  /// for it, the last that is needed is searched, and there is a new certificate.
  /// - Parameter isTaken: by rank, what comes before and has not given way; afterwards the members.
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
    // What is taken cannot hold, and from the limit on it is what is kept.
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
          if !isNeeded { note(test.conditions) }
          kept.append(part.row)
          isTaken[part.row] = true
          dropped = 0
          continue
        }
        // Others make up for it, and the test that said so tells which.
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
        // Without a certificate it is not known how long the set is one.
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

  /// The last rank of the shortest beginning that contradicts what is kept; nil when that is a
  /// contradiction by itself.
  private mutating func lastNeeded(_ isTaken: [Bool], _ kept: [Int], below limit: Int) -> Int? {
    var isTested = isTaken.beginning(0)
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
    note(conditions)
    return infeasible - 1
  }

  /// Finds out by which multiples requirements contradict each other.
  /// - Parameters:
  ///   - others: what can hold together, what is kept among it.
  ///   - last: what cannot hold together with these.
  ///   - known: a point where the others hold, or are held by equations.
  ///   - isTested: whether the last test has said that it cannot.
  private mutating func certify(
    _ others: [Bool], _ kept: [Int], last: Int, point known: [AffineForm]? = nil,
    isTested: Bool = false
  ) -> (certificate: ConflictCertificate?, witnesses: WitnessPoints?) {
    let parameters = area.parameters
    var elimination = TracedElimination(area.system.variables)
    for rank in kept where area.relation(rank) == .equal && rank != last {
      _ = elimination.add(rank, area)
    }
    // What is kept is met a second time at the end, and says nothing new then.
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

  /// What was kept is needed as long as a test goes on to hold.
  private mutating func note(_ forms: [AffineForm]?) {
    if forms == nil { hasConditions = false }
    for form in forms ?? [] { conditions.require(form, 0) }
  }
}
