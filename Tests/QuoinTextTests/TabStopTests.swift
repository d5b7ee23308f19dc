// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import Testing

/// Letters are 10 points wide.
@Suite("Tab stops") struct TabStopTests {
  /// A text, its stops as locations and parts before them, and where its words begin and end.
  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    var stops: [(Double, Double)] = []
    var interval = 28.0
    var indents = (first: 0.0, others: 0.0)
    var width: Double?
    /// For each line, the places of its pieces of text in points from the leading edge.
    var places: [[ClosedRange<Double>]]

    var testDescription: String { "\(text.debugDescription) at \(stops)" }
  }

  static let samples = [
    Sample(text: "a\tbb\tc", places: [[0...10, 28...48, 56...66]]),
    // Without stops the interval counts, from the leading edge and not from the indent.
    Sample(text: "a\tb", interval: 50, places: [[0...10, 50...60]]),
    Sample(text: "a\tb", indents: (20, 0), places: [[20...30, 56...66]]),
    Sample(text: "a\tb", indents: (15, 0), places: [[15...25, 28...38]]),
    Sample(
      text: "a\tbb\tc", stops: [(100, 0), (130, 0)], places: [[0...10, 100...120, 130...140]]),
    // A text that ends at its stop, or has its middle there.
    Sample(text: "a\tbbb", stops: [(100, 1)], places: [[0...10, 70...100]]),
    Sample(text: "a\tbbb", stops: [(100, 0.5)], places: [[0...10, 85...115]]),
    // It is never over the text before.
    Sample(text: "aaaa\tbbbbbb", stops: [(50, 1)], places: [[0...40, 40...100]]),
    Sample(
      text: "a\tbb\tccc", stops: [(60, 1), (120, 1)], places: [[0...10, 40...60, 90...120]]),
    // After the last stop the interval counts again.
    Sample(text: "a\tb\tc", stops: [(60, 0)], places: [[0...10, 60...70, 84...94]]),
    // A stop that is reached is not the next one.
    Sample(text: "aa\tb", stops: [(20, 0), (45, 0)], places: [[0...20, 45...55]]),
    // The sign of a list, with lines below its text.
    Sample(
      text: "•\taa bb", stops: [(30, 0)], indents: (0, 30), width: 60,
      places: [[0...10, 30...50], [30...50]]),
    // The text up to the line break is what ends at the stop.
    Sample(text: "a\tbb\nc", stops: [(60, 1)], places: [[0...10, 40...60], [0...10]]),
  ]

  @Test("Texts begin and end where their stops say", arguments: samples)
  func places(_ sample: Sample) {
    var paragraph = ParagraphMetrics()
    paragraph.tabStops = sample.stops.map {
      ParagraphMetrics.TabStop(location: $0.0, shareBefore: $0.1)
    }
    paragraph.tabInterval = sample.interval
    (paragraph.firstLineIndent, paragraph.headIndent) = sample.indents
    let run = TextRun(
      sample.text, style: TextStyleMetrics(pointSize: 10), paragraph: paragraph)
    let layout = TextLayout(
      [run], limits: TextLimits(width: sample.width), measurer: EvenMeasurer())
    let places = layout.lines.map { line in
      var start = line.indent
      var places: [ClosedRange<Double>] = []
      for run in line.runs {
        let end = start + (run.attachment?.width ?? Double(run.text.count) * 10)
        if run.attachment == nil { places.append(start...end) }
        start = end
      }
      #expect(start == line.indent + line.width)
      return places
    }
    #expect(places == sample.places)
  }

  @Test("A tab leaves a stop that the text before it reached but for a rounding error")
  func roundingError() {
    // Letters are 10.1 points wide: 100 - 30.3 + 10.1 + 10.1 + 10.1 is less than 100.
    var paragraph = ParagraphMetrics()
    paragraph.tabStops = [100, 200].map { .init(location: $0, shareBefore: 1) }
    let run = TextRun(
      "\tbbb\tc", style: TextStyleMetrics(pointSize: 10), kerning: 0.1, paragraph: paragraph)
    let width = TextLayout([run], measurer: EvenMeasurer()).lines[0].width
    #expect(abs(width - 200) < 1e-9)
  }

  @Test("Each piece of a line names its run, also where runs are empty or alike")
  func parts() {
    let style = TextStyleMetrics(pointSize: 10)
    let runs = ["a\t", "", "b", "b\tc"].map { TextRun($0, style: style) }
    let line = TextLayout(runs, measurer: EvenMeasurer()).lines[0]
    #expect(line.runs.map(\.text) == ["a", "\t", "b", "b", "\t", "c"])
    #expect(line.parts == [0, 0, 2, 3, 3, 3])
  }
}
