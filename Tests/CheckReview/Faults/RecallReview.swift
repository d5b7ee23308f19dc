// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The number of planted faults that checks find.
@MainActor package struct RecallReview {
  package private(set) var planted: [FaultKind: Int] = [:]
  package private(set) var found: [FaultKind: Int] = [:]
  /// All changes, a line each.
  package private(set) var changes: [String] = []
  /// The faults that no finding names, a line each.
  package private(set) var missed: [String] = []

  /// Plants faults into files until there are as many as wanted, or no more are to be had.
  ///
  /// - Parameters:
  ///   - count: The number of faults of all kinds.
  ///   - files: The files by name. Equal ones and an equal seed give equal faults.
  ///   - seed: The start of the random choices.
  package init(_ count: Int, into files: ReviewedFiles, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    // Large files take most of the time and have no other faults.
    let files = files.filter { $0.data.count <= Self.largestFile }.compactMap { file in
      SoundFile(file.data).map { (name: file.name, planter: FaultPlanter(sound: $0)) }
    }
    guard !files.isEmpty else { return }
    for kind in FaultKind.allCases {
      let wanted = count * kind.share / 100
      var attempts = 0
      while planted[kind, default: 0] < wanted, attempts < wanted * 60 {
        attempts += 1
        let file = generator.pick(files)
        guard let fault = file.planter.fault(kind, &generator) else { continue }
        planted[kind, default: 0] += 1
        let change = "\(kind.rawValue)\t\(file.name)\t\(fault.change)"
        changes.append(change)
        if try fault.isFound() {
          found[kind, default: 0] += 1
        } else {
          missed.append(change)
        }
      }
    }
  }

  private static let largestFile = 60_000

  /// The share of faults of some kinds that were found, from 0 to 1.
  package func recall(of kinds: [FaultKind]) -> Double {
    let all = kinds.reduce(0) { $0 + (planted[$1] ?? 0) }
    return all == 0 ? 0 : Double(kinds.reduce(0) { $0 + (found[$1] ?? 0) }) / Double(all)
  }
}

extension RecallReview {
  /// Plants faults into files, and prints how many of each kind are found and those that are not.
  ///
  /// - Returns: Whether at least 99 % of the faults are found whose rules are certain or computed,
  ///   and of those whose rule measures texts.
  package static func run(_ files: ReviewedFiles, count: Int) throws -> Bool {
    let review = try RecallReview(count, into: files, seed: 20_260)
    for line in review.missed { print("missed\t\(line)") }
    for kind in FaultKind.allCases {
      print("\(kind.rawValue): \(review.found[kind] ?? 0) of \(review.planted[kind] ?? 0) found")
    }
    let all = review.recall(of: FaultKind.allCases)
    print("all: \((all * 10_000).rounded() / 100) %")
    let isFull = FaultKind.allCases.reduce(0) { $0 + (review.planted[$1] ?? 0) } >= count * 9 / 10
    if !isFull { print("error: the files have too few places for \(count) faults") }
    return isFull && FaultKind.allCases.allSatisfy { review.recall(of: [$0]) >= 0.99 }
  }
}
