// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// A superview with so many subviews that it lists the few for which there is something to do.
@MainActor @Suite("Few of many subviews")
struct ManySubviewsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let notes = Notes()

  init() {
    for number in 0..<200 { root.addSubview(makeView(number)) }
    root.layoutIfNeeded()
    notes.lines = []
  }

  /// A view that is `number` points from the left and the top and 20 points wide and high.
  private func makeView(_ number: Int) -> NotingView {
    let view = NotingView()
    view.accessibilityIdentifier = "\(number)"
    view.log = { [notes] line in notes.lines.append(line) }
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(number)),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(number)),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
    return view
  }

  private func frame(_ number: Int) -> CGRect {
    CGRect(x: number, y: number, width: 20, height: 20)
  }

  private var areInPlace: Bool {
    root.subviews.allSatisfy { view in
      view.accessibilityIdentifier.flatMap { Int($0) }.map { view.frame == frame($0) } ?? false
    }
  }

  @Test("Removed views leave the others where they are", arguments: [0, 99, 199])
  func removal(index: Int) {
    root.subviews[index].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.subviews.count == 199)
    #expect(areInPlace)
    #expect(notes.lines.isEmpty)
    #expect(root.constraints.count == 2 * 199)
  }

  @Test("Added views are placed and laid out, and no others", arguments: [0, 100, 200])
  func insertion(index: Int) {
    let view = makeView(300)
    root.insertSubview(view, at: index)
    root.layoutIfNeeded()
    #expect(view.frame == frame(300))
    #expect(areInPlace)
    #expect(notes.lines == ["update 300", "layout 300 20"])
  }

  @Test("Several subviews are laid out in their order, whichever asked first")
  func order() {
    for index in [150, 3, 77, 3] { root.subviews[index].setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(notes.lines == ["layout 3 20", "layout 77 20", "layout 150 20"])
  }

  @Test("A frame that a program assigned stays until the superview is laid out")
  func assignedFrame() {
    root.subviews[8].frame.origin.x = 333
    root.subviews[120].frame.origin.x = 333
    root.layoutIfNeeded()
    #expect(root.subviews[8].frame.origin.x == 333)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(areInPlace)
  }

  @Test("A view that left and came back is placed again")
  func returning() {
    let view = root.subviews[50]
    let constraints = root.constraints.filter { $0.firstItem === view }
    view.removeFromSuperview()
    root.layoutIfNeeded()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.addSubview(view)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(areInPlace)
    #expect(root.subviews.last === view)
  }

  @Test("Work below a subview is found, and so is work that comes during the pass")
  func workBelow() throws {
    let first = try #require(root.subviews[10] as? NotingView)
    let second = try #require(root.subviews[5] as? NotingView)
    let inner = UIView()
    second.addSubview(inner)
    root.layoutIfNeeded()
    notes.lines = []
    var isFirstTime = true
    first.onLayout = {
      if isFirstTime { second.setNeedsLayout() }
      isFirstTime = false
    }
    inner.setNeedsLayout()
    first.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(notes.lines == ["layout 10 20", "layout 5 20"])
  }

  @Test("Constraints about a view leave with it after a superview of its own was freed")
  func freedOwner() {
    let view = root.subviews[0]
    for _ in 0..<50 {
      let outer = UIView()
      outer.addSubview(view)
      for _ in 0..<3 { view.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true }
    }
    root.addSubview(view)
    let last = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    last.isActive = true
    view.removeFromSuperview()
    #expect(!last.isActive)
    #expect(root.constraints.count == 2 * 199)
  }
}
