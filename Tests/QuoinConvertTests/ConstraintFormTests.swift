// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinConvert

/// The forms of the table of the specification: a constraint, and how each dialect says it.
@Suite struct ConstraintFormTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var constraint: ConvertedConstraint
    var anchors: String
    var cartography: String
    var swiftAutoLayout: String
    var mortar: String
    var testDescription: String { name }

    func text(_ dialect: ConversionDialect) -> String {
      switch dialect {
      case .anchors, .notAutoLayout: anchors
      case .cartography: cartography
      case .swiftAutoLayout: swiftAutoLayout
      case .mortar, .mortarVFL: mortar
      }
    }
  }

  private static let a = SampleRoot.a
  private static let b = SampleRoot.b

  static let rows = [
    Row(
      name: "a leading edge after a trailing one",
      constraint: ConvertedConstraint(a, .leading, .equal, b, .trailing, constant: 8),
      anchors: "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8).isActive = true",
      cartography: "constrain(a, b) { a, b in\n  a.leading == b.trailing + 8\n}",
      swiftAutoLayout: "a.constrain(after: b).leadingTrailing(constant: 8)",
      mortar: "a.m_leading |=| b.m_trailing + 8"),
    Row(
      name: "equal leading edges",
      constraint: ConvertedConstraint(a, .leading, .equal, b, .leading, constant: 8),
      anchors: "a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 8).isActive = true",
      cartography: "constrain(a, b) { a, b in\n  a.leading == b.leading + 8\n}",
      swiftAutoLayout: "a.constrain(to: b).leading(constant: 8)",
      mortar: "a.m_leading |=| b.m_leading + 8"),
    Row(
      name: "a distance inward from the view around it",
      constraint: ConvertedConstraint(b, .trailing, .equal, SampleRoot.c, .trailing, constant: 8),
      anchors:
        "b.trailingAnchor.constraint(equalTo: c.trailingAnchor, constant: 8).isActive = true",
      cartography: "constrain(c, b) { c, b in\n  c.trailing == b.trailing - 8\n}",
      swiftAutoLayout: "c.constrain(to: b).trailing(constant: 8)",
      mortar: "c.m_trailing |=| b.m_trailing - 8"),
    Row(
      name: "a least distance inward",
      constraint: ConvertedConstraint(
        b, .trailing, .greaterThanOrEqual, SampleRoot.c, .trailing, constant: 8),
      anchors:
        "b.trailingAnchor.constraint(greaterThanOrEqualTo: c.trailingAnchor, constant: 8)"
        + ".isActive = true",
      cartography: "constrain(c, b) { c, b in\n  c.trailing <= b.trailing - 8\n}",
      swiftAutoLayout: "c.constrain(to: b).trailing(.greaterThanOrEqual, constant: 8)",
      mortar: "c.m_trailing |<| b.m_trailing - 8"),
    Row(
      name: "a width",
      constraint: ConvertedConstraint(a, .width, constant: 44),
      anchors: "a.widthAnchor.constraint(equalToConstant: 44).isActive = true",
      cartography: "constrain(a) { a in\n  a.width == 44\n}",
      swiftAutoLayout: "a.constrainSelf().width(constant: 44)",
      mortar: "a.m_width |=| 44"),
    Row(
      name: "a ratio of a view",
      constraint: {
        var ratio = ConvertedConstraint(a, .width, .equal, a, .height, multiplier: 16.0 / 9)
        ratio.ratio = ConstraintRatio(above: 16, below: 9)
        return ratio
      }(),
      anchors:
        "a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 16 / 9).isActive = true",
      cartography: "constrain(a) { a in\n  a.width == a.height * 16 / 9\n}",
      swiftAutoLayout: "a.constrainSelf().aspectRatio(9 / 16)",
      mortar: "a.m_width |=| a.m_height * 16 / 9"),
    Row(
      name: "a share of another edge",
      constraint: ConvertedConstraint(
        a, .centerX, .equal, b, .trailing, multiplier: 0.5, constant: 3),
      anchors: """
        NSLayoutConstraint(
          item: a, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .trailing,
          multiplier: 0.5, constant: 3
        ).isActive = true
        """,
      cartography: "constrain(a, b) { a, b in\n  a.centerX == b.trailing * 0.5 + 3\n}",
      swiftAutoLayout:
        "a.constrain(to: b).xAxis(.centerX, to: .trailing, constant: 3, multiplier: 0.5)",
      mortar: "a.m_centerX |=| b.m_trailing * 0.5 + 3"),
    Row(
      name: "baselines",
      constraint: ConvertedConstraint(a, .firstBaseline, .equal, b, .firstBaseline),
      anchors: "a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor).isActive = true",
      cartography: "constrain(a, b) { a, b in\n  a.firstBaseline == b.firstBaseline\n}",
      swiftAutoLayout: "a.constrain(toBaselinesOf: b).firstBaseline()",
      mortar: "a.m_firstBaseline |=| b.m_firstBaseline"),
    Row(
      name: "margins",
      constraint: ConvertedConstraint(a, .leading, .equal, b, .leadingMargin),
      anchors:
        "a.leadingAnchor.constraint(equalTo: b.layoutMarginsGuide.leadingAnchor).isActive = true",
      cartography: "constrain(a, b) { a, b in\n  a.leading == b.leadingMargin\n}",
      swiftAutoLayout: "a.constrain(to: b.layoutMarginsGuide).leading()",
      mortar: "a.m_leading |=| b.m_leadingMargin"),
    Row(
      name: "the safe area",
      constraint: ConvertedConstraint(a, .top, .equal, .guide(0, .safeArea), .top, constant: 20),
      anchors:
        "a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20)"
        + ".isActive = true",
      cartography:
        "constrain(a, self) { a, view in\n  a.top == view.safeAreaLayoutGuide.top + 20\n}",
      swiftAutoLayout: "a.constrain(to: safeAreaLayoutGuide).top(constant: 20)",
      mortar: "a.m_top |=| safeAreaLayoutGuide.m_top + 20"),
    Row(
      name: "a priority",
      constraint: ConvertedConstraint(a, .height, .lessThanOrEqual, constant: 30, priority: 751),
      anchors: """
        prioritized(
          a.heightAnchor.constraint(lessThanOrEqualToConstant: 30), UILayoutPriority(751)
        ).isActive = true
        """,
      cartography: "constrain(a) { a in\n  a.height <= 30 ~ UILayoutPriority(751)\n}",
      swiftAutoLayout:
        "a.constrainSelf().height(.lessThanOrEqual, constant: 30, priority: UILayoutPriority(751))",
      mortar: "a.m_height |<| 30 ! 751"),
  ]

  static let dialects: [ConversionDialect] = [
    .anchors, .cartography, .swiftAutoLayout, .mortar, .mortarVFL,
  ]

  @Test("Each dialect says a constraint in its own form", arguments: rows, dialects)
  func form(row: Row, dialect: ConversionDialect) {
    let part = SampleRoot.printed([row.constraint], dialect)
    #expect(part.statements == row.text(dialect))
    #expect(part.inAnchors.isEmpty)
  }

  @Test("The form is read as the same constraint", arguments: rows, dialects)
  func reading(row: Row, dialect: ConversionDialect) throws {
    let read = try #require(SampleRoot.read(row.text(dialect), dialect))
    #expect(read.count == 1)
    #expect(ConstraintComparison.areEqual(read[0], row.constraint))
  }

  @Test("A view that keeps its mask is never the item that a dialect places", arguments: dialects)
  func masks(dialect: ConversionDialect) {
    let constraint = ConvertedConstraint(
      SampleRoot.masked, .leading, .equal, Self.a, .leading, constant: 8)
    let part = SampleRoot.printed([constraint], dialect)
    #expect(!part.unmasked.contains(4))
    #expect(part.inAnchors.isEmpty)
    #expect(
      SampleRoot.read(part.statements, dialect).map {
        ConstraintComparison.areEqual($0[0], constraint)
      } == true)
  }

  @Test(
    "Where both views keep their masks, anchors relate them", arguments: dialects.dropFirst())
  func bothMasks(dialect: ConversionDialect) {
    let constraint = ConvertedConstraint(
      SampleRoot.masked, .leading, .equal, SampleRoot.root, .leading, constant: 8)
    let part = SampleRoot.printed([constraint], dialect)
    #expect(part.inAnchors.count == 1)
    #expect(part.unmasked.isEmpty)
    #expect(
      part.statements
        == "masked.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true")
  }

  @Test("An identifier is kept", arguments: dialects)
  func identifier(dialect: ConversionDialect) throws {
    let constraint = ConvertedConstraint(Self.a, .width, constant: 44, identifier: "width of a")
    let part = SampleRoot.printed([constraint], dialect)
    let read = try #require(SampleRoot.read(part.statements, dialect))
    #expect(read.map(\.identifier) == ["width of a"])
    if dialect == .mortar || dialect == .mortarVFL {
      #expect(
        part.statements
          == "(a.m_width |=| 44).layoutConstraints.first?.identifier = \"width of a\"")
    }
    #expect(part.inAnchors.count == (dialect == .swiftAutoLayout ? 1 : 0))
  }

  @Test("SwiftAutoLayout has no left and right, so that anchors take their place")
  func leftAndRight() {
    let constraint = ConvertedConstraint(Self.a, .left, .equal, Self.b, .right, constant: 8)
    #expect(SampleRoot.printed([constraint], .swiftAutoLayout).inAnchors.count == 1)
    #expect(SampleRoot.printed([constraint], .mortar).statements == "a.m_left |=| b.m_right + 8")
  }

  @Test("One constraint of a scene is shown in each dialect", arguments: rows)
  func lines(row: Row) throws {
    var constraint = row.constraint
    constraint.id = "wanted"
    let scene = ConvertedScene(
      id: "scene", name: "Sample",
      roots: [SampleRoot.with([ConvertedConstraint(Self.b, .width, constant: 1), constraint])])
    let lines = try #require(ConstraintLines("wanted", in: scene)).lines
    #expect(lines.map(\.dialect) == ["anchors", "Cartography", "SwiftAutoLayout", "Mortar"])
    #expect(
      lines.map(\.code) == [row.anchors, row.cartography, row.swiftAutoLayout, row.mortar])
    #expect(ConstraintLines("other", in: scene) == nil)
  }
}
