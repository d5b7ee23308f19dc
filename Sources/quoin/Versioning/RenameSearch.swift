// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds files that only have another name, by the ids in them.
enum RenameSearch {
  /// The minimum share of ids that two versions of a file have in common.
  private static let leastShare = 0.5

  /// Returns pairs in which a removed file and an added one that have most ids in common are one
  /// pair.
  ///
  /// - Complexity: O(*r* *a*), where *r* and *a* are the numbers of removed and added files.
  static func matched(_ pairs: [VersionedPair]) -> [VersionedPair] {
    let removed = pairs.indices.filter { pairs[$0].new.isMissing && !pairs[$0].old.isMissing }
    let added = pairs.indices.filter { pairs[$0].old.isMissing && !pairs[$0].new.isMissing }
    guard !removed.isEmpty, !added.isEmpty else { return pairs }
    let ids = Dictionary(
      uniqueKeysWithValues: removed.map { ($0, pairs[$0].old.ids) }
        + added.map { ($0, pairs[$0].new.ids) })
    var candidates: [(share: Double, old: Int, new: Int)] = []
    for old in removed {
      for new in added {
        guard let left = ids[old], let right = ids[new] else { continue }
        let share = Double(left.intersection(right).count) / Double(max(1, left.union(right).count))
        if share >= leastShare { candidates.append((share, old, new)) }
      }
    }
    candidates.sort { ($1.share, $0.old, $0.new) < ($0.share, $1.old, $1.new) }
    var partners: [Int: Int] = [:]
    var used: Set<Int> = []
    for pair in candidates where partners[pair.new] == nil && !used.contains(pair.old) {
      partners[pair.new] = pair.old
      used.insert(pair.old)
    }
    return pairs.indices.filter { !used.contains($0) }.map { index in
      guard let source = partners[index] else { return pairs[index] }
      return VersionedPair(old: pairs[source].old, new: pairs[index].new, isRenamed: true)
    }
  }
}

extension VersionedInput {
  /// Whether there is no such version.
  fileprivate var isMissing: Bool { data?.isEmpty ?? true }

  /// The values of all attributes with the name `id`.
  fileprivate var ids: Set<Substring> {
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    return Set(text.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
  }
}
