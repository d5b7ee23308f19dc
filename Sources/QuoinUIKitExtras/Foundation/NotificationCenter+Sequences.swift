// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

extension NotificationCenter {
  /// An endless asynchronous sequence of the notifications with a name.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: (any AnyObject & Sendable)?

    /// Returns an iterator over the notifications that are posted from now on.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// An iterator over the notifications that are posted after its creation.
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

      /// Returns the next notification; nil if the task is cancelled.
      public mutating func next() async -> Notification? {
        await notifications.next()?.notification
      }
    }
  }

  /// Returns the notifications with a name, for `for await`.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts the notifications; nil for any.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// A notification that is passed to the waiting task.
///
/// Sendable conformance is not checked: a notification contains values of any type, and programs
/// read them on the thread that they expect, as with Apple's sequence.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// The registration of an observer, which the stream can end on any thread.
///
/// Sendable conformance is not checked: the token is only returned to the center, which uses a
/// lock.
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
