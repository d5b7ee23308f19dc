// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// No other import: a program that imports a dialect imports only that.
import QuoinPlatform
import Testing

@MainActor @Suite("What dialects share")
struct PlatformTests {
  @Test("One import brings views, guides, geometry and the screen")
  func exports() {
    let view = PlatformView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let guide = PlatformLayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    #expect(view.bounds.size == CGSize(width: 3, height: 4))
    #expect(PlatformLayoutPriority.required.rawValue == 1000)
  }

  /// Records how an expression was read.
  private struct Reading: Equatable {
    var text: String

    static func == (left: Reading, right: Reading) -> Reading {
      Reading(text: "(\(left.text) == \(right.text))")
    }
    static func + (left: Reading, right: Int) -> Reading {
      Reading(text: "(\(left.text) + \(right))")
    }
    static func ~ (left: Reading, right: Int) -> Reading {
      Reading(text: "(\(left.text) ~ \(right))")
    }
  }

  @Test("The operator ~ takes the whole comparison, and an assignment takes all")
  func operatorBinding() {
    let a = Reading(text: "a")
    let b = Reading(text: "b")
    var result: Reading
    // The formatter does not know how ~ binds.
    // swift-format-ignore: NoAssignmentInExpressions
    result = a == b + 1 ~ 750
    #expect(result.text == "((a == (b + 1)) ~ 750)")
    // swift-format-ignore: NoAssignmentInExpressions
    result = result.text.isEmpty ? a ~ 1 : b ~ 2
    #expect(result.text == "(b ~ 2)")
  }
}
