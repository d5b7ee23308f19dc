// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import Foundation
import Testing

@testable import QuoinConvert

/// Statements of whole files, which swift-syntax finds.
@Suite struct StatementFinderTests {
  private func convert(_ text: String, to target: ConversionDialect) throws -> CodeRewriter.Result {
    let found = try #require(StatementFinder.statements(in: text))
    return CodeRewriter(text, found, to: target).rewrite()
  }

  private static let dialects = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Dialects")

  @Test(
    "The cells of the examples are converted whole, and a second run changes nothing",
    arguments: ["Cartography", "Mortar", "SwiftAutoLayout"], ConstraintFormTests.dialects)
  func cells(name: String, dialect: ConversionDialect) throws {
    let file = Self.dialects.appendingPathComponent("\(name)FeedCell.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let result = try convert(text, to: dialect)
    #expect(result.kept.isEmpty)
    #expect((result.text == text) == (name == dialect.title))
    #expect(try convert(result.text, to: dialect).text == result.text)
  }

  @Test("A file that does not parse is not converted")
  func brokenFile() {
    #expect(StatementFinder.statements(in: "func f( {") == nil)
  }

  @Test("Statements whose results are used stay, with their import")
  func usedResult() throws {
    let text = """
      import Cartography

      func f() {
        let group = constrain(a) { a in a.width == 4 }
        constrain(b) { b in b.width == 4 }
      }

      """
    #expect(
      try convert(text, to: .mortar).text == """
        import Cartography
        import Mortar

        func f() {
          // quoin: not converted: its result is used
          let group = constrain(a) { a in a.width == 4 }
          b.m_width |=| 4
        }

        """)
  }

  @Test("Makers of SnapKit take the superviews that the file names, and comments go before them")
  func snapKit() throws {
    let text = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        func build() {
          addSubview(icon)
          icon.snp.makeConstraints { make in
            // A square.
            make.size.equalTo(24)
            make.leading.equalToSuperview()
          }
        }
      }

      """
    #expect(
      try convert(text, to: .anchors).text == """
        import UIKit

        final class Card: UIView {
          func build() {
            addSubview(icon)
            // A square.
            icon.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              icon.widthAnchor.constraint(equalToConstant: 24),
              icon.heightAnchor.constraint(equalToConstant: 24),
              icon.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
          }
        }

        """)
  }
}
#endif
