// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor private final class Recorder: ViewObserver {
  private(set) var changes: [ObjectIdentifier: ViewChange] = [:]

  func viewDidChange(_ view: UIView, _ change: ViewChange) {
    changes[ObjectIdentifier(view), default: []].formUnion(change)
  }

  func changes(of view: UIView) -> ViewChange { changes[ObjectIdentifier(view)] ?? [] }
}

@MainActor @Suite("Reported changes of views")
struct ViewObserverTests {
  /// A change by a program, and what is reported about the view.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: ViewChange
    var make: @MainActor @Sendable () -> UIView
    var change: @MainActor @Sendable (UIView) -> Void

    init<View: UIView>(
      _ name: String, _ expected: ViewChange, _ make: @escaping @MainActor @Sendable () -> View,
      _ change: @escaping @MainActor @Sendable (View) -> Void
    ) {
      testDescription = name
      self.expected = expected
      self.make = make
      self.change = { if let view = $0 as? View { change(view) } }
    }
  }

  nonisolated static let cases: [Case] = [
    Case("a frame", .frame, { UIView() }, { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }),
    Case("a centre", .frame, { UIView() }, { $0.center = CGPoint(x: 1, y: 2) }),
    Case("a position of the layer", .frame, { UIView() }, { $0.layer.position.x = 3 }),
    Case("an alpha", .look, { UIView() }, { $0.alpha = 0.5 }),
    Case("a background", .look, { UIView() }, { $0.backgroundColor = .red }),
    Case("a corner radius", .look, { UIView() }, { $0.layer.cornerRadius = 4 }),
    Case("a border", .look, { UIView() }, { $0.layer.borderWidth = 4 }),
    Case("clipping", .look, { UIView() }, { $0.clipsToBounds = true }),
    Case("hiding", .hidden, { UIView() }, { $0.isHidden = true }),
    Case(
      "a direction", .direction, { UIView() }, { $0.semanticContentAttribute = .forceRightToLeft }
    ),
    Case("a subview", .tree, { UIView() }, { $0.addSubview(UIView()) }),
    Case("the text of a label", .content, { UILabel() }, { $0.text = "a" }),
    Case("the colour of a label", .look, { UILabel() }, { $0.textColor = .red }),
    Case("the title of a button", .content, { UIButton() }, { $0.setTitle("a", for: .normal) }),
    Case("a control out of use", .state, { UIButton() }, { $0.isEnabled = false }),
    Case("the text of a field", .value, { UITextField() }, { $0.text = "a" }),
    Case("a placeholder", .content, { UITextField() }, { $0.placeholder = "a" }),
    Case("the first responder", .focus, { UITextField() }, { $0.becomeFirstResponder() }),
    Case("the text of a text view", .value, { UITextView() }, { $0.text = "a" }),
    Case("the font of a text view", .look, { UITextView() }, { $0.font = .systemFont(ofSize: 9) }),
    Case("whether a view scrolls", .look, { UIScrollView() }, { $0.isScrollEnabled = false }),
    Case("a switch", .value, { UISwitch() }, { $0.isOn = true }),
    Case("a slider", .value, { UISlider() }, { $0.value = 0.5 }),
    Case("a stepper", .value, { UIStepper() }, { $0.value = 5 }),
    Case("a progress", .value, { UIProgressView() }, { $0.progress = 0.5 }),
    Case("a spinner", .value, { UIActivityIndicatorView() }, { $0.startAnimating() }),
    Case("segments", .content, { UISegmentedControl(items: ["a"]) }, { $0.removeAllSegments() }),
    Case(
      "a segment", .value, { UISegmentedControl(items: ["a"]) }, { $0.selectedSegmentIndex = 0 }
    ),
  ]

  @Test("A change by the program is reported", arguments: cases)
  func reports(_ tested: Case) {
    let view = tested.make()
    let recorder = Recorder()
    Host.observer = recorder
    defer { Host.observer = nil }
    tested.change(view)
    #expect(recorder.changes(of: view).isSuperset(of: tested.expected))
    view.resignFirstResponder()
  }

  @Test("Removing and reordering subviews is reported about their superview")
  func reportsTheTree() {
    let (root, first, second) = (UIView(), UIView(), UIView())
    for view in [first, second] { root.addSubview(view) }
    let recorder = Recorder()
    Host.observer = recorder
    defer { Host.observer = nil }
    root.bringSubviewToFront(first)
    #expect(recorder.changes(of: root) == .order)
    first.removeFromSuperview()
    #expect(recorder.changes(of: root).contains(.tree))
  }

  @Test("Layout reports the views that it moves, and no others")
  func reportsLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (moved, still) = (UIView(), UIView())
    for view in [moved, still] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    still.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let place = moved.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    place.isActive = true
    root.layoutIfNeeded()
    let recorder = Recorder()
    Host.observer = recorder
    defer { Host.observer = nil }
    place.constant = 30
    root.layoutIfNeeded()
    #expect(recorder.changes(of: moved).contains(.frame))
    #expect(recorder.changes(of: still).isEmpty)
  }
}
