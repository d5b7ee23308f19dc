// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import Testing

@testable import QuoinConvert

/// Local arrays of anchor constraints, lists with other entries, and strings of visual format.
@Suite struct FilledArrayTests {
  private func convert(
    _ body: String, to target: ConversionDialect = .mortar
  ) throws -> (text: String, kept: [String]) {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let text = "import UIKit\n\nfunc f() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    let found = try #require(StatementFinder.statements(in: text))
    let result = CodeRewriter(text, found, to: target).rewrite()
    let again = try #require(StatementFinder.statements(in: result.text))
    #expect(CodeRewriter(result.text, again, to: target).rewrite().text == result.text)
    let start = result.text.firstRange(of: "func f() {\n")?.upperBound ?? result.text.startIndex
    let inner = result.text[start...].dropLast(2).split(separator: "\n")
    return (inner.map { "\($0.dropFirst(2))" }.joined(separator: "\n"), result.kept.map(\.reason))
  }

  @Test("Constraints that an array collects are made where they are added")
  func array() throws {
    let result = try convert(
      """
      var list = [a.topAnchor.constraint(equalTo: b.topAnchor)]
      // The height.
      list.append(a.heightAnchor.constraint(equalToConstant: 4))
      if isWide {
        list += [a.widthAnchor.constraint(equalToConstant: 8)]
      }
      for item in items {
        list.append(contentsOf: [item.widthAnchor.constraint(equalTo: a.widthAnchor)])
      }
      NSLayoutConstraint.activate(list)
      after()
      """)
    #expect(
      result.text == """
        a.m_top |=| b.m_top
        // The height.
        a.m_height |=| 4
        if isWide {
          a.m_width |=| 8
        }
        for item in items {
          item.m_width |=| a.m_width
        }
        after()
        """)
  }

  @Test(
    "An array stays whose constraints become active at another time, or that has other uses",
    arguments: [
      "list.append(c)\nview.addSubview(a)\nNSLayoutConstraint.activate(list)",
      "guard isWide else { return }\nNSLayoutConstraint.activate(list)",
      "NSLayoutConstraint.activate(list)\nall = list",
      "prepare()\nNSLayoutConstraint.activate(list)",
    ])
  func otherUses(body: String) throws {
    let text = "var list = [a.widthAnchor.constraint(equalToConstant: 4)]\n" + body
    #expect(try convert(text).text == text)
  }

  @Test("An array with a constraint that is not understood stays as a whole, with one comment")
  func unknownEntry() throws {
    let text = """
      let list = [a.widthAnchor.constraint(equalTo: size())]
      NSLayoutConstraint.activate(list)
      """
    let other = "a.widthAnchor.constraint(equalToConstant: 4).isActive = true\n"
    let result = try convert(other + text)
    let reason = "a constraint of the array is not understood"
    #expect(result.text == "a.m_width |=| 4\n// quoin: not converted: \(reason)\n" + text)
    #expect(result.kept == [reason])
  }

  @Test("Entries of a list that a function of the program makes are activated alone")
  func functions() throws {
    let result = try convert(
      """
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalToConstant: 4),
        a.heightAnchor.constraint(equalToConstant: 8).with(priority: 7),
        isWide ? first : second,
      ])
      """)
    #expect(
      result.text == """
        a.m_width |=| 4
        a.heightAnchor.constraint(equalToConstant: 8).with(priority: 7).isActive = true
        (isWide ? first : second).isActive = true
        """)
  }

  @Test("Constraints that are added to a view are those that are activated")
  func added() throws {
    let result = try convert(
      """
      box.addConstraint(
        NSLayoutConstraint(
          item: a, attribute: NSLayoutConstraint.Attribute.top, relatedBy: .equal, toItem: box,
          attribute: .top, multiplier: 1, constant: 8))
      box.addConstraints([a.widthAnchor.constraint(equalToConstant: 4)])
      """)
    #expect(result.text == "a.m_top |=| box.m_top + 8\na.m_width |=| 4")
  }

  /// The grammar, the standard distances and the order are those of Apple's guide to visual format.
  @Test("A string of visual format becomes its constraints, alignments last")
  func visualFormat() throws {
    let result = try convert(
      """
      box.addSubview(a)
      box.addSubview(b)
      let views = ["a": a, "b": b]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-pad-[a(>=20,<=40@500)]-[b(==a)]|", options: [.alignAllTop],
          metrics: ["pad": padding * 2], views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[a]-(<=6)-|", options: [], metrics: nil, views: views))
      """)
    #expect(
      result.text == """
        box.addSubview(a)
        box.addSubview(b)
        let views = ["a": a, "b": b]
        a.m_leading |=| box.m_leading + padding * 2
        a.m_width |>| 20
        a.m_width |<| 40 ! .medium
        b.m_leading |=| a.m_trailing + 8
        b.m_width |=| a.m_width
        b.m_trailing |=| box.m_trailing
        a.m_top |=| b.m_top
        a.m_top |=| box.m_topMargin
        a.m_bottom |>| box.m_bottom - 6
        """)
  }
}
#endif
