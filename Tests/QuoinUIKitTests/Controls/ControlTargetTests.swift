// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor private final class Target: UIView {
  var performed: [Selector] = []

  override func responds(to aSelector: Selector!) -> Bool { aSelector == "save:" }
  override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performed.append(aSelector)
    return nil
  }
}

@MainActor @Suite("Targets of controls") struct ControlTargetTests {
  @Test("A target performs its selector at its events only, and until it is removed")
  func events() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: "save:", for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    control.sendActions(for: .touchDown)
    #expect(target.performed.isEmpty)
    control.sendActions(for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.performed == ["save:"])
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("Without a target, the first responder that responds to the selector performs it")
  func chain() {
    let target = Target()
    let between = UIView()
    let control = UIControl()
    target.addSubview(between)
    between.addSubview(control)
    control.addTarget(nil, action: "save:", for: .valueChanged)
    control.addTarget(nil, action: "unknown", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.performed == ["save:"])
  }

  @Test("A control does not keep its target alive")
  func lifetime() {
    let control = UIControl()
    weak var released: Target?
    do {
      let target = Target()
      released = target
      control.addTarget(target, action: "save:", for: .touchDown)
      #expect(control.allTargets.count == 1)
    }
    #expect(released == nil)
    #expect(control.allTargets.isEmpty)
  }
}
