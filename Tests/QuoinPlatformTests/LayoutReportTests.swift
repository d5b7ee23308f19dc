// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinLayout
import QuoinPlatform
import Testing

/// Constraints that UIKit accepts until a layout contains them.
@MainActor @Suite("Reports of layouts", .serialized)
struct LayoutReportTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A constraint of a horizontal and a vertical place, made at a line of a file.
  private func addMixed(line: UInt) -> NSLayoutConstraint {
    let view = UIView()
    view.accessibilityIdentifier = "box"
    root.accessibilityIdentifier = "root"
    root.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 0)
    constraint.sourceLocation = SourceLocation(fileID: "App/Feed.swift", line: line)
    constraint.isActive = true
    return constraint
  }

  @Test("A layout reports them with their location, once for each activation")
  func location() {
    var reports: [LayoutMisuseReport] = []
    LayoutMisuse.handler = { reports.append($0) }
    defer { LayoutMisuse.handler = LayoutMisuse.stop }
    let constraint = addMixed(line: 21)
    #expect(reports.isEmpty)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(reports.map(\.code) == ["invalid-pairing"])
    #expect(reports.map(\.location) == ["Feed.swift:21"])
    #expect(reports.map(\.severity) == [.error])
    constraint.isActive = false
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(reports.count == 2)
  }

  @Test("Without a handler, the layout goes on without them")
  func withoutHandler() {
    LayoutMisuse.handler = LayoutMisuse.stop
    let constraint = addMixed(line: 3)
    root.layoutIfNeeded()
    #expect(constraint.isActive)
  }
}
#endif
