// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

// Tests that end a process came with Swift 6.2.
#if compiler(>=6.2)

/// Errors for which Apple raises an exception stop the program, with a sentence that names the
/// views.
@Suite("Programmer errors")
struct ProgrammerErrorTests {
  @Test("A constraint between trees that do not meet names both views")
  func noCommonAncestor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.accessibilityIdentifier = "one"
        other.accessibilityIdentifier = "other"
        one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      }
    }
    let text = Self.text(result)
    #expect(text.contains("one") && text.contains("other"))
  }

  @Test("Exchanging subviews that are not there names the view and the index")
  func exchange() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.accessibilityIdentifier = "card"
        view.addSubview(UIView())
        view.exchangeSubview(at: 0, withSubviewAt: 3)
      }
    }
    #expect(Self.text(result).contains("card has 1 subviews and none at index 3"))
  }

  @Test("A visual format string that cannot be read shows the place")
  func visualFormat() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:[a", metrics: nil, views: ["a": UIView()])
      }
    }
    #expect(Self.text(result).contains("H:[a\n    ^"))
  }

  @Test(
    "An error names the line of the constraint, of the call, or of the statement that led to it",
    arguments: LocatedError.allCases)
  func location(_ error: LocatedError) async {
    let name = error.rawValue
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = name as String] in
      await MainActor.run { LocatedError(rawValue: name)?.run() }
    }
    #expect(Self.text(result).contains("LocatedError.swift:\(error.line):"))
  }

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

#endif
