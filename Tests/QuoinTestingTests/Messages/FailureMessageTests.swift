// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Messages of failures") struct FailureMessageTests {
  private func message(
    in matrix: LayoutMatrix, _ expectations: LayoutExpectation...
  ) -> String? {
    PictureSetting.withSetting(.never) {
      IssueRecorder.issues {
        _ = ExpectationCall(
          matrix, expectations, .error,
          at: IssueLocation(fileID: "App/FormTests.swift", filePath: "", line: 9, column: 1)
        ).run { _ in .view(BoardView()) }
      }
    }.first?.message
  }

  @Test("The first line has the counts, and the location in column 94")
  func headline() throws {
    // third is 32 narrower than the screen: 288, 361, 408.
    let text = try #require(
      message(
        in: .phones.directions(.both).textSizes(.large, .accessibilityMedium), .sane,
        .size(of: "third", atLeast: CGSize(width: 300, height: 0)),
        .size(of: "first", equals: CGSize(width: 100, height: 40))))
    let lines = text.split(separator: "\n").map(String.init)
    let words = "✘ BoardView: 1 expectation failed in 4 of 12 layouts"
    #expect(
      lines[0] == words + String(repeating: " ", count: 93 - words.count) + "FormTests.swift:9")
    #expect(lines[1] == "  size: UIView third is 288 wide, expected at least 300")
    #expect(lines[2] == "    first in: iPhone SE, L (4 layouts, all with iPhone SE)")
    #expect(lines.count == 4)
  }

  @Test("Values that all layouts with a problem share are named, others are not")
  func sharedValues() throws {
    // A phone on its side is 320, 393 and 440 high; upright all are higher.
    let text = try #require(
      message(in: .phones.rotation.rtl, .rule(HighScreens())))
    #expect(text.contains("first in: iPhone SE, landscape (6 layouts, all with landscape)"))
    let one = try #require(
      message(in: .phones.rotation, .rule(HighScreens(least: 330))))
    #expect(
      one.contains("first in: iPhone SE, landscape\n") || one.hasSuffix("iPhone SE, landscape"))
    let all = try #require(message(in: .phones.rotation, .rule(HighScreens(least: 2000))))
    #expect(all.contains("first in: iPhone SE (all 6 layouts)"))
  }

  /// A rule of a team: the root is high enough.
  struct HighScreens: LayoutRuleProtocol {
    var least: CGFloat = 500
    let rule = LayoutRule("high-screens", "The screen is high")

    func findings(in layout: CheckedLayout) -> [LayoutFinding] {
      layout.views.prefix(1).filter { $0.frame.height < least }
        .map { layout.finding(rule, about: $0, "is low") }
    }
  }

  @Test("Expectations are in their order, and each counts once")
  func order() throws {
    let text = try #require(
      message(
        in: .devices("iPhone SE"), .equalSizes("first", "second"),
        .frame(of: "first", .zero)))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("✘ BoardView: 2 expectations failed in 1 of 1 layout "))
    let names = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }
      .compactMap { $0.split(separator: ":").first }
    #expect(names == ["  equalSizes", "  equalSizes", "  frame"])
  }

  @Test("A right layout records nothing")
  func silence() {
    #expect(message(in: .phones.rotation.rtl, .sane, .textFits, .mirrorsRightToLeft()) == nil)
  }

  private func wrong() async -> String? {
    await Task.yield()
    return message(in: .phones.rtl, .frame(of: "third", .zero), .equalSizes("first", "second"))
  }

  /// Lays out for another device, as other tests do at the same time.
  private func other() async {
    await Task.yield()
    expectLayout(of: BoardView(), in: .devices("iPad Pro (11-inch)"), .sane)
  }

  @Test("Equal calls give equal texts, whatever runs beside them")
  func determinism() async {
    let text = await wrong()
    let tasks = (0..<20).map { index in
      Task { @MainActor in
        await other()
        return await wrong()
      }
    }
    for task in tasks { #expect(await task.value == text) }
  }
}
