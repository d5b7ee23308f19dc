// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinConvert

/// Statements of one dialect in another.
@Suite struct StatementConverterTests {
  private func convert(
    _ text: String, _ source: CodeDialect, _ target: ConversionDialect,
    superviews: [String: String] = [:]
  ) -> String? {
    StatementConverter(from: source, to: target, superviews: superviews)
      .convert(text, column: 4)?.lines.joined(separator: "\n")
  }

  private static let cartography = """
    constrain(avatar, name, self) { avatar, name, cell in
      avatar.top == cell.top + margin
      avatar.width == 44
      avatar.height == avatar.width * 9 / 16
      name.leading == avatar.trailing + (gap - 2) ~ .defaultHigh
      name.trailing <= cell.trailing - margin
      align(top: avatar, name)
      distribute(by: 8, horizontally: avatar, name)
    }
    """

  @Test("A block of Cartography becomes anchors, and names stay as they are written")
  func cartographyToAnchors() {
    #expect(
      convert(Self.cartography, .cartography, .anchors) == """
        avatar.translatesAutoresizingMaskIntoConstraints = false
        name.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          avatar.topAnchor.constraint(equalTo: topAnchor, constant: margin),
          avatar.widthAnchor.constraint(equalToConstant: 44),
          avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 9 / 16),
          prioritized(
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: gap - 2),
            .defaultHigh),
          name.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -margin),
          avatar.topAnchor.constraint(equalTo: name.topAnchor),
          avatar.trailingAnchor.constraint(equalTo: name.leadingAnchor, constant: -8),
        ])
        """)
  }

  @Test("A block of Cartography becomes statements of Mortar")
  func cartographyToMortar() {
    #expect(
      convert(Self.cartography, .cartography, .mortar) == """
        avatar.m_top |=| self.m_top + margin
        avatar.m_width |=| 44
        avatar.m_height |=| avatar.m_width * 9 / 16
        name.m_leading |=| avatar.m_trailing + gap - 2 ! .high
        name.m_trailing |<| self.m_trailing - margin
        avatar.m_top |=| name.m_top
        avatar.m_trailing |=| name.m_leading - 8
        """)
  }

  @Test(
    "Chains and statements become a block and back",
    arguments: ["a.m_leading |=| b.m_leading + 8\na.m_width |>| Layout.gap ! .low"])
  func thereAndBack(text: String) throws {
    for target in [ConversionDialect.cartography, .swiftAutoLayout] {
      let there = try #require(convert(text, .mortar, target))
      let source = try #require(CodeDialect(rawValue: target.rawValue))
      #expect(convert(there, source, .mortar) == text)
    }
  }

  @Test("A maker of SnapKit becomes anchors of the view to which the file adds the view")
  func snapKit() {
    let text = """
      title.snp.makeConstraints { make in
        make.top.equalTo(icon.snp.bottom).offset(8)
        make.leading.trailing.equalToSuperview().inset(margin)
        make.height.greaterThanOrEqualTo(44).priority(.high)
        make.width.equalTo(icon.snp.width).multipliedBy(0.5)
      }
      """
    #expect(
      convert(text, .snapKit, .anchors, superviews: ["title": "card"]) == """
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8),
          title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: margin),
          title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -margin),
          prioritized(title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), .defaultHigh),
          title.widthAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 0.5),
        ])
        """)
    #expect(
      convert("a.snp.makeConstraints { $0.edges.equalToSuperview() }", .snapKit, .cartography)
        == """
        constrain(a, a.superview!) { a, superview in
          a.left == superview.left
          a.top == superview.top
          a.right == superview.right
          a.bottom == superview.bottom
        }
        """)
  }

  @Test("Names for superviews and numbered arguments of a block are known")
  func aliases() {
    #expect(
      convert(
        "constrain(a) { a in\n  let cell = a.superview!\n  a.top == cell.top + 4\n}", .cartography,
        .mortar, superviews: ["a": "contentView"]) == "a.m_top |=| contentView.m_top + 4")
    #expect(
      convert("constrain(a, b) { $0.width == $1.width }", .cartography, .mortar)
        == "a.m_width |=| b.m_width")
  }

  @Test("The superview of a view is written and read again where the file does not add it to one")
  func unknownSuperview() {
    #expect(
      convert("constrain(a) { a in\n  a.top == a.superview!.top + 4\n}", .cartography, .anchors)
        == """
        a.translatesAutoresizingMaskIntoConstraints = false
        a.topAnchor.constraint(equalTo: a.superview!.topAnchor, constant: 4).isActive = true
        """)
  }

  @Test("Lists of views and of attributes in Mortar represent one statement each")
  func mortarLists() {
    #expect(
      convert(
        "a |=| [b.m_leading + 4, b.m_top]\n[a.m_left, b.m_left] |=| [c.m_right, c.m_left - 1]",
        .mortar, .cartography) == """
          constrain(a, b, c) { a, b, c in
            a.leading == b.leading + 4
            a.top == b.top
            a.left == c.right
            b.left == c.left - 1
          }
          """)
  }

  @Test("Insets, numbers for edges and members of types are known in makers of SnapKit")
  func snapKitForms() {
    let text = """
      a.snp.makeConstraints { (make) -> Void in
        make.edges.equalTo(box).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: gap))
        make.leading.equalTo(16)
        make.height.equalTo(Layout.height)
        make.width.equalTo(b)
      }
      """
    #expect(
      convert(text, .snapKit, .mortar, superviews: ["a": "box", "b": "box"]) == """
        a.m_left |=| box.m_left + 2
        a.m_top |=| box.m_top + 1
        a.m_right |=| box.m_right - gap
        a.m_bottom |=| box.m_bottom - 3
        a.m_leading |=| box.m_leading + 16
        a.m_height |=| Layout.height
        a.m_width |=| b.m_width
        """)
  }

  @Test("Numbers of other types than Core Graphics has are converted, as SnapKit does")
  func wholeNumbers() {
    let text = "a.snp.makeConstraints { $0.top.equalTo(b.snp.top).offset(Int(gap)) }"
    #expect(convert(text, .snapKit, .mortar) == "a.m_top |=| b.m_top + CGFloat(Int(gap))")
  }

  @Test(
    "Compound attributes of Mortar become one constraint for each component",
    arguments: [
      (
        "a.m_size |=| b.m_size * 0.5 - 4",
        "a.m_width |=| b.m_width * 0.5 - 4\na.m_height |=| b.m_height * 0.5 - 4"
      ),
      ("a.m_size |=| (20, 30 ! .low)", "a.m_width |=| 20\na.m_height |=| 30 ! .low"),
      (
        "a.m_center |=| self",
        "a.m_centerX |=| self.m_centerX\na.m_centerY |=| self.m_centerY"
      ),
      (
        "a.m_caps |=| b.m_caps ~ (1, 2) ! .high",
        "a.m_top |=| b.m_top + 1 ! .high\na.m_bottom |=| b.m_bottom - 2 ! .high"
      ),
      ("a |>| b.m_width", "a.m_width |>| b.m_width"),
      (
        "a.m_cornerTL |=| 8",
        "a.m_top |=| a.superview!.m_top + 8\na.m_left |=| a.superview!.m_left + 8"
      ),
    ])
  func compounds(text: String, expected: String) throws {
    let there = try #require(convert(text, .mortar, .cartography))
    #expect(convert(there, .cartography, .mortar) == expected)
  }

  @Test(
    "What is not understood is not converted",
    arguments: [
      ("constrain(a) { a in a.bottomLine == 4 }", CodeDialect.cartography),
      ("constrain(a) { a in if wide { a.width == 4 } }", .cartography),
      ("a.snp.makeConstraints { $0.width.equalTo(size) }", .snapKit),
      ("a.snp.makeConstraints { $0.size.equalTo(b).inset(3) }", .snapKit),
      ("a.snp.remakeConstraints { $0.width.equalTo(3) }", .snapKit),
      ("a |=| [b.m_leading, 8]", .mortar),
      ("a.m_width |=| other", .mortar), ("a.m_top |=| other", .mortar),
      ("a.constrain(to: b).trailing(constant: .systemSpacing)", .swiftAutoLayout),
      ("NSLayoutConstraint.activate(list)", .anchors),
    ])
  func notUnderstood(text: String, source: CodeDialect) {
    let target: ConversionDialect = source == .anchors ? .mortar : .anchors
    #expect(convert(text, source, target) == nil)
  }

  @Test("A file keeps all other bytes, its line endings too, and a second run changes nothing")
  func file() {
    let text = "import Mortar\r\nimport UIKit\r\n\r\nfunc f() {\r\n    a.m_width |=| 44\r\n}\r\n"
    var found = LayoutStatements()
    found.imports = ["Mortar", "UIKit"]
    let start = text.utf8.count - "a.m_width |=| 44\r\n}\r\n".utf8.count
    found.statements = [
      LayoutStatement(
        bytes: start..<(start + 16), dialect: .mortar,
        place: StatementPlace(text.utf8, at: start, unit: "    "), line: 5)
    ]
    let result = CodeRewriter(text, found, to: .cartography).rewrite()
    #expect(
      result.text == "import Cartography\r\nimport UIKit\r\n\r\nfunc f() {\r\n"
        + "    constrain(a) { a in\r\n        a.width == 44\r\n    }\r\n}\r\n")
    #expect(CodeRewriter(text, found, to: .mortar).rewrite().text == text)
  }

  @Test("A statement that stays has one comment, and its import stays")
  func kept() {
    let text = "import Mortar\n\na.m_width |=| 44\na.m_left |=| b\n"
    var found = LayoutStatements()
    found.imports = ["Mortar"]
    found.statements = [
      LayoutStatement(
        bytes: 15..<31, dialect: .mortar, place: StatementPlace(text.utf8, at: 15, unit: "  "),
        line: 3),
      LayoutStatement(
        bytes: 32..<46, dialect: .mortar, place: StatementPlace(text.utf8, at: 32, unit: "  "),
        line: 4),
    ]
    let result = CodeRewriter(text, found, to: .anchors).rewrite()
    #expect(
      result.text == """
        import Mortar

        a.translatesAutoresizingMaskIntoConstraints = false
        a.widthAnchor.constraint(equalToConstant: 44).isActive = true
        // quoin: not converted: it is not understood
        a.m_left |=| b

        """)
    #expect(result.kept.map(\.line) == [4])
  }

  @Test(
    "Chains of Masonry are read as those of SnapKit",
    arguments: [
      (
        "icon.mas_makeConstraints { make in\n  make?.top.equalTo()(card.mas_bottom)?.offset()(8)\n}",
        ["icon.m_top |=| card.m_bottom + 8"]
      ),
      (
        "icon.mas_makeConstraints { $0?.left.and().right().equalTo()(card)?.with()?.insets()("
          + "UIEdgeInsetsMake(1, 2, 3, 4)) }",
        ["icon.m_left |=| card.m_left + 2", "icon.m_right |=| card.m_right - 4"]
      ),
      (
        "icon.mas_makeConstraints { make in make!.edges.equalTo()(card) }",
        [
          "icon.m_left |=| card.m_left", "icon.m_right |=| card.m_right",
          "icon.m_top |=| card.m_top", "icon.m_bottom |=| card.m_bottom",
        ]
      ),
      (
        "icon.mas_makeConstraints { make in\n  make?.width.mas_equalTo()(44)?.priorityHigh()()\n"
          + "  make?.height.greaterThanOrEqualTo()(card.mas_height)?.multipliedBy()(0.5)\n}",
        ["icon.m_width |=| 44 ! .high", "icon.m_height |>| card.m_height * 0.5"]
      ),
    ])
  func masonry(text: String, expected: [String]) {
    let converter = StatementConverter(
      from: .masonry, to: .mortar, superviews: ["icon": "card"])
    #expect(converter.convert(text, column: 0)?.lines == expected)
  }

  @Test(
    "Blocks of Masonry with other statements are not understood",
    arguments: [
      "icon.mas_makeConstraints { make in if a { } }",
      "icon.mas_makeConstraints { make in make?.top.equalTo()([a, b]) }",
      "icon.mas_remakeConstraints { make in make?.top.equalTo()(card) }",
    ])
  func strangeMasonry(text: String) {
    #expect(StatementConverter(from: .masonry, to: .mortar).convert(text, column: 0) == nil)
  }
}
