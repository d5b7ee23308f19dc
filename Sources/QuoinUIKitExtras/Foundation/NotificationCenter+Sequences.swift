// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after another, without an end.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: (any AnyObject & Sendable)?

    /// An iterator over the notifications that are posted from now on.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// The notifications since the iterator was made.
    public struct Iterator: AsyncIteratorProtocol {
      private var notifications: AsyncStream<Posted>.Iterator

      fileprivate init(_ source: Notifications) {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        let observer = Observer(
          source.center.addObserver(forName: source.name, object: source.object, queue: nil) {
            continuation.yield(Posted(notification: $0))
          }, source.center)
        continuation.onTermination = { _ in observer.remove() }
        notifications = stream.makeAsyncIterator()
      }

      /// The next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? {
        await notifications.next()?.notification
      }
    }
  }

  /// Returns the notifications of a name, for `for await`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object that posts them; nil for any.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// A notification on its way to the task that waits for it.
///
/// Not checked: a notification has values of any type, and programs read them on the thread that they expect,
/// as with Apple's sequence.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// The registration in a center, which a stream ends on any thread.
///
/// Not checked: the token is only handed back to the center, which locks.
private final class Observer: @unchecked Sendable {
  private let token: any NSObjectProtocol
  private let center: NotificationCenter

  init(_ token: any NSObjectProtocol, _ center: NotificationCenter) {
    self.token = token
    self.center = center
  }

  func remove() { center.removeObserver(token) }
}
#endif
