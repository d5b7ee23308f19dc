// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender
import Testing

@testable import QuoinPreview

/// Events for pages that listen.
@MainActor @Suite struct EventListTests {
  @Test("A page learns the generation first, and then each event")
  func events() async {
    let events = EventList(session: "7")
    _ = events.nextGeneration()
    var page = events.stream().makeAsyncIterator()
    #expect(
      await page.next()
        == "retry: 500\nevent: generation\nid: 1\ndata: {\"generation\":1,\"session\":\"7\"}\n\n")
    _ = events.nextGeneration()
    events.send("changed", .object([("file", .string("A\nB"))]))
    #expect(await page.next() == "event: changed\nid: 2\ndata: {\"file\":\"A\\nB\"}\n\n")
  }

  @Test("Two pages get the same events")
  func twoPages() async {
    let events = EventList(session: "7")
    var pages = [events.stream().makeAsyncIterator(), events.stream().makeAsyncIterator()]
    events.send("files", .null)
    for index in pages.indices {
      _ = await pages[index].next()
      #expect(await pages[index].next() == "event: files\nid: 0\ndata: null\n\n")
    }
  }

  @Test("A page that is closed is forgotten")
  func closing() async throws {
    let events = EventList(session: "7")
    do {
      var page = events.stream().makeAsyncIterator()
      _ = await page.next()
      #expect(events.count == 1)
    }
    for _ in 0..<100 where events.count > 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(events.count == 0)
  }

  @Test("A page that does not read gets the last events")
  func slowPage() async {
    let events = EventList(session: "7")
    let stream = events.stream()
    for _ in 0..<1000 {
      _ = events.nextGeneration()
      events.send("changed", .null)
    }
    var last: String?
    events.end()
    for await event in stream { last = event }
    #expect(last == "event: changed\nid: 1000\ndata: null\n\n")
  }
}
