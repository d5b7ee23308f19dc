// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinRender

/// The open pages, and the events that they receive.
@MainActor package final class EventList {
  /// The number of the last change. It grows by one with each.
  package private(set) var generation = 0
  private var listeners: [Int: AsyncStream<String>.Continuation] = [:]
  private var nextListener = 0
  /// Identifies this run of the server. A page that reads another session starts counting again.
  private let session: String

  package init(session: String) { self.session = session }

  /// The number of pages that listen.
  package var count: Int { listeners.count }

  /// Counts a change.
  package func nextGeneration() -> Int {
    generation += 1
    return generation
  }

  /// Returns the events for a page that begins to listen. The first one contains the delay of a new
  /// attempt and the generation, so that the page requests the changes that it missed.
  package func stream() -> AsyncStream<String> {
    let number = nextListener
    nextListener += 1
    let greeting = JSONValue.object([
      ("generation", .number(Double(generation))), ("session", .string(session)),
    ])
    // A page that does not read receives only the last events, and requests the rest by their
    // generation.
    return AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
      continuation.yield(
        "retry: 500\n" + Self.text("generation", greeting.serialized, generation))
      continuation.onTermination = { _ in
        Task { @MainActor in self.listeners[number] = nil }
      }
      listeners[number] = continuation
    }
  }

  /// Sends an event to all pages.
  package func send(_ name: String, _ data: JSONValue) {
    let text = Self.text(name, data.serialized, generation)
    for listener in listeners.values { listener.yield(text) }
  }

  /// Sends a comment. If that fails, the page was closed.
  package func sendComment() {
    for listener in listeners.values { listener.yield(": still here\n\n") }
  }

  /// The number of scenes and that of their conflicts, for a line about an event.
  static func counts(_ scenes: Int, _ conflicts: Int) -> String {
    "\(scenes) \(scenes == 1 ? "scene" : "scenes"), "
      + (conflicts == 0
        ? "no conflicts" : "\(conflicts) \(conflicts == 1 ? "conflict" : "conflicts")")
  }

  /// Ends all streams.
  package func end() {
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  /// An event in the form of event streams. JSON on one line has no line break.
  static func text(_ name: String, _ data: String, _ id: Int) -> String {
    "event: \(name)\nid: \(id)\ndata: \(data)\n\n"
  }
}
