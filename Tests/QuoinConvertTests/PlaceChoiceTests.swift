// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import Testing

@testable import QuoinConvert

/// Relations to one of two places, and views that may be nil.
@Suite struct PlaceChoiceTests {
  private func convert(
    _ body: String, _ module: String = "SnapKit", to target: ConversionDialect = .anchors
  ) throws -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let text = "import \(module)\nfunc f() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    let found = try #require(StatementFinder.statements(in: text))
    let result = CodeRewriter(text, found, to: target).rewrite().text
    let start = result.firstRange(of: "func f() {\n")?.upperBound ?? result.startIndex
    let inner = result[start...].dropLast(2).split(separator: "\n")
    return inner.map { "\($0.dropFirst(2))" }.joined(separator: "\n")
  }

  @Test("A relation to one of two places becomes a condition, in each dialect")
  func choices() throws {
    let snapKit = try convert(
      """
      a.snp.makeConstraints { make in
        make.width.equalTo(isOpen ? 4 : 8)
        make.top.equalTo(isOpen ? b.snp.bottom : c.snp.top).offset(5)
        make.left.equalTo(isOpen ? b : self)
      }
      """, to: .mortar)
    #expect(
      snapKit == """
        a.m_width |=| (isOpen ? 4 : 8)
        if isOpen {
          a.m_top |=| b.m_bottom + 5
        } else {
          a.m_top |=| c.m_top + 5
        }
        if isOpen {
          a.m_left |=| b.m_left
        } else {
          a.m_left |=| self.m_left
        }
        """)
    let cartography = try convert(
      """
      constrain(a, b) { a, b in
        a.top == (isOpen ? b.bottom : b.superview!.top) + 5
      }
      """, "Cartography", to: .mortar)
    #expect(
      cartography == """
        if isOpen {
          a.m_top |=| b.m_bottom + 5
        } else {
          a.m_top |=| b.superview!.m_top + 5
        }
        """)
    let anchors = try convert(
      """
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalToConstant: 4),
        a.topAnchor.constraint(equalTo: x ? b.topAnchor : y ? c.topAnchor : d.topAnchor),
      ])
      a.leftAnchor.constraint(equalTo: x ? b.leftAnchor : c.leftAnchor).isActive = true
      """, "UIKit", to: .mortar)
    #expect(
      anchors == """
        a.m_width |=| 4
        if x {
          a.m_top |=| b.m_top
        } else {
          if y {
            a.m_top |=| c.m_top
          } else {
            a.m_top |=| d.m_top
          }
        }
        if x {
          a.m_left |=| b.m_left
        } else {
          a.m_left |=| c.m_left
        }
        """)
  }

  @Test("A place on a view that may be nil, and one in place of it, become a condition")
  func otherPlaces() throws {
    let text =
      "a.snp.makeConstraints { $0.top.equalTo(last?.snp.bottom ?? self.snp.top).offset(4) }"
    #expect(
      try convert(text, to: .mortar) == """
        if let last {
          a.m_top |=| last.m_bottom + 4
        } else {
          a.m_top |=| self.m_top + 4
        }
        """)
  }

  @Test(
    "A view that may be nil is unwrapped by a condition",
    arguments: [
      (
        "icon?.snp.makeConstraints { $0.height.equalTo(icon!.snp.width) }",
        "if let icon {\n  icon.m_height |=| icon.m_width\n}"
      ),
      (
        "self?.icon.snp.makeConstraints { $0.top.equalTo(self!.title) }",
        "if let self {\n  self.icon.m_top |=| self.title.m_top\n}"
      ),
      (
        "cell?.icon?.snp.makeConstraints { $0.width.equalTo(4) }",
        "if let icon = cell?.icon {\n  icon.m_width |=| 4\n}"
      ),
      (
        "cell.icon?.snp.makeConstraints { make in\n  if isWide {\n    make.width.equalTo(4)\n  }\n}",
        "if let icon = cell.icon {\n  if isWide {\n    icon.m_width |=| 4\n  }\n}"
      ),
    ])
  func optionals(text: String, expected: String) throws {
    #expect(try convert(text, to: .mortar) == expected)
  }

  @Test("A view stays that may be nil and whose name another view has in the block")
  func hiddenNames() throws {
    let text = "cell?.icon?.snp.makeConstraints { $0.top.equalTo(icon.snp.bottom) }"
    #expect(
      try convert("b.snp.makeConstraints { $0.width.equalTo(4) }\n" + text, to: .mortar).hasSuffix(
        text))
  }

  @Test(
    "Hierarchies of Mortar become the methods of UIKit, in their order",
    arguments: [
      (
        "self |+| [icon, card |+| [title]]",
        "card.addSubview(title)\naddSubview(icon)\naddSubview(card)"
      ),
      ("card |^| [icon, title]", "card.addSubview(title)\ncard.addSubview(icon)"),
      ("card |+| make()", "card |+| make()"),
    ])
  func hierarchies(text: String, expected: String) throws {
    let result = try convert("a.m_width |=| 4\n" + text, "Mortar", to: .cartography)
    #expect(result.hasSuffix(expected))
    #expect(try convert(text, "Mortar", to: .mortarVFL) == text)
  }
}
#endif
