// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

/// Snapshots as a test has them, with references in this file and beside it. On an iPhone 15, of
/// 393 × 852 points, 59 are covered above, so the title begins at 59 + 8 and is 393 - 2 × 16 wide.
@MainActor @Suite("Assertions about snapshots", .layouts(record: .never))
struct SnapshotAssertionTests {
  @Test("A literal of the test is compared")
  func literal() {
    assertInlineLayout(of: SnapshotFormView()) {
      """
      SnapshotFormView  (0 0; 393 852)
        UIView title  (16 67; 361 40)
        UIView field  (16 115; 100 44)
      """
    }
  }

  @Test("A file beside the test is compared, and the second one has a number")
  func file() {
    assertLayout(of: SnapshotFormView())
    assertLayout(of: SnapshotFormView(titleHeight: 30))
    assertLayout(of: SnapshotFormView(), in: .single.directions(.both), named: "directions")
  }

  @Test("A difference is an issue at the call with the lines that differ and the cause of moves")
  func difference() {
    let issues = IssueRecorder.issues {
      PictureSetting.withSetting(.never) {
        assertInlineLayout(of: SnapshotFormView(titleHeight: 41)) {
          """
          SnapshotFormView  (0 0; 393 852)
            UIView title  (16 67; 361 40)
            UIView field  (16 115; 100 44)
          """
        }
      }
    }
    #expect(issues.map(\.location.line) == [#line - 9])
    #expect(
      issues.first?.message == """
        the layout differs from the literal
            SnapshotFormView  (0 0; 393 852)
          -   UIView title  (16 67; 361 40)
          +   UIView title  (16 67; 361 41)
          -   UIView field  (16 115; 100 44)
          +   UIView field  (16 116; 100 44)
        nothing was recorded (record: never); QUOIN_RECORD=failed records it
        """)
  }

  @Test("A controller appears for its snapshot")
  func controller() {
    final class FormController: UIViewController {
      override func loadView() { view = SnapshotFormView() }
      override func viewDidAppear(_ animated: Bool) { view.accessibilityIdentifier = "appeared" }
    }
    assertInlineLayout(of: FormController()) {
      """
      SnapshotFormView appeared  (0 0; 393 852)
        UIView title  (16 67; 361 40)
        UIView field  (16 115; 100 44)
      """
    }
  }

  @Test("A maker that throws ends the call, and a view that is inside of another one is an issue")
  func makers() throws {
    struct Failure: Error {}
    func make() throws -> UIView { throw Failure() }
    #expect(throws: Failure.self) { try assertLayout(of: make()) }
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let issues = IssueRecorder.issues { assertLayout(of: inner) }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("inside of UIView already") == true)
  }

  @Test("Two tests that share a file are an error, and so are two layouts of one test in a file")
  func sharedFiles() {
    func issues(_ test: String, width: CGFloat) -> [LayoutIssue] {
      let claims = SnapshotClaims.shared
      let scope = SnapshotScope(test: test, run: 0, endsUnnoticed: true)
      let problem = claims.claim(
        "/p/__Layouts__/F/form", ".txt", content: "\(width)", in: scope, "/p/F.swift")
      return problem.map {
        [
          LayoutIssue(
            message: $0,
            location: IssueLocation(fileID: "A/F.swift", filePath: "/p/F.swift", line: 1, column: 1)
          )
        ]
      } ?? []
    }
    SnapshotClaims.$shared.withValue(SnapshotClaims()) {
      #expect(issues("A/form()", width: 1).isEmpty)
      #expect(issues("A/form()", width: 1).isEmpty)
      #expect(
        issues("B/form()", width: 1).map(\.message)
          == [
            "/p/__Layouts__/F/form is the reference of another test too: A/form(); "
              + "pass another name (named:)"
          ])
      #expect(
        issues("A/form()", width: 2).map(\.message)
          == [
            "this test compares /p/__Layouts__/F/form with several layouts; "
              + "pass a name for each (named:)"
          ])
    }
  }

  @Test("Snapshots are numbered in a test, again from one when the test runs again")
  func numbers() async {
    let numbers = SnapshotNumbers()
    let scope = SnapshotScope(test: "t", run: 1, endsUnnoticed: true)
    func number(_ line: UInt) -> Int {
      let call = SnapshotCall(
        location: IssueLocation(fileID: "A/F.swift", filePath: "/F.swift", line: line, column: 1),
        function: "form()")
      return numbers.number(of: "form.txt", call, in: scope)
    }
    #expect([5, 5, 9].map(number) == [1, 2, 3])
    // The main actor does what was enqueued, as after the end of the test.
    for _ in 0..<10 { await Task.yield() }
    #expect(number(12) == 4)
    for _ in 0..<10 { await Task.yield() }
    #expect([5, 9].map(number) == [1, 2])
  }
}
