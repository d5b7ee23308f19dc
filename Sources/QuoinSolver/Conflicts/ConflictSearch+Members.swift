// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ConflictSearch {
  /// Returns the members of the conflict of a constraint, in ascending order of rank.
  ///
  /// The requirements are visited from the last to the first. A requirement is kept if the kept
  /// ones do not contradict the earlier ones without it. If there is a certificate, only its parts
  /// can be needed, and a witness point can show that a part is. The parts that no point shows to
  /// be needed are left out together, and more at a time as long as that succeeds: if the other
  /// requirements still contradict each other, the walk continues with the certificate of that
  /// contradiction.
  ///
  /// The result is the same as if they were left out one by one. Requirements outside of the new
  /// certificate are not needed. Of its parts, only those are members that are visited, or that
  /// were shown to be needed among more requirements than are used now.
  ///
  /// - Parameters:
  ///   - broken: the rank of the constraint that is broken.
  ///   - isEarlier: by rank, the earlier requirements that are not broken.
  ///   - certificate: a certificate of the conflict, if there is one.
  ///   - witnesses: witness points for this certificate, if there are some.
  mutating func members(
    with broken: Int, _ isEarlier: [Bool], _ certificate: ConflictCertificate?,
    _ witnesses: WitnessPoints?
  ) -> [Int] {
    let isCertified = certificate != nil && witnesses != nil
    var walk = MemberWalk(
      broken, isEarlier,
      isCertified ? (certificate, witnesses) : certify(isEarlier, last: broken))
    // The number of requirements that are left out together.
    var count = 1
    while true {
      guard let certificate = walk.certificate else {
        guard keepLastNeeded(&walk) else { break }
        continue
      }
      guard let part = certificate.parts.first(where: { $0.row < walk.limit }) else { break }
      walk.advance(to: part.row)
      if walk.needs(part) {
        walk.keep()
      } else {
        count = leaveOut(unneeded(in: certificate, &walk, count), &walk, broken)
      }
    }
    return walk.members.reversed()
  }

  /// Returns the first parts of a certificate, from the limit on, that no point shows to be needed.
  private mutating func unneeded(
    in certificate: ConflictCertificate, _ walk: inout MemberWalk, _ count: Int
  ) -> [Int] {
    var found = [walk.limit]
    // A point has to show it while the limit and all requirements before it are included.
    walk.isTaken[walk.limit] = true
    for part in certificate.parts where part.row < walk.limit && found.count < count {
      if !walk.needs(part) { found.append(part.row) }
    }
    walk.isTaken[walk.limit] = false
    return found
  }

  /// Leaves out some requirements, the first of which is the limit, if the others contradict each
  /// other without them; otherwise the first half of them, and so on. If not even the limit can be
  /// left out, it becomes a member.
  /// - Returns: how many to leave out next time.
  private mutating func leaveOut(_ ranks: [Int], _ walk: inout MemberWalk, _ broken: Int) -> Int {
    var count = ranks.count
    while true {
      var isTested = walk.isTaken
      for rank in ranks.prefix(count) { isTested[rank] = false }
      if !test.holds(isTested) {
        isTested[broken] = false
        let certified = certify(
          isTested, last: broken, point: walk.witnesses?.values, isTested: true)
        if certified.certificate != nil || count == 1 {
          (walk.certificate, walk.witnesses) = certified
          walk.witnesses?.leaveOut(ranks.prefix(count))
          return 4 * count
        }
      } else if count == 1 {
        walk.keep()
        return 1
      }
      count /= 2
    }
  }

  /// Visits the requirements down to the last one that is needed and makes it a member, without a
  /// certificate.
  /// - Returns: whether there is one.
  private mutating func keepLastNeeded(_ walk: inout MemberWalk) -> Bool {
    guard walk.limit > 0, let needed = lastNeeded(walk.isTaken, walk.members, below: walk.limit)
    else { return false }
    walk.advance(to: needed)
    (walk.certificate, walk.witnesses) = certify(walk.isTaken, last: needed)
    walk.keep()
    return true
  }

  /// The last rank of the shortest prefix that contradicts the kept requirements; nil when those
  /// are contradictory alone.
  private mutating func lastNeeded(_ isTaken: [Bool], _ kept: [Int], below limit: Int) -> Int? {
    var isTested = isTaken.prefixMarked(0)
    for rank in kept { isTested[rank] = true }
    guard test.holds(isTested) else { return nil }
    return lastOfShortestPrefix(isTaken, with: kept, before: limit)
  }
}
