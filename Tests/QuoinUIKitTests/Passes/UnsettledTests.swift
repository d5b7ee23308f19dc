// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Layouts that do not settle")
struct UnsettledTests {
  /// A view that answers new margins with other ones.
  private final class RestlessView: UIView {
    var isRestless = true

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      guard isRestless else { return }
      // Not within the change itself, which would not end.
      isRestless = false
      layoutMargins.left = layoutMargins.left == 10 ? 20 : 10
      isRestless = true
    }
  }

  @Test("A view that asks for layout in each round is named")
  func endlessRequests() {
    final class AskingView: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = AskingView()
    view.accessibilityIdentifier = "asking"
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(
      root.layoutReport().problems.map(\.message) == [
        """
        the layout did not settle in 12 rounds
          asking changed or asked for layout in the last round
          try: ask for layout only where something has changed
        """
      ])
  }

  @Test("A view whose margins change in each round is named, though it asks for nothing")
  func restlessMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: root.bounds)
    let view = RestlessView(frame: root.bounds)
    view.preservesSuperviewLayoutMargins = true
    root.addSubview(outer)
    outer.addSubview(view)
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(root.layoutReport().unsettled == [view])
    view.isRestless = false
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
  }

  @Test("A safe area that moves its own view to and from it is reported with the view")
  func alternatingSafeArea() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    root.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    let spacer = UIView()
    let view = UIView()
    view.accessibilityIdentifier = "view"
    for view in [spacer, view] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    // At the top the view has a safe area of 100, which asks for a spacer of 150, below which the view
    // has none.
    let inset = view.topAnchor.anchorWithOffset(to: view.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([
      spacer.topAnchor.constraint(equalTo: root.topAnchor),
      view.topAnchor.constraint(equalTo: spacer.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 200),
      spacer.heightAnchor.constraint(equalTo: inset, multiplier: 1.5),
    ])
    root.layoutIfNeeded()
    let problem = try #require(root.layoutReport().problems.first)
    #expect(problem.code == "unsettled-insets")
    #expect(problem.items.first === view)
    #expect(problem.message.contains("safe areas of view depend on a frame"))
  }

  @Test("A text whose width depends on its height is reported where two passes do not agree")
  func textThatNarrows() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let label = UILabel()
    label.accessibilityIdentifier = "label"
    label.numberOfLines = 0
    label.text = (1...30).map { "word\($0)" }.joined(separator: " ")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    // The label is exactly as high as its text, and as wide as 300 less the height.
    let strong = UILayoutPriority(999)
    label.setContentHuggingPriority(strong, for: .vertical)
    label.setContentCompressionResistancePriority(strong, for: .vertical)
    label.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    let width = NSLayoutConstraint(
      item: label, attribute: .width, relatedBy: .equal, toItem: label, attribute: .height,
      multiplier: -1, constant: 300)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor), width,
    ])
    let line = label.intrinsicContentSize.height
    let first = 300 - line
    let height = label.sizeThatFits(CGSize(width: first, height: 0)).height
    // The text needs more lines at the width that the second pass gives.
    #expect(label.sizeThatFits(CGSize(width: 300 - height, height: 0)).height > height)
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 300 - height, height: height))
    let report = root.layoutReport()
    #expect(report.problems.map(\.code) == ["unsettled-texts"])
    #expect(report.problems.flatMap(\.items).first === label)
    width.isActive = false
    label.widthAnchor.constraint(equalToConstant: first).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
  }
}
