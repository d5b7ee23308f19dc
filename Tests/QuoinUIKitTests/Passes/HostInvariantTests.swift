// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinUIKit

// Tests that end a process came with Swift 6.2.
#if QUOIN_INVARIANTS && compiler(>=6.2)

/// Each test damages a layout that has settled, and checks that the next pass stops with a sentence.
@Suite("Invariants of a layout")
struct HostInvariantTests {
  /// A root with a box in it, laid out.
  @MainActor private struct Stage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    let width: NSLayoutConstraint
    let host: LayoutHost

    init() throws {
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      width = box.widthAnchor.constraint(equalToConstant: 40)
      width.isActive = true
      root.layoutIfNeeded()
      host = try #require(root.layoutHost)
    }

    /// Has the next pass solve, without a change.
    func layOutAgain() {
      root.layoutItemDidChange()
      root.layoutIfNeeded()
    }
  }

  @Test("A constraint that the engine does not have stops the pass")
  func lostConstraint() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let stage = try Stage()
        stage.host.removeFromEngine(stage.width.layoutID)
        stage.layOutAgain()
      }
    }
    #expect(Self.text(result).contains("has no longer box.width == 40"))
  }

  @Test("A constraint that the engine has with another constant stops the pass")
  func otherConstant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let stage = try Stage()
        stage.width.storedConstant = 50
        stage.layOutAgain()
      }
    }
    #expect(Self.text(result).contains("has not box.width == 50 but what it was before"))
  }

  @Test("A view that the engine does not have stops the pass")
  func lostView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let stage = try Stage()
        let other = UIView()
        other.accessibilityIdentifier = "other"
        stage.root.addSubview(other)
        stage.host.edits.addedItems = []
        stage.layOutAgain()
      }
    }
    #expect(Self.text(result).contains("has no item for other"))
  }

  @Test("A view that is elsewhere than the engine has put it stops the pass")
  func otherFrame() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let stage = try Stage()
        stage.box.geometry.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        stage.layOutAgain()
      }
    }
    #expect(Self.text(result).contains("left box at"))
  }

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

#endif
