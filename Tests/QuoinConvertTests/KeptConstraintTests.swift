// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import Foundation
import Testing

@testable import QuoinConvert

/// Variables with several constraints, and what their uses become.
@Suite struct KeptConstraintTests {
  private func convert(
    _ module: String, _ declarations: [String], _ lines: [String],
    to target: ConversionDialect = .anchors
  ) throws -> (declarations: [String], lines: [String], kept: [String], anchors: Int) {
    let text =
      "import \(module)\n\nclass Screen: UIView {\n"
      + declarations.map { "  \($0)\n" }.joined() + "  func f() {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
    let found = try #require(StatementFinder.statements(in: text))
    let result = CodeRewriter(text, found, to: target).rewrite()
    let again = try #require(StatementFinder.statements(in: result.text))
    #expect(CodeRewriter(result.text, again, to: target).rewrite().text == result.text)
    let all = result.text.components(separatedBy: "\n")
    let start = try #require(all.firstIndex { $0.hasPrefix("class") })
    let middle = try #require(all.firstIndex(of: "  func f() {"))
    let end = try #require(all[middle...].firstIndex(of: "  }"))
    return (
      all[(start + 1)..<middle].map { "\($0.dropFirst(2))" },
      all[(middle + 1)..<end].map { "\($0.dropFirst(4))" }, result.kept.map(\.reason),
      result.anchorCount
    )
  }

