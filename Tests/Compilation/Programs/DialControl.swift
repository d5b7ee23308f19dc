// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A control for a number that is changed by dragging, and by an assistive program.
final class DialControl: UIControl, UIGestureRecognizerDelegate {
  var value = 0.0 {
    didSet { setNeedsLayout() }
  }
  let knob = UIView()
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var savedValue = 0.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(knob)
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable, .button]
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reset") { [weak self] _ in
        self?.value = 0
        return true
      }
    ]
    pan.addTarget(self, action: Selector("panned:"))
    pan.delegate = self
    tap.addTarget(self, action: Selector("tapped:"))
    tap.numberOfTapsRequired = 2
    tap.require(toFail: pan)
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    switch aSelector {
    case "panned:": panned(pan)
    case "tapped:": value = 0
    default: break
    }
    return nil
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: savedValue = value
    case .changed:
      value = min(max(savedValue + Double(recognizer.translation(in: self).x / 100), 0), 1)
      sendActions(for: .valueChanged)
    case .cancelled, .failed: value = savedValue
    default: break
    }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 220, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let space = bounds.width - 20
    knob.frame = CGRect(x: CGFloat(value) * space, y: 12, width: 20, height: 20)
  }

  override var accessibilityValue: String? {
    get { "\(Int(value * 100))%" }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { value = min(value + 0.25, 1) }
  override func accessibilityDecrement() { value = max(value - 0.25, 0) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
