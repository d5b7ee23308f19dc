// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText
import Testing

/// Sizes of labels that Apple's text system measured. The table is not part of the package.
@Suite("Labels that Apple's text system measured")
struct LabelFixtureTests {
  private struct Label {
    var text: String
    var style: TextStyleMetrics
    var scale: Double
    var width: Double
    var height: Double

    init?(_ line: Substring) {
      let weights = ["regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4]
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count >= 6, let weight = weights[parts[1]], let size = Double(parts[2]),
        let scale = Double(parts[3]), let width = Double(parts[4]), let height = Double(parts[5])
      else { return nil }
      text = parts[0]
      style = TextStyleMetrics(pointSize: size, weight: weight)
      (self.scale, self.width, self.height) = (scale, width, height)
    }

    var layout: TextLayout {
      TextLayout([TextRun(text, style: style)], limits: TextLimits(scale: scale))
    }
  }

  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("shared/fixtures/interface-builder/labels.tsv")

  private static let labels: [Label] = {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap(Label.init)
  }()

  private static let hasLabels: ConditionTrait = .enabled(
    if: !labels.isEmpty,
    "There is no file ../shared/fixtures/interface-builder/labels.tsv to compare with.")

  private func share(_ count: Int) -> String {
    "\((1000 * Double(count) / Double(Self.labels.count)).rounded() / 10) %"
  }

  @Test("Widths are right to half a point in 85 of 100, to one point in 95 of 100", hasLabels)
  func widths() {
    // The numbers of the file have three digits: 41.333 for 41 1/3.
    let errors = Self.labels.map { abs($0.layout.size.width - $0.width) - 0.001 }
    let half = errors.filter { $0 <= 0.5 }.count
    let one = errors.filter { $0 <= 1 }.count
    print(
      "labels.tsv: \(Self.labels.count) labels,", "\(share(half)) within half a point,",
      "\(share(one)) within one")
    #expect(half * 100 >= 85 * errors.count)
    #expect(one * 100 >= 95 * errors.count)
  }

  @Test(
    "Heights are one line, or that rounded up to a whole point, where content decides", hasLabels)
  func heights() {
    // A label that was just put on the canvas keeps a height of whole points. Labels that differ
    // by more than a point were sized by their constraints or the canvas.
    let free = Self.labels.filter { abs($0.layout.size.height - $0.height) <= 1 }
    let right = free.filter { label in
      let line = label.layout.size.height
      return [line, line.rounded(.up)].contains { abs($0 - label.height) <= 0.001 }
    }
    print(
      "labels.tsv: \(share(free.count)) have a height of their own,",
      "of these \(right.count) of \(free.count) are as computed")
    #expect(free.count * 100 >= 80 * Self.labels.count)
    #expect(right.count * 100 >= 95 * free.count)
  }
}
