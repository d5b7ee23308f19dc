// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinRender
import QuoinUIKit
import Testing

/// `LayoutChecker` on trees of views.
@MainActor @Suite struct LiveViewTests {
  /// Two labels in a row between both edges, whose widths compete, and a view without a position.
  private func form() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: root.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    return root
  }

  @Test("An ambiguous view is found by its path, until it silences the rule")
  func ambiguity() throws {
    let root = form()
    let findings = LayoutChecker().findings(in: root, named: "Form")
    #expect(findings.map(\.rule) == ["ambiguous-layout"])
    #expect(findings.map(\.object) == ["0"])
    #expect(findings.map(\.scene) == ["Form"])
    root.subviews[0].layoutCheckDisabled = ["ambiguous-layout"]
    #expect(LayoutChecker().findings(in: root).isEmpty)
    root.subviews[0].layoutCheckDisabled = []
    root.layoutCheckDisabled = ["all"]
    #expect(LayoutChecker().findings(in: root).isEmpty)
  }

  @Test("A matrix makes the views again, and counts a finding once")
  func matrix() throws {
    var made = 0
    let findings = LayoutChecker().findings(
      named: "Form", matrix: try LayoutMatrix("devices=\"iPhone SE\",\"iPhone 15\" direction=both")
    ) {
      made += 1
      return form()
    }
    #expect(made == 4)
    #expect(findings.map(\.rule) == ["ambiguous-layout"])
    #expect(
      findings.first?.configurations == [
        "iPhone SE, ltr", "iPhone SE, rtl", "iPhone 15, ltr", "iPhone 15, rtl",
      ])
  }

  @Test("The screen is that of the configuration while views are made and laid out, then as before")
  func screenAfterMatrix() throws {
    let screen = UIScreen.main.bounds.size
    var sizes: [CGSize] = []
    let matrix = try LayoutMatrix("devices=\"iPhone SE\",\"iPad mini (6th generation)\"")
    _ = LayoutChecker().findings(named: "Form", matrix: matrix) {
      let view = form()
      sizes.append(UIScreen.main.bounds.size)
      return view
    }
    #expect(sizes == [CGSize(width: 320, height: 568), CGSize(width: 744, height: 1133)])
    #expect(UIScreen.main.bounds.size == screen)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test("A text that is wider than its label is found, with the reason for the width")
  func truncation() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let label = UILabel()
    label.text = "A long name that does not fit"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 60),
    ])
    let findings = LayoutChecker().findings(in: root)
    #expect(findings.map(\.rule) == ["truncated-text"])
    #expect(findings.first?.explanation.first?.hasSuffix("width is 60") == true)
    label.numberOfLines = 0
    #expect(LayoutChecker().findings(in: root).isEmpty)
  }

  /// A view that asks for layout whenever it is laid out.
  private final class RestlessView: UIView {
    private var width: NSLayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      let next = (width?.constant ?? 10) + 1
      width?.isActive = false
      width = widthAnchor.constraint(equalToConstant: next)
      width?.isActive = true
      setNeedsLayout()
    }
  }

  @Test("A layout that asks for another pass each time is found")
  func unsettled() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let restless = RestlessView()
    restless.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(restless)
    NSLayoutConstraint.activate([
      restless.topAnchor.constraint(equalTo: root.topAnchor),
      restless.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      restless.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(LayoutChecker().findings(in: root).map(\.rule).contains("unsettled-layout"))
  }

  private struct NarrowButtons: LayoutRuleProtocol {
    let rule = LayoutRule("narrow-buttons", "Buttons of at least 88 points")

    func findings(in layout: CheckedLayout) -> [LayoutFinding] {
      layout.views.filter { $0.kind == .button && $0.frame.width < 88 }
        .map { layout.finding(rule, about: $0, "is \($0.frame.width) wide") }
    }
  }

  @Test("A team adds rules in Swift")
  func teamRules() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44)))
    var checker = LayoutChecker()
    #expect(checker.findings(in: root).isEmpty)
    checker.add(NarrowButtons())
    let findings = checker.findings(in: root)
    #expect(findings.map(\.rule) == ["narrow-buttons"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.hasSuffix("is 60.0 wide") == true)
  }
}
