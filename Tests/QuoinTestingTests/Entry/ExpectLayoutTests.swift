// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Calls of expectLayout") struct ExpectLayoutTests {
  /// The issues of a call.
  private func issues(_ call: () throws -> Void) rethrows -> [LayoutIssue] {
    try PictureSetting.withSetting(.never) { try IssueRecorder.issues(of: call) }
  }

  @Test("A failing call records one issue at its line, which can be a known one")
  func location() {
    let line = #line + 2
    withKnownIssue {
      expectLayout(of: BoardView(), .frame(of: "first", .zero), .equalSizes("first", "second"))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID.hasSuffix("/ExpectLayoutTests.swift") == true
        && issue.comments.first?.rawValue.hasPrefix("✘ BoardView: 2 expectations failed") == true
    }
  }

  @Test("The result has the problems, the layouts and the text")
  func result() throws {
    var result: LayoutTestResult?
    let issues = issues {
      result = expectLayout(
        of: BoardView(), in: .phones,
        .size(of: "third", atLeast: CGSize(width: 300, height: 0)))
    }
    let found = try #require(result)
    #expect(!found.passed)
    #expect(found.layoutCount == 3)
    #expect(found.message == issues.first?.message)
    #expect(found.problems.map(\.cells) == [["iPhone SE"]])
    #expect(found.problems.map(\.expectation) == ["size"])
    #expect(expectLayout(of: BoardView(), .sane).passed)
  }

  @Test("A call of lower severity records a warning")
  func severity() {
    let issues = issues {
      expectLayout(of: BoardView(), .frame(of: "first", .zero), severity: .warning)
    }
    #expect(issues.map(\.severity) == [.warning])
  }

  @Test("A call without expectations, and a matrix without layouts, fail")
  func nothing() {
    #expect(
      issues { expectLayout(of: BoardView()) }.map(\.message)
        == ["✘ BoardView: no expectation is given, so nothing is judged"])
    #expect(
      issues { expectLayout(of: BoardView(), in: .phones.samples([]), .sane) }.map(\.message)
        == ["✘ a layout: the list of samples is empty"])
    #expect(
      issues { expectLayout(of: BoardView(), in: .devices("iPhone Fifteen"), .sane) }.count == 1)
  }

  @Test("What a maker throws is thrown, and nothing is recorded")
  func throwing() {
    struct NoView: Error {}
    func make() throws -> UIView { throw NoView() }
    let issues = issues {
      #expect(throws: NoView.self) { try expectLayout(of: make(), .sane) }
    }
    #expect(issues.isEmpty)
  }

  @Test("A controller is laid out with its safe area, and its properties are names")
  func controller() {
    final class Form: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 10),
          box.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
    // The status bar of an iPhone SE covers 20 points.
    let issues = issues {
      expectLayout(
        of: Form(), in: .devices("iPhone SE"), .sane,
        .frame(of: "box", CGRect(x: 0, y: 20, width: 10, height: 10)))
    }
    #expect(issues.isEmpty)
  }

  @Test("Each sample is laid out, and a failure names it")
  func samples() {
    func label(_ text: String) -> UIView {
      let label = UILabel()
      label.text = text
      return label
    }
    let lengths = LayoutExpectation("short") { scene in
      (scene.views.first?.appearance.text?.count ?? 0) < 100 ? [] : ["the text is long"]
    }
    let issues = issues {
      expectLayout(of: { (s: Sample) in label(s.text) }, samples: .strings, lengths)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("failed in 1 of 9 layouts") == true)
    #expect(issues.first?.message.contains("first in: iPhone 15, long text") == true)
  }

  @Test("Values of a test are samples too")
  func values() {
    struct Item { var width: CGFloat }
    func box(_ item: Item) -> UIView {
      BoardView {
        $0.first.constraints.first { $0.firstAttribute == .width }?.constant = item.width
      }
    }
    let issues = issues {
      expectLayout(
        of: { (item: Item) in box(item) }, samples: [Item(width: 100), Item(width: 40)],
        in: .devices("iPhone SE"), .size(of: "first", atLeast: CGSize(width: 44, height: 0)))
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("UIView first is 40 wide, expected at least 44") == true)
    #expect(issues.first?.message.contains("first in: iPhone SE, Item(width: 40.0)") == true)
  }

  @Test("A scene of a file is laid out as drawn, and ids are selectors")
  func scene() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="13142" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="rot-Vw-001">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="box-Vw-002">
                <rect key="frame" x="10" y="0.0" width="60" height="20"/>
                <constraints>
                  <constraint firstAttribute="width" constant="60" id="c1"/>
                  <constraint firstAttribute="height" constant="20" id="c2"/>
                </constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="box-Vw-002" firstAttribute="leading" \
      secondItem="rot-Vw-001" secondAttribute="leading" constant="10" id="c3"/>
              <constraint firstItem="box-Vw-002" firstAttribute="top" \
      secondItem="rot-Vw-001" secondAttribute="top" id="c4"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    let file = try InterfaceFile(data: Data(xib.utf8), fileName: "Box.xib")
    let right = issues {
      expectLayout(
        ofScene: "rot-Vw-001", in: file, .sane,
        .frame(of: "box-Vw-002", CGRect(x: 10, y: 0, width: 60, height: 20)))
    }
    #expect(right.isEmpty)
    let wrong = issues {
      expectLayout(ofScene: "rot-Vw-001", in: file, .frame(of: "box-Vw-002", .zero))
    }
    #expect(wrong.first?.message.contains("x is 10, expected 0") == true)
    let unknown = issues { expectLayout(ofScene: "Main", in: file, .sane) }
    #expect(
      unknown.map(\.message)
        == ["✘ Main: Box.xib has no scene “Main”; there are “rot-Vw-001”"])
  }

  @Test("Duplicate identifiers and a thousand views are not a problem of their own")
  func manyViews() {
    let issues = issues {
      expectLayout(
        of: BoardView { board in
          for index in 0..<1000 {
            let view = UIView(frame: CGRect(x: index % 10, y: index / 10, width: 1, height: 1))
            view.accessibilityIdentifier = "cell"
            board.third.addSubview(view)
          }
        }, in: .devices("iPhone SE"), .sane, .textFits, .noOverlap())
    }
    #expect(issues.isEmpty)
  }
}
