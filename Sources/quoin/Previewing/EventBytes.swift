// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Preview

import FlyingSocks

/// The bytes of an event stream, as they arrive.
struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  private let stream: AsyncStream<String>

  init(_ stream: AsyncStream<String>) { self.stream = stream }

  func makeAsyncIterator() -> Iterator { Iterator(events: stream.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var events: AsyncStream<String>.Iterator
    private var rest: ArraySlice<UInt8> = []

    fileprivate init(events: AsyncStream<String>.Iterator) { self.events = events }

    mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let event = await events.next() else { return nil }
        rest = Array(event.utf8)[...]
      }
      let part = rest.prefix(Swift.max(1, count))
      rest = rest.dropFirst(part.count)
      return part
    }
  }
}

#endif
