// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Display links") struct CADisplayLinkTests {
  private final class Meter: UIView {
    var calls = 0
    override func perform(
      _ aSelector: Selector!, with object: Any!
    ) -> Unmanaged<AnyObject>! {
      if aSelector == "step:", object is CADisplayLink { calls += 1 }
      return nil
    }
  }

  @Test("Each frame of the clock calls the link with its time")
  func frames() {
    let clock = ManualClock()
    Host.clock = clock
    defer { Host.clock = nil }
    var times: [TimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.25)
    clock.advance(by: 0.5)
    #expect(times == [0.25, 0.75])
    link.isPaused = true
    clock.advance(by: 1)
    link.isPaused = false
    clock.advance(by: 0.25)
    #expect(times == [0.25, 0.75, 2])
    link.invalidate()
    clock.advance(by: 1)
    #expect(times.count == 3)
    #expect(!clock.isRunning)
  }

  @Test("A rate leaves out frames that come sooner")
  func rate() {
    let clock = ManualClock()
    Host.clock = clock
    defer { Host.clock = nil }
    var times: [TimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.preferredFramesPerSecond = 4
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    for _ in 0..<8 { clock.advance(by: 0.125) }
    // A quarter of a second lies between two calls: every second frame.
    #expect(times == [0.25, 0.5, 0.75, 1])
    #expect(link.duration == 0.25)
    #expect(link.targetTimestamp == 1.25)
  }

  @Test("A link follows a clock that comes later, and rests without one")
  func clocks() {
    let meter = Meter()
    let link = CADisplayLink(target: meter, selector: "step:")
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    #expect(meter.calls == 0)
    let (first, second) = (ManualClock(), ManualClock())
    Host.clock = first
    first.advance(by: 0.1)
    Host.clock = second
    first.advance(by: 0.1)
    second.advance(by: 0.1)
    second.advance(by: 0.1)
    Host.clock = nil
    second.advance(by: 0.1)
    #expect(meter.calls == 3)
  }
}
