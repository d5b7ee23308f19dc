// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// A view that notes when it is asked to do something.
final class NotingView: UIView {
  var log: (String) -> Void = { _ in }
  var onLayout: () -> Void = {}
  var onUpdate: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    log("layout \(accessibilityIdentifier ?? "") \(Int(frame.width))")
    onLayout()
  }

  override func updateConstraints() {
    onUpdate()
    log("update \(accessibilityIdentifier ?? "")")
    super.updateConstraints()
  }
}

final class Notes {
  var lines: [String] = []
}

@MainActor @Suite("The layout pass")
struct LayoutPassTests {
  let notes = Notes()

  /// `root` of 300 × 200 with `middle` filling it but for 10 points, and `leaf` of half its width.
  private func makeTree() -> (root: NotingView, middle: NotingView, leaf: NotingView) {
    let views = ["root", "middle", "leaf"].map { name in
      let view = NotingView()
      view.accessibilityIdentifier = name
      view.log = { [notes] line in notes.lines.append(line) }
      view.translatesAutoresizingMaskIntoConstraints = name == "root"
      return view
    }
    let (root, middle, leaf) = (views[0], views[1], views[2])
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    root.addSubview(middle)
    middle.addSubview(leaf)
    NSLayoutConstraint.activate([
      middle.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      middle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      middle.topAnchor.constraint(equalTo: root.topAnchor),
      middle.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      leaf.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
      leaf.topAnchor.constraint(equalTo: middle.topAnchor),
      leaf.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5),
      leaf.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (root, middle, leaf)
  }

  @Test("A detached root lays out its subtree in its present bounds")
  func detachedRoot() {
    let (root, middle, leaf) = makeTree()
    #expect(middle.frame == .zero)
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 10, y: 0, width: 280, height: 200))
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 140, height: 20))
  }

  @Test("Constraints are updated from leaves to root, layout runs from root to leaves, each once")
  func order() {
    let (root, _, _) = makeTree()
    root.layoutIfNeeded()
    #expect(
      notes.lines == [
        "update leaf", "update middle", "update root", "layout root 300", "layout middle 280",
        "layout leaf 140",
      ])
  }

  @Test("A second call does nothing")
  func secondCall() {
    let (root, middle, leaf) = makeTree()
    root.layoutIfNeeded()
    notes.lines = []
    root.layoutIfNeeded()
    middle.layoutIfNeeded()
    leaf.layoutIfNeeded()
    #expect(notes.lines.isEmpty)
  }

  @Test("A call on a leaf lays out whatever above is dirty")
  func callOnLeaf() {
    let (root, middle, leaf) = makeTree()
    leaf.layoutIfNeeded()
    #expect(middle.frame.width == 280)
    #expect(leaf.frame.width == 140)
    root.frame.size.width = 220
    leaf.layoutIfNeeded()
    #expect(leaf.frame.width == 100)
  }

  @Test("A changed constant waits for the pass and lays out only what it moves")
  func constantChange() {
    let (root, middle, leaf) = makeTree()
    root.layoutIfNeeded()
    notes.lines = []
    let height = leaf.constraints[0]
    height.constant = 50
    #expect(leaf.frame.height == 20)
    root.layoutIfNeeded()
    #expect(leaf.frame.height == 50)
    #expect(notes.lines == ["layout middle 280", "layout leaf 140"])
    #expect(middle.frame.height == 200)
  }

  @Test("A frame that the program set on a constrained view lasts until its superview is laid out")
  func frameOfConstrainedView() {
    let (root, middle, leaf) = makeTree()
    root.layoutIfNeeded()
    leaf.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    middle.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 140, height: 20))
  }

  @Test("Constraints added while constraints are updated are in the same pass")
  func constraintsInUpdate() {
    let (root, middle, leaf) = makeTree()
    let width = leaf.widthAnchor.constraint(equalToConstant: 33)
    middle.onUpdate = {
      let old = middle.constraints.filter { $0.firstAttribute == .width }
      NSLayoutConstraint.deactivate(old)
      width.isActive = true
    }
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 33)
    notes.lines = []
    middle.setNeedsUpdateConstraints()
    #expect(middle.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(notes.lines == ["update middle"])
  }

  @Test("A constant that is changed during layout is settled within the call")
  func changeDuringLayout() {
    let (root, middle, leaf) = makeTree()
    let height = leaf.constraints[0]
    middle.onLayout = { height.constant = middle.frame.width / 4 }
    root.layoutIfNeeded()
    #expect(leaf.frame.height == 70)
  }

  @Test("A view that asks for layout again and again does not hang, and is reported")
  func endlessRequests() {
    let (root, middle, _) = makeTree()
    middle.onLayout = { middle.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.layoutReport().unsettled == [middle])
    middle.onLayout = {}
    root.layoutIfNeeded()
    #expect(root.layoutReport().unsettled.isEmpty)
  }

  @Test("layoutIfNeeded within layoutSubviews brings the inside up to date")
  func nestedCall() {
    let (root, middle, leaf) = makeTree()
    var seen: CGFloat = -1
    root.onLayout = {
      middle.layoutIfNeeded()
      seen = leaf.frame.width
    }
    root.layoutIfNeeded()
    #expect(seen == 140)
  }

  @Test("Frames set in layoutSubviews are exact and stay")
  func manualLayout() {
    let root = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    root.addSubview(child)
    root.onLayout = { child.frame = CGRect(x: 0.1, y: 0.2, width: 33.37, height: 5) }
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0.1, y: 0.2, width: 33.37, height: 5))
  }

  @Test("A root without size constraints and without translation gives its children no room")
  func rootWithoutTranslation() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.translatesAutoresizingMaskIntoConstraints = false
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalTo: root.widthAnchor),
      child.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == .zero)
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    root.widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 60)
  }

  @Test(
    "A separate root is laid out from its own bounds, and placed from outside where constrained")
  func separateRoot() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let cell = UIView(frame: CGRect(x: 5, y: 6, width: 120, height: 44))
    cell.isSeparateLayoutRoot = true
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(cell)
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      label.topAnchor.constraint(equalTo: cell.topAnchor),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 5, y: 6, width: 120, height: 44))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 120, height: 10))
    cell.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      cell.topAnchor.constraint(equalTo: root.topAnchor),
      cell.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(cell.frame == root.bounds)
    #expect(label.frame.width == 300)
  }

  @Test("A separate root takes scale and direction from the root around it")
  func inheritedSettings() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.layoutScale = 1
    root.layoutDirectionOverride = .rightToLeft
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.isSeparateLayoutRoot = true
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(cell)
    cell.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 10.4).isActive = true
    view.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 90)
    #expect(view.frame.width == 10)
  }

  @Test("Frames are on the pixel grid of the root's scale, exact frames are not")
  func rounding() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
    root.layoutScale = 2
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = root.bounds
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [106.5, 107, 106.5])
    #expect(views.map(\.frame.minX) == [0, 106.5, 213.5])
    #expect(abs(views[1].exactFrame.minX - 320.0 / 3) < 1e-6)
  }
}
