// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Backtraces came to the libraries of the toolchain with Swift 6.2.
#if canImport(Runtime) && !canImport(Darwin) && !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinLayout
import QuoinPlatform
import QuoinUIKit
import Testing

/// Calls that lead to constraints, recorded where nothing else knows a location.
@MainActor @Suite("Recorded calls", .serialized) struct BacktraceTests {
  private let view = UIView()

  private func recorded<Made>(_ make: () -> Made) -> Made {
    ConstraintLocations.areRecorded = true
    defer { ConstraintLocations.areRecorded = false }
    return make()
  }

  @Test("A function value of Apple's has the line of its call")
  func functionValue() {
    let make = view.widthAnchor.constraint(equalToConstant:)
    let line: UInt = #line + 1
    let made = recorded { make(3) }
    #expect(made.sourceLocation?.line == line)
    #expect(made.sourceLocation?.text.hasPrefix("BacktraceTests.swift:\(line):") == true)
  }

  @Test("Without recording there is no location, and a stated one needs none")
  func withoutRecording() {
    let make = view.widthAnchor.constraint(equalToConstant:)
    #expect(make(3).sourceLocation == nil)
    let made = recorded { make(3) }
    made.sourceLocation = SourceLocation(fileID: "App/Feed.swift", line: 21)
    #expect(made.sourceLocation?.text == "Feed.swift:21")
  }

  @Test("The call counts more than the location of a block, and less than that of a caller")
  func precedence() {
    let make = view.widthAnchor.constraint(equalToConstant:)
    let line: UInt = #line + 1
    let made = recorded { make(3) }
    made.sourceLocation = SourceLocation(fileID: "App/Feed.swift", line: 21).statement(2)
    #expect(made.sourceLocation?.line == line)
    let called = recorded {
      withConstraintLocation(fileID: "App/Feed.swift", line: 21) { make(3) }
    }
    #expect(called.sourceLocation?.text == "Feed.swift:21")
  }

  @Test("All constraints of a loop have the line of its statement")
  func loop() {
    let make = view.widthAnchor.constraint(equalToConstant:)
    var made: [NSLayoutConstraint] = []
    let line: UInt = #line + 2
    recorded {
      for width in 1...8 { made.append(make(CGFloat(width))) }
      for width in 1...2 { made.append(make(CGFloat(width))) }
    }
    let lines = made.map { $0.sourceLocation?.line }
    #expect(lines == Array(repeating: line, count: 8) + Array(repeating: line + 1, count: 2))
  }

  @Test("A statement of an asynchronous function has its line, before and after a suspension")
  func asynchronous() async {
    let make = view.widthAnchor.constraint(equalToConstant:)
    let line: UInt = #line + 1
    let before = recorded { make(3) }
    await Task.yield()
    let after = recorded { make(4) }
    #expect(before.sourceLocation?.line == line)
    #expect(after.sourceLocation?.line == line + 2)
  }

  @Test("The location of a format keeps its character")
  func format() {
    let line = #line + 2
    let made = recorded {
      NSLayoutConstraint.constraints(withVisualFormat: "[a(3)]", metrics: nil, views: ["a": view])[
        0]
    }
    #expect(made.sourceLocation?.text.hasPrefix("BacktraceTests.swift:\(line):") == true)
    #expect(made.sourceLocation?.part == .character(4))
  }

  @Test("A report of a dialect names the call when calls are recorded")
  func misuse() {
    var found: [LayoutMisuseReport] = []
    LayoutMisuse.handler = { found.append($0) }
    ConstraintLocations.areRecorded = true
    defer {
      LayoutMisuse.handler = LayoutMisuse.stop
      ConstraintLocations.areRecorded = false
    }
    let line = #line + 1
    LayoutMisuse.report(LayoutMisuseReport(code: "a-code", sentence: "A sentence."))
    #expect(
      found.first?.location?.hasPrefix("BacktraceTests.swift:\(line):") == true)
  }
}
#endif
