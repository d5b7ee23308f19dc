// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Positions and units of a text") struct TextInputTests {
  /// A place in "One two. Über\nlast", a unit, a direction, and the unit that is around the place.
  struct Unit: Sendable, CustomTestStringConvertible {
    var place: Int
    var granularity: UITextGranularity
    var isBackward: Bool
    var text: String?
    var testDescription: String { "\(granularity) at \(place)\(isBackward ? ", backward" : "")" }
  }

  nonisolated static let units = [
    Unit(place: 1, granularity: .word, isBackward: false, text: "One"),
    Unit(place: 0, granularity: .word, isBackward: false, text: "One"),
    Unit(place: 0, granularity: .word, isBackward: true, text: nil),
    Unit(place: 3, granularity: .word, isBackward: false, text: nil),
    Unit(place: 3, granularity: .word, isBackward: true, text: "One"),
    Unit(place: 11, granularity: .word, isBackward: false, text: "Über"),
    Unit(place: 5, granularity: .sentence, isBackward: false, text: "One two."),
    Unit(place: 14, granularity: .paragraph, isBackward: false, text: "last"),
    Unit(place: 2, granularity: .paragraph, isBackward: false, text: "One two. Über\n"),
    Unit(place: 9, granularity: .character, isBackward: false, text: "Ü"),
    Unit(place: 9, granularity: .character, isBackward: true, text: " "),
    Unit(place: 9, granularity: .document, isBackward: false, text: "One two. Über\nlast"),
  ]

  private func view() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "One two. Über\nlast"
    return view
  }

  @Test("The tokenizer finds the unit around a position", arguments: units)
  func enclosing(_ unit: Unit) throws {
    let view = view()
    let position = try #require(
      view.position(from: view.beginningOfDocument, offset: unit.place))
    let found = view.tokenizer.rangeEnclosingPosition(
      position, with: unit.granularity,
      inDirection: .storage(unit.isBackward ? .backward : .forward))
    #expect(found.flatMap { view.text(in: $0) } == unit.text)
  }

  @Test("The tokenizer goes to the next end of a word, or back to a beginning")
  func boundaries() throws {
    let view = view()
    for (start, direction, end) in [
      (0, .forward, 3), (3, .forward, 7), (7, .backward, 4), (4, .backward, 0),
    ] as [(Int, UITextStorageDirection, Int)] {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: start))
      let next = try #require(
        view.tokenizer.position(
          from: position, toBoundary: .word, inDirection: .storage(direction)))
      #expect(view.offset(from: view.beginningOfDocument, to: next) == end)
      #expect(
        view.tokenizer.isPosition(next, atBoundary: .word, inDirection: .storage(direction)))
    }
  }

  @Test("The position closest to a caret's rectangle is that of the caret")
  func closest() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.text = "some words"
    for offset in 0...10 {
      let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      let caret = field.caretRect(for: position)
      let found = try #require(
        field.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
      #expect(field.offset(from: field.beginningOfDocument, to: found) == offset)
    }
    let beyond = try #require(field.closestPosition(to: CGPoint(x: 1000, y: 20)))
    #expect(field.compare(beyond, to: field.endOfDocument) == .orderedSame)
  }

  @Test("A range grows from a position to both ends of the text")
  func growing() throws {
    let view = view()
    let position = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    let before = try #require(view.characterRange(byExtending: position, in: .left))
    let after = try #require(view.characterRange(byExtending: position, in: .right))
    #expect(view.text(in: before) == "One ")
    #expect(view.text(in: after) == "two. Über\nlast")
    let farthest = try #require(view.position(within: after, farthestIn: .right))
    #expect(view.compare(farthest, to: view.endOfDocument) == .orderedSame)
  }
}
