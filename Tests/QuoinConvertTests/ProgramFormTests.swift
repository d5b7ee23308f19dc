// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinConvert

/// Forms of statements that programs have, each with what the library that it is written for makes
/// of it.
@Suite struct ProgramFormTests {
  private static let usage: NameUsage = {
    var usage = NameUsage()
    usage.add("gap", type: "CGFloat")
    usage.add("ratio", type: "CGFloat")
    usage.add("count", type: "Int")
    usage.add("iconSize", type: "CGSize")
    usage.add("border", type: "UIEdgeInsets")
    return usage
  }()

  private func mortar(_ text: String, _ source: CodeDialect) -> [String]? {
    StatementConverter(
      from: source, to: .mortar, superviews: ["a": "card", "b": "card"], usage: Self.usage
    ).convert(text, column: 0)?.lines
  }

  @Test(
    "Lines of SnapKit make the constraints that SnapKit makes",
    arguments: [
      ("make.size.equalTo(CGSize(width: 40, height: 20.0))", ["width |=| 40", "height |=| 20"]),
      ("make.size.equalTo(iconSize)", ["width |=| iconSize.width", "height |=| iconSize.height"]),
      ("make.height.equalTo(gap)", ["height |=| gap"]),
      ("make.height.equalTo(rowHeight / 2)", ["height |=| rowHeight / 2"]),
      ("make.width.equalTo(self)", ["width |=| self.m_width"]),
      ("make.width.equalTo(titleLabel)", ["width |=| titleLabel.m_width"]),
      // Numbers of any kind are accepted there, and converted.
      ("make.top.equalTo(b).offset(count * 20 + 4)", ["top |=| b.m_top + CGFloat(count * 20) + 4"]),
      ("make.top.equalTo(b).offset(isWide ? 4 : 8)", ["top |=| b.m_top + (isWide ? 4 : 8)"]),
      // An inset of a length counts on both sides, and one of a center on none.
      ("make.width.equalTo(b.snp.width).inset(4)", ["width |=| b.m_width - 8"]),
      ("make.centerX.equalTo(b).inset(4)", ["centerX |=| b.m_centerX"]),
      (
        "make.leading.trailing.equalToSuperview().inset(border)",
        ["leading |=| card.m_leading + border.left", "trailing |=| card.m_trailing - border.right"]
      ),
      ("make.width.equalTo(b.snp.width).multipliedBy(ratio)", ["width |=| b.m_width * ratio"]),
      (
        "make.width.equalTo(b.snp.width).dividedBy(count)",
        ["width |=| b.m_width * (1 / CGFloat(count))"]
      ),
      // A number for a center is counted from the corner of the superview.
      ("make.centerX.equalTo(30)", ["centerX |=| card.m_left + 30"]),
      // Of another list of attributes the first one counts.
      (
        "make.left.right.equalTo(b.snp.center)",
        ["left |=| b.m_centerX", "right |=| b.m_centerX"]
      ),
      (
        "make.edges.equalTo(b.snp.margins)",
        [
          "left |=| b.m_leftMargin", "top |=| b.m_topMargin", "right |=| b.m_rightMargin",
          "bottom |=| b.m_bottomMargin",
        ]
      ),
      ("make.height.equalTo(4).priority(.required - 1)", ["height |=| 4 ! 999"]),
      (
        "make.height.equalTo(4).priority(UILayoutPriority.defaultHigh.rawValue)",
        ["height |=| 4 ! .high"]
      ),
      ("make.height.equalTo(4).priorityLow()", ["height |=| 4 ! .low"]),
    ])
  func snapKit(line: String, expected: [String]) {
    for head in ["{ make in", "{ (make) -> Void in", "{ [unowned self] make in"] {
      let text = "a.snp.makeConstraints \(head)\n\(line)\n}"
      #expect(mortar(text, .snapKit) == expected.map { "a.m_" + $0 })
    }
  }

