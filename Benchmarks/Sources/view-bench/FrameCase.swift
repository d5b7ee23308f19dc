// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import Foundation
internal import QuoinExplanation
internal import QuoinUIKit

/// Something that a program does with a screen, and the microseconds that it may take.
@MainActor struct FrameCase {
  let name: String
  let title: String
  let asked: Double
  /// The number of operations in one series.
  var count = 200
  /// Makes the screen for a number of views.
  /// - Returns: the operation, which gets the number of its repetition.
  let make: (Int) -> (Int) -> Void

  /// The least mean of several series, in microseconds of processor time.
  func microseconds(views: Int) -> Double {
    let operation = make(views)
    for number in 0..<2 { operation(number) }
    var least = Double.infinity
    var number = 2
    let end = quoin_seconds() + 1
    repeat {
      let start = quoin_seconds()
      for _ in 0..<count {
        operation(number)
        number += 1
      }
      least = min(least, (quoin_seconds() - start) / Double(count))
    } while quoin_seconds() < end
    return least * 1e6
  }

  /// All of them, in the order of the table.
  static var all: [FrameCase] { constants + texts + structures + feeds + reports }

  /// Constants of plain views.
  private static let constants = [
    FrameCase(name: "V1", title: "one constant", asked: 12) { count in
      let screen = PlainScreen(count)
      return { screen.change(1, $0) }
    },
    FrameCase(name: "V2", title: "two constants", asked: 20) { count in
      let screen = PlainScreen(count)
      return { screen.change(2, $0) }
    },
    FrameCase(name: "V3", title: "four constants", asked: 30) { count in
      let screen = PlainScreen(count)
      return { screen.change(4, $0) }
    },
    FrameCase(name: "V4", title: "constants of two views in turns", asked: 12) { count in
      let screen = PlainScreen(count)
      return { screen.change(1, $0, view: $0 % 2 == 0 ? 3 : 7) }
    },
    FrameCase(name: "V10", title: "one constant, size of the root from constraints", asked: 20) {
      let screen = PlainScreen($0, sizesRoot: true)
      return { screen.change(1, $0, view: 3) }
    },
    FrameCase(name: "V11", title: "one constant beside a multiplier of 0.0004", asked: 20) {
      let screen = PlainScreen($0, multiplier: 0.0004)
      return { screen.change(1, $0, view: 3) }
    },
    FrameCase(name: "V11r", title: "a resize beside a multiplier of 0.0004", asked: 120) {
      let screen = PlainScreen($0, multiplier: 0.0004)
      return {
        screen.root.frame.size.width = CGFloat(400 + $0 % 7)
        screen.root.layoutIfNeeded()
      }
    },
    FrameCase(name: "V13", title: "two constants beside a conflict", asked: 60) {
      let screen = PlainScreen($0)
      screen.addConflict()
      return { screen.change(2, $0, view: 3) }
    },
  ]

  /// Views that are added and removed.
  private static let structures = [
    FrameCase(name: "V5", title: "a view added and removed", asked: 120, count: 50) {
      let screen = PlainScreen($0)
      return { _ in screen.addAndRemove() }
    },
    FrameCase(
      name: "V12a", title: "a view added and removed beside an ambiguity", asked: 240, count: 50
    ) {
      let screen = PlainScreen($0)
      screen.addAmbiguity()
      return { _ in screen.addAndRemove() }
    },
    FrameCase(
      name: "V12c", title: "a view added and removed beside a conflict", asked: 240, count: 50
    ) {
      let screen = PlainScreen($0)
      screen.addConflict()
      return { _ in screen.addAndRemove() }
    },
  ]

