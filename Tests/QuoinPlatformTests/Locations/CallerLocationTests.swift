// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinLayout
import QuoinPlatform
import QuoinUIKit
import Testing

/// Functions of a program that make constraints for their callers.
@MainActor @Suite("Locations of callers", .serialized) struct CallerLocationTests {
  private let a = UIView()
  private let b = UIView()

  private func square(
    _ view: UIView, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> [NSLayoutConstraint] {
    withConstraintLocation(fileID: fileID, line: line, column: column) {
      [
        view.widthAnchor.constraint(equalTo: view.heightAnchor),
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right,
          multiplier: 1, constant: -50),
        view.widthAnchor.constraint(equalToConstant:)(50),
      ]
        + NSLayoutConstraint.constraints(
          withVisualFormat: "[a]", metrics: nil, views: ["a": view])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "[a(3)]", metrics: nil, views: ["a": view])
    }
  }

  private func squares(
    _ views: [UIView], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    withConstraintLocation(fileID: fileID, line: line) { views.flatMap { square($0) } }
  }

  @Test("All constraints of a function have the location of its call")
  func caller() {
    let line: UInt = #line + 1
    let made = square(a)
    #expect(made.count == 4)
    #expect(made.map { $0.sourceLocation?.line } == made.map { _ in line })
    #expect(made.allSatisfy { $0.sourceLocation?.part == nil })
  }

  @Test("Of several functions that call each other, the outermost call counts")
  func outermost() {
    let line: UInt = #line + 1
    let made = squares([a, b])
    #expect(made.count == 8)
    #expect(made.map { $0.sourceLocation?.line } == made.map { _ in line })
  }

  @Test("After the function, and after an error of it, statements have their own locations")
  func afterwards() {
    struct Failure: Error {}
    _ = square(a)
    #expect(throws: Failure.self) {
      try withConstraintLocation(fileID: #fileID, line: 1) { throw Failure() }
    }
    let line: UInt = #line + 1
    let made = a.widthAnchor.constraint(equalToConstant: 3)
    #expect(made.sourceLocation?.line == line)
  }

  @Test("A location that a dialect stores does not replace that of the caller")
  func dialects() {
    let made = withConstraintLocation(fileID: "App/Feed.swift", line: 21) {
      let constraint = a.widthAnchor.constraint(equalToConstant: 3)
      constraint.sourceLocation = SourceLocation(fileID: "App/Pin.swift", line: 4)
      return constraint
    }
    #expect(made.sourceLocation?.text == "Feed.swift:21")
  }
}
#endif
