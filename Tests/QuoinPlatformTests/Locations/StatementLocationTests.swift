// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectTestSupport
import QuoinLayout
import QuoinPlatform
import QuoinUIKit
import Testing

/// A requirement with the signature of Apple's method.
@MainActor private protocol ConstraintMaking {
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
}

/// The locations of constraints that a program makes without a dialect.
@MainActor @Suite("Locations of anchors, constraints and formats") struct StatementLocationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let a = UIView()
  private let b = UIView()
  private let relations: [NSLayoutConstraint.Relation] = [
    .equal, .greaterThanOrEqual, .lessThanOrEqual,
  ]

  init() {
    for (view, name) in [(a, "a"), (b, "b")] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func line(of constraint: NSLayoutConstraint) -> UInt? {
    constraint.sourceLocation?.line
  }

  @Test("Each method of horizontal and vertical anchors stores the line of its call")
  func anchors() {
    let (x, y) = (a.leadingAnchor, a.topAnchor)
    let made: [(UInt, NSLayoutConstraint)] = [
      (#line, x.constraint(equalTo: b.leadingAnchor)),
      (#line, x.constraint(greaterThanOrEqualTo: b.leadingAnchor)),
      (#line, x.constraint(lessThanOrEqualTo: b.leadingAnchor)),
      (#line, x.constraint(equalTo: b.leadingAnchor, constant: 3)),
      (#line, x.constraint(greaterThanOrEqualTo: b.leadingAnchor, constant: 3)),
      (#line, x.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: 3)),
      (#line, x.constraint(equalToSystemSpacingAfter: b.leadingAnchor, multiplier: 2)),
      (#line, x.constraint(greaterThanOrEqualToSystemSpacingAfter: b.leadingAnchor, multiplier: 2)),
      (#line, x.constraint(lessThanOrEqualToSystemSpacingAfter: b.leadingAnchor, multiplier: 2)),
      (#line, y.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 2)),
      (#line, y.constraint(greaterThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 2)),
      (#line, y.constraint(lessThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 2)),
    ]
    #expect(made.map { line(of: $0.1) } == made.map(\.0))
    #expect(made[3].1.constant == 3 && made[6].1.constant == 16)
    #expect(made.map(\.1.relation) == relations + relations + relations + relations)
  }

  @Test("Each method of dimensions stores the line of its call")
  func dimensions() {
    let (w, h) = (a.widthAnchor, b.heightAnchor)
    let made: [(UInt, NSLayoutConstraint)] = [
      (#line, w.constraint(equalToConstant: 3)),
      (#line, w.constraint(greaterThanOrEqualToConstant: 3)),
      (#line, w.constraint(lessThanOrEqualToConstant: 3)),
      (#line, w.constraint(equalTo: h, multiplier: 2)),
      (#line, w.constraint(greaterThanOrEqualTo: h, multiplier: 2)),
      (#line, w.constraint(lessThanOrEqualTo: h, multiplier: 2)),
      (#line, w.constraint(equalTo: h, multiplier: 2, constant: 3)),
      (#line, w.constraint(greaterThanOrEqualTo: h, multiplier: 2, constant: 3)),
      (#line, w.constraint(lessThanOrEqualTo: h, multiplier: 2, constant: 3)),
    ]
    #expect(made.map { line(of: $0.1) } == made.map(\.0))
    #expect(made.map(\.1.constant) == [3, 3, 3, 0, 0, 0, 3, 3, 3])
    #expect(made.map(\.1.multiplier) == [1, 1, 1, 2, 2, 2, 2, 2, 2])
    #expect(made.map(\.1.relation) == relations + relations + relations)
  }

  @Test("The location is that of the file and the call, with its column")
  func text() {
    let line = #line + 1
    let made = a.widthAnchor.constraint(equalToConstant: 3)
    // The column is that of a token of the call: after `let made = `, before the argument.
    let column = made.sourceLocation?.column ?? 0
    #expect(16...51 ~= column)
    #expect(made.sourceLocation?.text == "StatementLocationTests.swift:\(line):\(column)")
  }

  @Test("Function values are Apple's methods, and have no location")
  func functionValues() {
    let make = a.widthAnchor.constraint(equalToConstant:)
    #expect(make(3).sourceLocation == nil)
    let related = NSLayoutXAxisAnchor.constraint(equalTo:)
    #expect(related(a.leadingAnchor)(b.leadingAnchor).sourceLocation == nil)
  }

  /// A dimension of a program that overrides Apple's method, and meets a requirement with it.
  private final class RoundedDimension: NSLayoutDimension, ConstraintMaking {
    override func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
      let made = NSLayoutConstraint()
      made.constant = c.rounded()
      return made
    }
  }

  @Test("A call reaches the override of a subclass, and a requirement is met by Apple's method")
  func overrides() {
    let anchor = RoundedDimension()
    #expect(anchor.constraint(equalToConstant: 2.6).constant == 3)
    let maker: any ConstraintMaking = anchor
    #expect(maker.constraint(equalToConstant: 2.6).constant == 3)
  }

  @Test("A conflict of anchors, an initialiser and a format names the line of each member")
  func conflict() {
    let line = #line + 1
    let anchor = a.widthAnchor.constraint(equalToConstant: 40)
    let made = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 50)
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "[b]-[a(60)]", metrics: nil, views: ["a": a, "b": b])
    NSLayoutConstraint.activate([anchor, made] + format)
    let found = conflictLocations(in: root)
    let file = "StatementLocationTests.swift"
    #expect(found["a.width == 40"] == "\(file):\(line)")
    #expect(found["a.width == 50"] == "\(file):\(line + 1)")
    // `(60)` begins with the eighth character, and its number is the one after.
    #expect(found["a.width == 60"] == "\(file):\(line + 4) character 8")
  }

  @Test("The constraints of a format have the offsets of what makes them")
  func characters() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-4-[a(>=5,b@20)][b]-|", options: .alignAllTop, metrics: nil,
      views: ["a": a, "b": b])
    // In `|-4-[a(>=5,b@20)][b]-|`: 4, >=5, b@20, [b], the last hyphen, and the option.
    let parts = made.map { $0.sourceLocation?.part }
    #expect(
      parts == [
        .character(3), .character(8), .character(12), .character(18), .character(21), nil,
      ])
  }

  @Test("A location that does not fit has no column, and a line that does not fit none at all")
  func limits() {
    let constraint = a.widthAnchor.constraint(equalToConstant: 3)
    constraint.sourceLocation = SourceLocation(fileID: "App/A.swift", line: 1_048_575, column: 4095)
    #expect(constraint.sourceLocation?.text == "A.swift:1048575:4095")
    constraint.sourceLocation = SourceLocation(fileID: "App/A.swift", line: 7, column: 4096)
    #expect(constraint.sourceLocation?.text == "A.swift:7")
    constraint.sourceLocation = SourceLocation(path: "x/B.xib", line: 8, column: 9)
      .part(.statement(16_383))
    #expect(constraint.sourceLocation?.text == "B.xib:8:9 statement 16383")
    constraint.sourceLocation = SourceLocation(fileID: "App/A.swift", line: 8).statement(16_384)
    #expect(constraint.sourceLocation?.text == "A.swift:8")
    constraint.sourceLocation = SourceLocation(fileID: "App/A.swift", line: 1_048_576)
    #expect(constraint.sourceLocation == nil)
  }
}
#endif
