// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKitExtras
import Testing

@MainActor struct NotificationSequenceTests {
  private final class Source: Sendable {}
  private let center = NotificationCenter()
  private let name = Notification.Name("Something")

  @Test func notificationsOfAnObjectCome() async {
    let (source, other) = (Source(), Source())
    var iterator = center.notifications(named: name, object: source).makeAsyncIterator()
    center.post(name: name, object: other, userInfo: ["number": 1])
    center.post(name: Notification.Name("Other"), object: source, userInfo: ["number": 2])
    center.post(name: name, object: source, userInfo: ["number": 3])
    center.post(name: name, object: source, userInfo: ["number": 4])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 3)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 4)
  }

  @Test func aCancelledTaskGetsNoMore() async {
    let sequence = center.notifications(named: name)
    let task = Task {
      var count = 0
      for await _ in sequence { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
