// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Problems and frames as values") struct LayoutProblemsTests {
  @Test("A right view has no problem, and stays as it was")
  func right() {
    let board = BoardView()
    board.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let problems = board.layoutProblems(in: .phones.rtl)
    #expect(problems.isEmpty)
    #expect(problems.layoutCount == 6)
    #expect(problems.testDescription == "no problem")
    #expect(board.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(board.superview == nil)
  }

  @Test("A wrong view has problems with explanations")
  func wrong() {
    let board = BoardView { $0.third.widthAnchor.constraint(equalToConstant: 300).isActive = true }
    let problems = board.layoutProblems(in: .devices("iPhone SE"))
    #expect(problems.count == 1)
    #expect(problems.first?.expectation == "noConflicts")
    #expect(problems.first?.cells == ["iPhone SE"])
    #expect(
      problems.testDescription.hasPrefix(
        """
        noConflicts: 3 constraints cannot all hold (horizontal)
          first in: iPhone SE
          16 + 300 + 16 = 332, but BoardView is 320 wide: 12 too much
        """))
  }

  @Test("Frames are found by names, and by paths where a name is taken")
  func frames() {
    let board = BoardView { board in
      let twin = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      twin.accessibilityIdentifier = "first"
      board.addSubview(twin)
    }
    board.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    #expect(
      board.layoutFrames == [
        "root": CGRect(x: 0, y: 0, width: 320, height: 568),
        "first": CGRect(x: 16, y: 100, width: 100, height: 40),
        "second": CGRect(x: 124, y: 100, width: 50, height: 20),
        "third": CGRect(x: 16, y: 152, width: 288, height: 60),
        "root.3": CGRect(x: 1, y: 2, width: 3, height: 4),
      ])
  }

  @Test("A change lists the frames that move, with their causes")
  func change() {
    let board = BoardView()
    let change = layoutChange(of: board) {
      board.first.constraints.first { $0.firstAttribute == .height }?.constant = 50
    }
    #expect(change.names == ["first", "third"])
    // On an iPhone 15 the width of third is 393 - 32.
    #expect(change.moved.last?.before == CGRect(x: 16, y: 152, width: 361, height: 60))
    #expect(change.moved.last?.after == CGRect(x: 16, y: 162, width: 361, height: 60))
    let line = BoardView.line
    #expect(
      change.causes["third"]
        == ["top 162 = 12 + 100 + 50, BoardView.swift:\(line + 5), :\(line - 3) and :\(line - 1)"])
    #expect(change.onlyMoves(["first", "third"]))
  }

  @Test("Views that were not to move are an issue")
  func onlyMoves() {
    let board = BoardView()
    let issues = IssueRecorder.issues {
      layoutChange(of: board) {
        board.first.constraints.first { $0.firstAttribute == .width }?.constant = 90
      }.onlyMoves(["first"])
    }
    #expect(
      issues.first?.message.hasPrefix(
        """
        ✘ onlyMoves: 1 other view moves
          second: (124 100; 50 20) -> (114 100; 50 20)
            left 114 = 
        """) == true)
  }

  @Test("A view that comes and one that goes have moved")
  func comingAndGoing() {
    let board = BoardView()
    let change = layoutChange(of: board) {
      board.second.removeFromSuperview()
      let new = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      new.accessibilityIdentifier = "new"
      board.addSubview(new)
    }
    #expect(change.names == ["new", "second"])
    #expect(change.moved.map { $0.after == nil } == [false, true])
  }
}
