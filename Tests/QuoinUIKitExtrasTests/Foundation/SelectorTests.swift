// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Selectors of notifications and timers", .serialized) struct SelectorTests {
  /// A responder that writes down what it performs.
  final class Recorder: UIResponder {
    var names: [String] = []

    override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      names.append("\(aSelector.description) \((object as? Notification)?.name.rawValue ?? "-")")
      return nil
    }
  }

  private let name = Notification.Name("SelectorTests")

  @Test("A responder performs the selector of a notification until it is removed")
  func notification() {
    let center = NotificationCenter()
    let recorder = Recorder()
    center.addObserver(recorder, selector: Selector("note:"), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("another"), object: nil)
    #expect(recorder.names == ["note: SelectorTests"])
    center.removeObserver(recorder, name: Notification.Name("another"), object: nil)
    center.post(name: name, object: nil)
    #expect(recorder.names.count == 2)
    center.removeObserver(recorder)
    center.post(name: name, object: nil)
    #expect(recorder.names.count == 2)
  }

  @Test("An observer is not kept alive")
  func release() {
    let center = NotificationCenter()
    weak var released: Recorder?
    do {
      let recorder = Recorder()
      released = recorder
      center.addObserver(recorder, selector: Selector("note:"), name: name, object: nil)
    }
    #expect(released == nil)
    center.post(name: name, object: nil)
  }

  @Test("A timer performs its selector when it fires")
  func timer() {
    let recorder = Recorder()
    let timer = Timer(
      timeInterval: 1000, target: recorder, selector: Selector("tick"), userInfo: nil,
      repeats: false)
    timer.fire()
    #expect(recorder.names == ["tick -"])
  }
}
