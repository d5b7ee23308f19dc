// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport
import Testing

/// Reports about invalid statements in blocks, which change nothing.
@MainActor @Suite("Misuse", .serialized) struct MisuseTests {
  private let stage = Stage(100, 100)

  @Test("Reports name the case, the operands and the statement, and other statements keep numbers")
  func reportOfStatement() {
    let line = #line + 2
    let found = reports {
      constrain(stage.a, stage.b) { a, b in
        a.width == 5
        a.top == b.left
        a.leading == b.left
      }
    }
    #expect(found.map(\.code) == ["invalid-pairing", "mixed-directionality"])
    #expect(found.map(\.rule) == found.map(\.code))
    #expect(found.map(\.evidence) == [["a.top", "b.left"], ["a.leading", "b.left"]])
    #expect(
      found.map(\.location) == [2, 3].map { "MisuseTests.swift:\(line) statement \($0)" })
    #expect(found.first.map { $0.description.hasPrefix("MisuseTests.swift:\(line) ") } == true)
  }

  @Test("Positions of different axes cannot be related")
  func differentAxes() {
    let found = sentences {
      constrain(stage.a, stage.b) { a, b in a.top == b.left }
    }
    #expect(
      found == [
        "a.top and b.left cannot be compared; pair sizes with sizes, and locations with locations "
          + "on one axis."
      ])
    #expect(stage.a.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.root.constraints.isEmpty)
  }

  @Test("Leading does not go with left")
  func mixedDirections() {
    let found = sentences {
      constrain(stage.a, stage.b) { a, b in a.leading == b.left }
    }
    #expect(
      found == [
        "a.leading and b.left cannot be compared; use leading and trailing for both or for neither."
      ])
  }

  @Test("A position times zero is not a position")
  func zeroMultiplier() {
    let found = sentences {
      constrain(stage.a, stage.b) { a, b in a.left == b.left * 0 }
    }
    #expect(
      found == [
        "a.left cannot equal a constant; compare it with a location, with a multiplier that is not "
          + "0."
      ])
  }

  @Test("Numbers have to be finite")
  func infiniteNumbers() {
    let found = sentences {
      constrain(stage.a, stage.b) { a, b in
        a.width == b.width / 0
        a.width == b.width + .nan
      }
    }
    #expect(
      found == [
        "The multiplier of a constraint on a.width and b.width is inf; use a finite one.",
        "The constant of a constraint on a.width and b.width is nan; use a finite one.",
      ])
  }

  @Test("Views of two trees have no common superview, and the group keeps what it had")
  func unrelatedTrees() throws {
    let stranger = View()
    stranger.accessibilityIdentifier = "stranger"
    let group = constrain(stage.a) { $0.height == 3 }
    let line = #line + 4
    let found = reports {
      constrain(stage.a, stranger, replace: group) { a, stranger in
        a.height == 5
        a.width == stranger.width
      }
    }
    let sentence =
      "a.width == stranger.width cannot be installed: a and stranger have no common superview; "
      + "add both to one tree first."
    #expect(found.map(\.sentence) == [sentence])
    let place = "MisuseTests.swift:\(line):"
    #expect(found.first?.location?.hasPrefix(place) == true)
    #expect(found.map(\.description) == ["\(found.first?.location ?? ""): \(sentence)"])
    #expect(group.constraints.map(\.constant) == [3] && group.active)
  }

  @Test("A guide has to belong to a view")
  func guideWithoutView() {
    let guide = LayoutGuide()
    guide.identifier = "gap"
    let found = sentences { constrain(guide) { $0.width == 5 } }
    #expect(found.count == 1)
    let remedy = "belongs to no view; add it with addLayoutGuide first."
    #expect(found.first?.hasSuffix("gap \(remedy)") == true)
    // One without a name was not freed, as nothing was.
    let nameless = LayoutGuide()
    let others = sentences { constrain(nameless) { $0.width == 5 } }
    #expect(others.first?.hasSuffix("\(LayoutGuide.self) \(remedy)") == true)
  }

  #if DEBUG
  @Test("A proxy is of use inside of its block only")
  func proxyAfterItsBlock() {
    var proxy: ViewProxy?
    constrain(stage.a) { proxy = $0 }
    let found = sentences { if let proxy { proxy.width == 5 } }
    #expect(
      found == [
        "a.width == 5 is declared with a proxy whose block has ended, so it is never installed; "
          + "use proxies only inside of their block."
      ])
    #expect(stage.a.constraints.isEmpty)
  }
  #endif
}
#endif