  // SnapKit makes a constraint of UIKit for each attribute: a width and a height. `update` sets both.
  @Test("A constraint of SnapKit for several attributes becomes an array")
  func several() throws {
    let result = try convert(
      "SnapKit", ["var size: Constraint?"],
      [
        "icon.snp.makeConstraints { make in", "  size = make.size.equalTo(40).constraint", "}",
        "size?.update(offset: 56)", "size?.deactivate()", "if size != nil { size = nil }",
      ])
    #expect(result.declarations == ["var size: [NSLayoutConstraint] = []"])
    #expect(
      result.lines == [
        "icon.translatesAutoresizingMaskIntoConstraints = false", "size = [",
        "  icon.widthAnchor.constraint(equalToConstant: 40),",
        "  icon.heightAnchor.constraint(equalToConstant: 40),", "]",
        "NSLayoutConstraint.activate(size)", "size.forEach { $0.constant = 56 }",
        "NSLayoutConstraint.deactivate(size)", "if !size.isEmpty { size = [] }",
      ])
    #expect(result.kept.isEmpty)
  }

  // SnapKit makes left, top, right and bottom in this order, and insets move the last two the other way.
  @Test("Insets of several edges have a sign for each edge")
  func insets() throws {
    let result = try convert(
      "SnapKit", ["var sides: Constraint!"],
      [
        "icon.snp.makeConstraints { make in",
        "  sides = make.bottom.left.right.equalTo(card).inset(8).constraint", "}",
        "sides.update(inset: gap + 2)",
      ])
    #expect(result.declarations == ["var sides: [NSLayoutConstraint] = []"])
    #expect(
      result.lines.last
        == "zip(sides, [gap + 2, -(gap + 2), -(gap + 2)]).forEach { $0.constant = $1 }")
  }

  @Test("Lists of constraints of SnapKit are filled and switched as lists of UIKit's")
  func lists() throws {
    let result = try convert(
      "SnapKit", ["var open: [Constraint] = []", "var closed = [Constraint]()"],
      [
        "open = icon.snp.prepareConstraints { make in", "  make.width.equalTo(40)", "}",
        "open += icon.snp.prepareConstraints { $0.height.equalTo(40) }",
        "icon.snp.makeConstraints { make in",
        "  closed.append(make.width.equalTo(8).constraint)", "}",
        "closed.forEach { $0.deactivate() }",
        "open.forEach { isOpen ? $0.activate() : $0.deactivate() }",
        "for each in open { each.update(offset: 9) }",
        "NSLayoutConstraint.activate(open.flatMap { $0.layoutConstraints })",
      ])
    #expect(
      result.declarations == [
        "var open: [NSLayoutConstraint] = []", "var closed = [NSLayoutConstraint]()",
      ])
    #expect(
      result.lines == [
        "icon.translatesAutoresizingMaskIntoConstraints = false", "open = [",
        "  icon.widthAnchor.constraint(equalToConstant: 40)", "]",
        "icon.translatesAutoresizingMaskIntoConstraints = false", "open += [",
        "  icon.heightAnchor.constraint(equalToConstant: 40)", "]",
        "icon.translatesAutoresizingMaskIntoConstraints = false", "closed += [",
        "  icon.widthAnchor.constraint(equalToConstant: 8)", "]",
        "closed.last?.isActive = true",
        "NSLayoutConstraint.deactivate(closed)",
        "open.forEach { isOpen ? NSLayoutConstraint.activate([$0]) : NSLayoutConstraint.deactivate([$0]) }",
        "for each in open { each.constant = 9 }",
        "NSLayoutConstraint.activate(open.flatMap { [$0] })",
      ])
    #expect(result.kept.isEmpty)
  }

  // `first` is the only constraint of UIKit that a constraint for one attribute has.
  @Test("A list may be assigned to another one, and a constraint has a priority")
  func otherUses() throws {
    let result = try convert(
      "SnapKit", ["var sizes: [Constraint] = []", "var top: Constraint?"],
      [
        "var made: [Constraint] = []", "icon.snp.makeConstraints { make in",
        "  made.append(make.width.equalTo(8).constraint)",
        "  top = make.top.equalTo(card).constraint", "}", "sizes = made",
        "top?.update(priority: .high)", "top?.layoutConstraints.first?.constant = 4",
      ])
    #expect(
      result.lines == [
        "var made: [NSLayoutConstraint] = []",
        "icon.translatesAutoresizingMaskIntoConstraints = false", "made += [",
        "  icon.widthAnchor.constraint(equalToConstant: 8)", "]",
        "made.last?.isActive = true",
        "top = icon.topAnchor.constraint(equalTo: card.topAnchor)", "top?.isActive = true",
        "sizes = made", "top?.priority = .defaultHigh", "top?.constant = 4",
      ])
    #expect(result.kept.isEmpty)
  }

  @Test("Lists of constraints of Cartography are made with anchors in every dialect")
  func cartography() throws {
    let result = try convert(
      "Cartography", ["var size: [NSLayoutConstraint] = []", "var sides: [NSLayoutConstraint]?"],
      [
        "constrain(icon, card) { icon, card in", "  size = [icon.width == 40, icon.height == 40]",
        "  size.append(icon.top == card.top)", "  sides = (icon.center == card.center)", "}",
      ], to: .mortar)
    #expect(
      result.lines == [
        "icon.translatesAutoresizingMaskIntoConstraints = false", "size = [",
        "  icon.widthAnchor.constraint(equalToConstant: 40),",
        "  icon.heightAnchor.constraint(equalToConstant: 40),", "]",
        "NSLayoutConstraint.activate(size)", "size += [",
        "  icon.topAnchor.constraint(equalTo: card.topAnchor)", "]",
        "size.last?.isActive = true", "sides = [",
        "  icon.centerXAnchor.constraint(equalTo: card.centerXAnchor),",
        "  icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),", "]",
        "NSLayoutConstraint.activate(sides ?? [])",
      ])
    #expect(result.anchors == 5)
  }

  @Test("Lists of groups of Cartography become lists of arrays")
  func groups() throws {
    let result = try convert(
      "Cartography", ["var groups = [ConstraintGroup]()"],
      [
        "let group = constrain(icon) { $0.width == 40 }", "groups.append(group)",
        "groups.forEach { $0.active = false }", "for each in groups { each.active = true }",
        "groups.removeAll()",
      ])
    #expect(result.declarations == ["var groups = [[NSLayoutConstraint]]()"])
    #expect(
      result.lines.suffix(5) == [
        "NSLayoutConstraint.activate(group)", "groups.append(group)",
        "groups.forEach { NSLayoutConstraint.deactivate($0) }",
        "for each in groups { NSLayoutConstraint.activate(each) }", "groups.removeAll()",
      ])
  }

  // `m_size` makes a width and a height; `~~` on new constraints leaves them inactive.
  @Test("Constraints and groups of Mortar in variables become arrays")
  func mortar() throws {
    let result = try convert(
      "Mortar", ["var wide: MortarGroup = []", "var height: MortarConstraint?"],
      [
        "wide = [", "  icon.m_size |=| (40, 30),", "  icon.m_top |=| card.m_top + 8,",
        "] ~~ .deactivated", "height = icon.m_height |=| 64 ! .high",
        "let width = icon.m_width |=| 8", "width.deactivate()", "wide ~~ .activated",
        "wide ~~ (isWide ? .activated : .deactivated)",
        "height?.layoutConstraints.first?.constant = 4",
      ])
    #expect(
      result.declarations == [
        "var wide: [NSLayoutConstraint] = []", "var height: [NSLayoutConstraint] = []",
      ])
    #expect(
      result.lines == [
        "icon.translatesAutoresizingMaskIntoConstraints = false", "wide = [",
        "  icon.widthAnchor.constraint(equalToConstant: 40),",
        "  icon.heightAnchor.constraint(equalToConstant: 30),",
        "  icon.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),", "]",
        "icon.translatesAutoresizingMaskIntoConstraints = false", "height = [",
        "  prioritized(icon.heightAnchor.constraint(equalToConstant: 64), .defaultHigh)", "]",
        "NSLayoutConstraint.activate(height)",
        "icon.translatesAutoresizingMaskIntoConstraints = false", "let width = [",
        "  icon.widthAnchor.constraint(equalToConstant: 8)", "]",
        "NSLayoutConstraint.activate(width)", "NSLayoutConstraint.deactivate(width)",
        "NSLayoutConstraint.activate(wide)", "wide.forEach { $0.isActive = isWide }",
        "height.first?.constant = 4",
      ])
    #expect(result.kept.isEmpty)
  }

  @Test(
    "Variables with other uses stay, with the statements that fill them",
    arguments: [
      "sizes[0].deactivate()", "show(sizes)", "sizes.update(inset: UIEdgeInsets.zero)",
      "sizes.forEach { show($0) }", "sizes.forEach { $0.update(inset: 4) }",
    ])
  func unknown(use: String) throws {
    let lines = [
      "icon.snp.makeConstraints { make in", "  sizes.append(make.size.equalTo(40).constraint)", "}",
      use,
    ]
    let result = try convert("SnapKit", ["var sizes: [Constraint] = []"], lines)
    #expect(result.declarations == ["var sizes: [Constraint] = []"])
    #expect(result.lines == lines)
    #expect(result.kept == ["it keeps constraints that the file uses in another way"])
  }

  @Test("Code outside of statements that makes constraints is reported, and stays")
  func others() throws {
    func kept(_ module: String, _ line: String) throws -> [String] {
      try convert(module, [], [line], to: .swiftAutoLayout).kept
    }
    let reason = "a variable or a function has its constraints"
    #expect(try kept("Mortar", "show([icon.m_width |=| 4, icon.m_height |=| 4])") == [reason])
    #expect(try kept("Mortar", "group ~~ .activated") == [reason])
    #expect(try kept("Cartography", "show(constrain(icon) { $0.width == 4 })") == [reason])
    let anchors = "let width = icon.widthAnchor.constraint(equalToConstant: 4)"
    #expect(try kept("UIKit", anchors) == [reason + ", which stay anchors"])
    #expect(try convert("UIKit", [], [anchors]).kept.isEmpty)
  }
}
#endif