  /// Texts.
  private static let texts = [
    FrameCase(name: "V6", title: "one constant beside labels of one line", asked: 15) {
      let screen = LabelScreen($0, wraps: false)
      return { screen.moveBox($0) }
    },
    FrameCase(name: "V7", title: "one constant beside labels that wrap", asked: 25) {
      let screen = LabelScreen($0, wraps: true)
      return { screen.moveBox($0) }
    },
    FrameCase(name: "V8", title: "one text, all others move", asked: 300, count: 20) {
      let screen = LabelScreen($0, wraps: true)
      return { screen.changeText($0) }
    },
    FrameCase(
      name: "V9", title: "one constant beside plain views and a label that wraps", asked: 15
    ) {
      let screen = PlainScreen($0)
      screen.addLabel()
      return { screen.change(1, $0, view: 3) }
    },
    FrameCase(name: "V20", title: "sizeThatFits of 240 characters, other widths", asked: 8) { _ in
      let label = LabelScreen.label(String(LabelScreen.text.prefix(240)))
      return { _ = label.sizeThatFits(CGSize(width: 120 + $0 % 100, height: 0)) }
    },
    FrameCase(
      name: "V23", title: "a first layout of equalCentering with labels", asked: 60_000, count: 1
    ) { count in
      { _ in
        let stack = UIStackView(
          arrangedSubviews: (0..<count).map { LabelScreen.label("Label \($0)") })
        stack.axis = .vertical
        stack.distribution = .equalCentering
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40_000)
        stack.layoutIfNeeded()
      }
    },
  ]

  /// Rows as apps have them.
  private static let feeds = [
    FrameCase(name: "V14", title: "a first layout of 60 rows", asked: 6000, count: 1) { _ in
      { _ in FeedScreen(60).layOut() }
    },
    FrameCase(name: "V15", title: "60 rows, another width", asked: 900, count: 20) { _ in
      let screen = FeedScreen(60)
      return {
        screen.root.frame.size.width = $0 % 2 == 0 ? 375 : 385
        screen.layOut()
      }
    },
    FrameCase(name: "V16", title: "60 rows, another text", asked: 150, count: 20) { _ in
      let screen = FeedScreen(60)
      return {
        screen.rows[30].body.text = $0 % 2 == 0 ? "Short" : LabelScreen.text
        screen.layOut()
      }
    },
    FrameCase(name: "V17", title: "60 rows, one hides or shows", asked: 3000, count: 2) { _ in
      let screen = FeedScreen(60)
      return { _ in
        screen.rows[30].isHidden.toggle()
        screen.layOut()
      }
    },
    FrameCase(name: "V23h", title: "a row of 200 hides or shows", asked: 3000, count: 2) { _ in
      let screen = StackedFeed(200)
      return { _ in screen.toggleRow() }
    },
    FrameCase(name: "V23c", title: "the same beside a conflict", asked: 3000, count: 2) { _ in
      let screen = StackedFeed(200, hasConflict: true)
      return { _ in screen.toggleRow() }
    },
    FrameCase(name: "V23t", title: "one of 200 texts of one line", asked: 100, count: 20) { _ in
      let screen = StackedFeed(200)
      return { screen.changeTitle($0) }
    },
    FrameCase(name: "V18", title: "a table scrolls by 20 points", asked: 150, count: 50) { _ in
      let screen = FeedTable()
      return {
        screen.table.contentOffset.y = CGFloat($0 % 400) * 20
        screen.table.layoutIfNeeded()
      }
    },
    FrameCase(name: "V19", title: "the fitting size of a row, asked again", asked: 3) { _ in
      let row = FeedRow(1)
      return { _ in
        _ = row.systemLayoutSizeFitting(
          CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    },
  ]

  /// The query about a layout.
  private static let reports = [
    FrameCase(
      name: "V21", title: "the report of a layout with 320 conflicts", asked: 500_000, count: 1
    ) { _ in
      let screen = PlainScreen(320)
      for _ in 0..<320 { screen.addConflict() }
      screen.root.layoutIfNeeded()
      return { _ in _ = screen.root.explainProblems() }
    },
    FrameCase(
      name: "V22", title: "hasAmbiguousLayout of each view", asked: 20_000, count: 1
    ) {
      let screen = PlainScreen($0)
      return { _ in
        // The answers belong to one layout.
        screen.change(1, 0)
        for view in screen.root.subviews { _ = view.hasAmbiguousLayout }
      }
    },
  ]
}
