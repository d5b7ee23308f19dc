// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport
import QuoinLayout
import Testing

#if !QUOIN_UIKIT && !QUOIN_APPKIT
@MainActor @Suite("Source locations", .serialized) struct LocationTests {
  private let stage = Stage(320, 200)
  private let file = "LocationTests.swift"

  @Test("A conflict names the line of each statement")
  func conflict() {
    let line = #line + 1
    constrain(stage.a, stage.root) { a, root in
      a.left == root.left
      a.width == 100
      a.width == 200
    }
    let found = conflictLocations(in: stage.root)
    #expect(found["a.width == 100"] == "\(file):\(line + 2)")
    #expect(found["a.width == 200"] == "\(file):\(line + 3)")
  }

  @Test("Statements in branches and loops, and compound ones, have their lines")
  func statements() {
    let line: UInt = #line + 1
    let group = constrain(stage.a, stage.b, stage.root) { a, b, root in
      if stage.root.frame.width > 300 {
        a.width == 100
      } else {
        a.width == 50
      }
      for (index, view) in [a, b].enumerated() {
        view.height == Double(index)
      }
      switch stage.root.frame.height {
      case 200: b.width == 7 ~ 750
      default: b.width == 8
      }
      a.edges == root.edges
      align(top: a, b)
    }
    let lines = group.constraints.map { $0.statementLine.map { $0 - line } }
    #expect(lines == [2, 7, 7, 10, 13, 13, 13, 13, 14])
  }

  @Test("A constraint in a variable, or in a block with a return, has its line")
  func variablesAndReturns() {
    let line = #line + 1
    constrain(stage.a) { a in
      let width = a.width == 100
      a.height == 5
      _ = width
    }
    constrain(stage.a) { a in
      if stage.root.frame.isEmpty { return }
      a.width == 200
    }
    let found = conflictLocations(in: stage.root)
    #expect(found["a.width == 100"] == "\(file):\(line + 1)")
    #expect(found["a.width == 200"] == "\(file):\(line + 7)")
  }

  @Test("Without recorded calls a constraint has the line of its block and its number")
  func fallback() {
    ConstraintBacktrace.extent = .none
    defer { ConstraintBacktrace.extent = .unlocated }
    let line = #line + 1
    let group = constrain(stage.a) { a in
      a.width == 100
      a.height == 200
    }
    #expect(
      group.constraints.map { $0.sourceLocation?.text }
        == ["\(file):\(line) statement 1", "\(file):\(line) statement 2"])
  }

  @Test("A block may have any statements")
  func otherStatements() {
    var calls = 0
    let group = constrain(stage.a, stage.b) { a, b in
      defer { calls += 1 }
      var number = 0.0
      while number < 3 {
        number += 1
        if number == 2 { continue }
        a.width == number
      }
      @MainActor func tie() { a.top == b.top }
      tie()
    }
    #expect(calls == 1)
    #expect(group.constraints.map(\.constant) == [1, 3, 0])
  }

  @Test("A function of the program passes on the line of its call")
  func caller() {
    func square(_ view: View, line: UInt = #line) {
      withConstraintLocation(fileID: #fileID, line: line) {
        constrain(view) { view in
          view.width == 44
          let tall = view.height == 44
          tall.identifier = "tall"
        }
      }
    }
    let line: UInt = #line + 1
    square(stage.a)
    #expect(stage.a.constraints.map { $0.statementLine } == [line, line])
  }
}
#endif
#endif
