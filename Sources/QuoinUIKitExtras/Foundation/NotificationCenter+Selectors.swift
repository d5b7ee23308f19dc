// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Observing by selectors, as programs write it. There is no Objective-C runtime here: an observer
/// that is a responder gets `UIResponder.perform(_:with:)` with the notification, and does what the
/// selector names. Others are not called; they use closures.
extension NotificationCenter {
  /// Calls a method of an observer for notifications that are posted on the main thread.
  ///
  /// The observer is not kept alive, and its observations end with it.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let responder = observer as? UIResponder else { return }
    let token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak responder] notification in
      guard let responder, MainThread.isCurrent else { return }
      nonisolated(unsafe) let posted = notification
      MainActor.assumeIsolated { _ = responder.perform(aSelector, with: posted) }
    }
    SelectorObservations.of(responder).add(token, name: aName, to: self)
  }

  /// Ends what a responder observes by selectors.
  public func removeObserver(_ observer: UIResponder) {
    SelectorObservations.known(of: observer)?.remove(from: self, name: nil)
  }

  /// Ends what a responder observes by selectors: the notifications of a name, or all for nil.
  public func removeObserver(
    _ observer: UIResponder, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservations.known(of: observer)?.remove(from: self, name: aName)
  }
}