  @Test(
    "Lines of Cartography make the constraints that Cartography makes",
    arguments: [
      ("a.top == b.top+50", ["a.m_top |=| b.m_top + 50"]),
      ("a.width == b.width * ratio", ["a.m_width |=| b.m_width * ratio"]),
      ("a.width == b.width / ratio ~ 700", ["a.m_width |=| b.m_width * (1 / ratio) ! 700"]),
      ("a.size <= b.size", ["a.m_width |<| b.m_width", "a.m_height |<| b.m_height"]),
      (
        "a.edges == b.edges.inseted(horizontally: 3)",
        [
          "a.m_top |=| b.m_top", "a.m_leading |=| b.m_leading + 3", "a.m_bottom |=| b.m_bottom",
          "a.m_trailing |=| b.m_trailing - 3",
        ]
      ),
      (
        "a.height == b.height + type(of: self).rowHeight * CGFloat(self.colors.count)",
        ["a.m_height |=| b.m_height + type(of: self).rowHeight * CGFloat(self.colors.count)"]
      ),
      ("a.height == Self.rowHeight", ["a.m_height |=| Self.rowHeight"]),
    ])
  func cartography(line: String, expected: [String]) {
    for head in ["constrain(a, b) { a, b in", "constrain(a, b, block: { (a, b) -> () in"] {
      let text = "\(head)\n\(line)\n}\(head.contains("block") ? ")" : "")"
      let lines = mortar(text, .cartography)
      #expect(lines == expected)
    }
  }

  @Test("Views that are unwrapped or taken from a list keep their names")
  func unwrapped() {
    #expect(
      mortar("constrain(image!, labels[0]) { i, l in i.top == l.top }", .cartography)
        == ["image!.m_top |=| labels[0].m_top"])
    #expect(mortar("image?.snp.makeConstraints { $0.top.equalTo(b) }", .snapKit) == nil)
  }

  @Test("Constraints of a chain are in SnapKit's order, which decides conflicts")
  func order() {
    #expect(
      mortar("a.snp.makeConstraints { $0.trailing.bottom.top.equalTo(b).offset(kGap) }", .snapKit)
        == [
          "a.m_top |=| b.m_top + kGap", "a.m_bottom |=| b.m_bottom + kGap",
          "a.m_trailing |=| b.m_trailing + kGap",
        ])
  }

  @Test("Global constants and elements of lists are numbers and views by their names")
  func constants() {
    #expect(
      mortar(
        "a.snp.makeConstraints { $0.width.equalTo(kSide); $0.height.equalTo(labels[0]) }", .snapKit)
        == ["a.m_width |=| kSide", "a.m_height |=| labels[0].m_height"])
    #expect(
      mortar(
        "a.snp.makeConstraints { $0.size.equalTo(CGSize.init(width: 4, height: 5)) }", .snapKit)
        == ["a.m_width |=| 4", "a.m_height |=| 5"])
  }

  @Test("A fraction in a call keeps its points, without which it would be one of whole numbers")
  func fraction() {
    #expect(
      mortar("a.snp.makeConstraints { $0.height.equalTo(CGFloat(1.0 / 3.0) * gap) }", .snapKit)
        == ["a.m_height |=| CGFloat(1.0 / 3.0) * gap"])
  }

  @Test("The mask of a receiver is switched off, whatever it is called")
  func masks() {
    func anchors(_ text: String) -> String? {
      StatementConverter(from: .snapKit, to: .anchors).convert(text, column: 0)?.lines.first
    }
    #expect(
      anchors("contentView.snp.makeConstraints { $0.height.equalTo(4) }")
        == "contentView.translatesAutoresizingMaskIntoConstraints = false")
    #expect(
      anchors("snp.makeConstraints { $0.height.equalTo(4) }")
        == "self.translatesAutoresizingMaskIntoConstraints = false")
  }

  @Test("A chain whose beginning does not fit is broken as the formatter breaks it")
  func longBeginning() {
    let (view, other) = (
      "temporaryDefaultLengthPickerBackgroundView", "temporaryDefaultLengthPickerContainerView"
    )
    let text = "\(view).m_top |=| \(other).m_top\n\(view).m_leading |=| \(other).m_leading + 20"
    let lines = StatementConverter(from: .mortar, to: .swiftAutoLayout)
      .convert(text, column: 6)?.lines
    #expect(
      lines == ["\(view).constrain(", "  to: \(other)", ")", ".top()", ".leading(constant: 20)"])
  }
}
