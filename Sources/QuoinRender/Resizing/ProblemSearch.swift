// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Finds at which sizes of a scene problems are reported.
///
/// Widths are tried at the height of the file and heights at its width, at the size of the file and
/// on both sides of each border of an edge. Where the problems of two successive trials differ, the
/// size between them at which they change is found by bisection.
///
/// Most sentences name lengths that depend on the size, such as `13 too much`. Two reports that
/// differ only in numbers are the same problem, and its sentence is that of the size nearest to the
/// size of the file. It says so where it has other numbers at other sizes.
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
    for run in runs(in: range.widths, base.width, widths, { reports(Double($0), base.height) }) {
      for report in run.reports(of: "a width") {
        found[index(of: report)].widths.append(run.range)
      }
    }
    for run in runs(in: range.heights, base.height, heights, { reports(base.width, Double($0)) }) {
      for report in run.reports(of: "a height") {
        found[index(of: report)].heights.append(run.range)
      }
    }
    return found
  }

  private mutating func index(of report: ProblemReport) -> Int {
    if let index = indices[report] { return index }
    indices[report] = found.count
    found.append(ScenePieces.Problem(report: report, widths: [], heights: []))
    return found.count - 1
  }

  private func reports(_ width: Double, _ height: Double) -> Reports {
    Reports(sampler.scene(LayoutSize(width: width, height: height)).shownReports)
  }

  /// The ranges of lengths in which the same problems are reported.
  private func runs(
    in lengths: ClosedRange<Int>, _ base: Double, _ borders: [Double],
    _ reports: (Int) -> Reports
  ) -> [Run] {
    var known: [Int: Reports] = [:]
    func read(_ length: Int) -> Reports {
      if let read = known[length] { return read }
      let read = reports(length)
      known[length] = read
      return read
    }
    let middle = Int(
      min(max(base, Double(lengths.lowerBound)), Double(lengths.upperBound)).rounded())
    var trials: Set<Int> = [lengths.lowerBound, middle, lengths.upperBound]
    for border in borders {
      // A border far outside may not be representable.
      guard border > Double(lengths.lowerBound) - 1, border < Double(lengths.upperBound) + 1 else {
        continue
      }
      let last = Int(border.rounded(.up)) - 1
      for length in [last, last + 1] where lengths.contains(length) { trials.insert(length) }
    }
    var runs: [Run] = []
    func add(_ range: ClosedRange<Int>) {
      let shown = min(max(middle, range.lowerBound), range.upperBound)
      runs.append(
        Run(
          range: range, shown: shown, reports: read(shown),
          ends: [read(range.lowerBound), read(range.upperBound)]))
    }
    var start = lengths.lowerBound
    for (left, right) in zip(trials.sorted(), trials.sorted().dropFirst()) {
      var left = left
      while read(left).keys != read(right).keys {
        var (below, above) = (left, right)
        while above - below > 1 {
          let middle = (below + above) / 2
          if read(middle).keys == read(left).keys { below = middle } else { above = middle }
        }
        add(start...below)
        (start, left) = (above, above)
      }
    }
    add(start...lengths.upperBound)
    return runs
  }
}

extension ProblemSearch {
  /// The identity of a problem, whatever the numbers in its sentences are.
  private struct Key: Hashable {
    var kind: ProblemReport.Kind
    var views: [String]
    /// The headline without its digits.
    var words: String
    /// The number of reports of one size before it that are alike but for their numbers.
    var ordinal = 0

    init(_ report: ProblemReport) {
      kind = report.kind
      views = report.views
      words = report.headline.filter { !$0.isNumber && $0 != "." }
    }
  }

  /// The reports of one size.
  private struct Reports {
    var keys: [Key] = []
    var reports: [ProblemReport] = []

    init(_ reports: [ProblemReport]) {
      var counts: [Key: Int] = [:]
      for var report in reports {
        // The rectangles belong to one size.
        report.extremes = []
        var key = Key(report)
        let count = counts[key, default: 0]
        counts[key] = count + 1
        key.ordinal = count
        keys.append(key)
        self.reports.append(report)
      }
    }
  }

  /// Lengths at which the same problems are reported.
  private struct Run {
    var range: ClosedRange<Int>
    /// The length whose sentences are shown.
    var shown: Int
    var reports: Reports
    /// The reports of the first and of the last length.
    var ends: [Reports]

    /// The reports, with the length that their numbers are of where others have other numbers.
    func reports(of length: String) -> [ProblemReport] {
      zip(reports.keys, reports.reports).map { key, report in
        let varies = ends.contains { end in
          guard let index = end.keys.firstIndex(of: key) else { return false }
          return end.reports[index] != report
        }
        var report = report
        if varies { report.details.append("  (the numbers are those of \(length) of \(shown))") }
        return report
      }
    }
  }
}
