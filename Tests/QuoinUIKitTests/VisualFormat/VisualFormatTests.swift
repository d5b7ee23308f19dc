// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// A format string that must be refused, from the worked cases.
struct RefusedFormat: CustomTestStringConvertible {
  var data: CaseValue

  var testDescription: String { data["format"].text ?? "" }

  static let all = WorkedCase.document("autolayout-cases.json")["vflErrors"].list.map {
    RefusedFormat(data: $0)
  }
}

@MainActor @Suite("Visual format strings")
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let views: [String: Any]

  init() {
    var views: [String: Any] = ["orphan": UIView()]
    for name in ["a", "b", "c"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  @Test("A wrong string is refused with the place and the reason", arguments: RefusedFormat.all)
  func refused(_ format: RefusedFormat) throws {
    let error = try #require(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(
        checkingVisualFormat: format.data["format"].text ?? "",
        options: CaseFormat(format.data).options, metrics: [:], views: views)
    }
    #expect(error.kind.rawValue == format.data["error"].text)
    #expect(error.offset.map(Double.init) == format.data["offset"].number)
    if let detail = format.data["detail"].text { #expect(error.name == detail) }
  }

  @Test("A string gives its constraints in reading order, alignments last")
  func readingOrder() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-5-[a(>=m@250)]-[b(a)][c]-(>=7,<=9@500)-|",
      options: [.alignAllTop, .alignAllBottom], metrics: ["m": 44], views: views)
    #expect(
      made.map { Facts($0) } == [
        Facts("a", .leading, .equal, "root", .leading, 5, 1000),
        Facts("a", .width, .greaterThanOrEqual, nil, .notAnAttribute, 44, 250),
        Facts("b", .leading, .equal, "a", .trailing, 8, 1000),
        Facts("b", .width, .equal, "a", .width, 0, 1000),
        Facts("c", .leading, .equal, "b", .trailing, 0, 1000),
        Facts("root", .trailing, .greaterThanOrEqual, "c", .trailing, 7, 1000),
        Facts("root", .trailing, .lessThanOrEqual, "c", .trailing, 9, 500),
        Facts("a", .top, .equal, "b", .top, 0, 1000),
        Facts("b", .top, .equal, "c", .top, 0, 1000),
        Facts("a", .bottom, .equal, "b", .bottom, 0, 1000),
        Facts("b", .bottom, .equal, "c", .bottom, 0, 1000),
      ])
  }

  @Test("From right to left, gaps point the other way and inequalities turn around")
  func rightToLeft() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-(>=10)-[a]-5-[b]-|", options: .directionRightToLeft, metrics: nil,
      views: views)
    #expect(
      made.map { Facts($0) } == [
        Facts("a", .right, .lessThanOrEqual, "root", .right, -10, 1000),
        Facts("b", .right, .equal, "a", .left, -5, 1000),
        Facts("root", .leftMargin, .equal, "b", .left, 0, 1000),
      ])
  }

  @Test("Baseline spacing is between siblings only")
  func baselines() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[a]-20-[b]-3-|", options: .spacingBaselineToBaseline, metrics: nil,
      views: views)
    #expect(
      made.map { Facts($0) } == [
        Facts("a", .top, .equal, "root", .topMargin, 0, 1000),
        Facts("b", .firstBaseline, .equal, "a", .lastBaseline, 20, 1000),
        Facts("root", .bottom, .equal, "b", .bottom, 3, 1000),
      ])
  }

  @Test("Spaces between tokens, digits in names, metrics of any number type, and guides")
  func tokens() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: " H: | - gap_1 - [ g2 ( w , == 30.5 @ p ) ] | ",
      metrics: ["gap_1": 4, "w": CGFloat(20), "p": NSNumber(value: 900)], views: ["g2": guide])
    #expect(made.map(\.constant) == [4, 20, 30.5, 0])
    #expect(made.map(\.priority.rawValue) == [1000, 1000, 900, 1000])
    #expect(made.allSatisfy { $0.firstItem === guide || $0.secondItem === guide })
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test("An error shows the string with a caret under the place")
  func description() throws {
    let error = try #require(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(
        checkingVisualFormat: "H:[a]-10[b]", options: [], metrics: [:], views: views)
    }
    #expect(
      error.description == """
        This visual format string cannot be read: a hyphen has to follow the spacing.
        H:[a]-10[b]
                ^
        """)
  }
}

/// The text of a constraint, with views by their names.
private struct Facts: Equatable {
  var text: String

  init(
    _ first: String, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: String?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: Double, _ priority: Float
  ) {
    text =
      "\(first).\(firstAttribute.rawValue) \(relation.rawValue) "
      + "\(second ?? "-").\(secondAttribute.rawValue) + \(constant) @\(priority)"
  }

  @MainActor init(_ constraint: NSLayoutConstraint) {
    func name(_ item: AnyObject?) -> String? {
      item.map { ($0 as? UIView)?.accessibilityIdentifier ?? "root" }
    }
    self.init(
      name(constraint.firstItem) ?? "", constraint.firstAttribute, constraint.relation,
      name(constraint.secondItem), constraint.secondAttribute, constraint.constant,
      constraint.priority.rawValue)
  }
}
