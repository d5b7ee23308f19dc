// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinConvert

@Suite struct NameTests {
  @Test(
    "Words become names in camel case",
    arguments: [
      ("Welcome back", "welcomeBack"), ("URL field", "urlField"), ("2nd line", "_2ndLine"),
      ("naïve café", "naïveCafé"), ("مرحبا", "مرحبا"), ("a-b_c", "aBC"),
    ])
  func camelCase(text: String, name: String) { #expect(SwiftName.camelCase(text) == name) }

  @Test("Texts without letters give no name", arguments: ["", "  ", "123", "…!"])
  func noName(text: String) { #expect(SwiftName.camelCase(text) == nil) }

  @Test("A name has at most 60 letters")
  func longName() {
    #expect(SwiftName.camelCase(String(repeating: "a", count: 300))?.count == 60)
  }

  @Test(
    "Numbers have no more digits than they need",
    arguments: [
      (8.0, "8"), (-0.5, "-0.5"), (1.0 / 3, "0.3333333333333333"), (1e9, "1000000000"), (0, "0"),
      (13.999999999999996, "14"), (-20.299999999999997, "-20.3"), (0.0000000001, "1e-10"),
    ])
  func numbers(value: Double, text: String) { #expect(SwiftLiteral.number(value) == text) }

  @Test(
    "Texts are escaped",
    arguments: [
      ("a\"b", #""a\"b""#), ("a\\(b)", #""a\\(b)""#), ("a\nb", #""a\nb""#), ("👩‍👧 é", "\"👩‍👧 é\""),
      ("\u{1}\u{2028}", #""\u{1}\u{2028}""#),
    ])
  func strings(text: String, literal: String) { #expect(SwiftLiteral.string(text) == literal) }

  @Test("Parts of colours are 255ths where they are whole numbers of them")
  func colorParts() {
    #expect(SwiftLiteral.colorPart(60.0 / 255) == "60 / 255")
    #expect(SwiftLiteral.colorPart(0.3) == "0.3")
    #expect(SwiftLiteral.colorPart(1) == "1")
  }
}

@Suite struct StatementWrappingTests {
  private static let name = String(repeating: "n", count: 60)

  @Test("A statement that fits stays on one line")
  func fits() { #expect(StatementWrapping.lines("a.b = 1", column: 4) == ["a.b = 1"]) }

  @Test("Entries of a list, arguments and long texts go to the next lines")
  func breaks() {
    #expect(
      StatementWrapping.lines(
        "\(Self.name).autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]", column: 4) == [
          "\(Self.name).autoresizingMask = [", "  .flexibleWidth, .flexibleBottomMargin,", "]",
        ])
    #expect(
      StatementWrapping.lines(
        "\(Self.name).setTitle(\"one, (two\", for: .normal, again: f(1, 2))", column: 4) == [
          "\(Self.name).setTitle(", "  \"one, (two\", for: .normal, again: f(1, 2))",
        ])
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let lines = StatementWrapping.lines("\(Self.name).text = \"\(words)\"", column: 4)
    #expect(lines.first == "\(Self.name).text =")
    #expect(lines.allSatisfy { $0.count <= 96 })
    #expect(lines.count == 3)
  }

  @MainActor @Test("The values of a scene are all, those that frames depend on, or none")
  func values() throws {
    let label = SampleStoryboard.label(
      "a", children: "<color key=\"textColor\" systemColor=\"systemRedColor\"/>")
    let file = try SampleStoryboard.file(label)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    func texts(_ choice: ValueChoice) -> [String] {
      scene.keeping(choice).roots[0].views[1].settings.map(\.text)
    }
    #expect(texts(.all).contains("textColor = .systemRed"))
    #expect(texts(.layout) == texts(.all).filter { $0 != "textColor = .systemRed" })
    #expect(texts(.layout).contains("text = \"Some words\""))
    #expect(texts(.none).isEmpty)
  }
}
