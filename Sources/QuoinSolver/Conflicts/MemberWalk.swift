// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The walk from the last requirement to the first in which the members of a conflict are found.
/// The benchmark `narrow-row` needs many requirements to be left out at once.
///
/// Invariant: the taken requirements contradict each other. From `limit` on, they are the members.
struct MemberWalk {
  /// The ranks of the members found so far, in descending order.
  private(set) var members: [Int]
  /// Indexed by the rank: the members, and the unvisited requirements before them that are not
  /// broken.
  var isTaken: [Bool]
  /// Whether a requirement was shown to be needed among the selected ones, by rank.
  var isNeeded: [Bool]
  /// The requirements from this rank on have been visited.
  private(set) var limit: Int
  /// Multiples of taken requirements that contradict each other; nil where rounding prevents them.
  var certificate: ConflictCertificate?
  /// Points that show of parts of the certificate that they are needed.
  var witnesses: WitnessPoints?

  /// - Parameters:
  ///   - broken: the rank of the constraint that is broken.
  ///   - isEarlier: by rank, the earlier requirements that are not broken.
  init(
    _ broken: Int, _ isEarlier: [Bool],
    _ certified: (certificate: ConflictCertificate?, witnesses: WitnessPoints?)
  ) {
    members = [broken]
    isTaken = isEarlier
    isTaken[broken] = true
    isNeeded = Array(repeating: false, count: isTaken.count)
    limit = broken
    (certificate, witnesses) = certified
  }

  /// Visits the requirements down to a rank without taking them.
  mutating func advance(to rank: Int) {
    for visited in rank..<limit { isTaken[visited] = false }
    limit = rank
  }

  /// Makes the last visited requirement a member.
  mutating func keep() {
    members.append(limit)
    isTaken[limit] = true
  }

  /// Whether a point shows that a part of the certificate is needed.
  mutating func needs(_ part: TracedDefinitions.Part) -> Bool {
    guard let gap = certificate?.gap, !isNeeded[part.row] else { return isNeeded[part.row] }
    let old = isTaken[part.row]
    isTaken[part.row] = false
    isNeeded[part.row] = witnesses?.hold(isTaken, without: part, gap: gap) ?? false
    isTaken[part.row] = old
    return isNeeded[part.row]
  }
}
