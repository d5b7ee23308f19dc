// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Finds at which sizes of a scene problems are reported.
///
/// Widths are tried at the height of the file and heights at its width, on both sides of each
/// border of an edge. Where the problems of two successive trials differ, the size between them at
/// which they change is found by bisection.
@MainActor struct ProblemSearch {
  let sampler: SceneSampler
  let range: SizeRange
  private var found: [ScenePieces.Problem] = []
  private var indices: [ProblemReport: Int] = [:]

  init(_ sampler: SceneSampler, in range: SizeRange) {
    self.sampler = sampler
    self.range = range
  }

  /// Returns the problems with their sizes, in the order in which they are met.
  ///
  /// - Parameters:
  ///   - widths: The widths at which an edge changes.
  ///   - heights: The heights at which an edge changes.
  mutating func problems(widths: [Double], heights: [Double]) -> [ScenePieces.Problem] {
    let base = sampler.baseSize
    for run in runs(in: range.widths, borders: widths, { reports(Double($0), base.height) }) {
      for report in run.reports { found[index(of: report)].widths.append(run.range) }
    }
    for run in runs(in: range.heights, borders: heights, { reports(base.width, Double($0)) }) {
      for report in run.reports { found[index(of: report)].heights.append(run.range) }
    }
    return found
  }

  private mutating func index(of report: ProblemReport) -> Int {
    if let index = indices[report] { return index }
    indices[report] = found.count
    found.append(ScenePieces.Problem(report: report, widths: [], heights: []))
    return found.count - 1
  }

  private func reports(_ width: Double, _ height: Double) -> [ProblemReport] {
    sampler.scene(LayoutSize(width: width, height: height)).shownReports.map { report in
      var report = report
      // The rectangles belong to one size.
      report.extremes = []
      return report
    }
  }

  private struct Run {
    var range: ClosedRange<Int>
    var reports: [ProblemReport]
  }

  /// The ranges of lengths in which the same problems are reported.
  private func runs(
    in lengths: ClosedRange<Int>, borders: [Double], _ reports: (Int) -> [ProblemReport]
  ) -> [Run] {
    var known: [Int: [ProblemReport]] = [:]
    func read(_ length: Int) -> [ProblemReport] {
      if let read = known[length] { return read }
      let read = reports(length)
      known[length] = read
      return read
    }
    var trials: Set<Int> = [lengths.lowerBound, lengths.upperBound]
    for border in borders {
      // A border far outside may not be representable.
      guard border > Double(lengths.lowerBound) - 1, border < Double(lengths.upperBound) + 1 else {
        continue
      }
      let last = Int(border.rounded(.up)) - 1
      for length in [last, last + 1] where lengths.contains(length) { trials.insert(length) }
    }
    var runs: [Run] = []
    var start = lengths.lowerBound
    for (left, right) in zip(trials.sorted(), trials.sorted().dropFirst()) {
      guard read(left) != read(right) else { continue }
      var (below, above) = (left, right)
      while above - below > 1 {
        let middle = (below + above) / 2
        if read(middle) == read(below) { below = middle } else { above = middle }
      }
      runs.append(Run(range: start...below, reports: read(below)))
      start = above
    }
    runs.append(Run(range: start...lengths.upperBound, reports: read(lengths.upperBound)))
    return runs
  }
}
