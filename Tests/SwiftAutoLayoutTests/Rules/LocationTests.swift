// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectTestSupport
import QuoinUIKit
import SwiftAutoLayout
import Testing

@MainActor @Suite("Source locations") struct LocationTests {
  private let root = FrameCase.root()
  private let a = UIView()
  private let file = "LocationTests.swift"

  init() {
    a.accessibilityIdentifier = "a"
    root.accessibilityIdentifier = "root"
    root.addSubview(a)
  }

  @Test("A conflict names the line of each call of a chain")
  func conflict() {
    let line = #line + 1
    a.constrainSelf()
      .width(constant: 100)
      .width(constant: 200)
    let found = conflictLocations(in: root)
    #expect(found["a.width == 100"] == "\(file):\(line + 1)")
    #expect(found["a.width == 200"] == "\(file):\(line + 2)")
  }

  @Test("The system's distance has the line of its call")
  func systemSpacing() {
    let line: UInt = #line + 1
    let made = a.constrain(to: root).leading(constant: .systemSpacing).constraints
    #expect(made.map { $0.statementLine } == [line])
  }

  @Test("A function of the program passes on the line of its call")
  func caller() {
    func square(_ view: UIView, line: UInt = #line) {
      withConstraintLocation(fileID: #fileID, line: line) {
        view.constrainSelf().widthHeight(constant: 44)
      }
    }
    let line: UInt = #line + 1
    square(a)
    #expect(a.constraints.map { $0.statementLine } == [line, line])
  }
}
#endif
