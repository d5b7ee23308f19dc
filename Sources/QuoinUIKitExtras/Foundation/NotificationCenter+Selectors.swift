// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Observation by selectors. There is no Objective-C runtime here: an observer that is a responder
/// receives `UIResponder.perform(_:with:)` with the notification, and performs the selector. Other
/// observers are not called; they use closures.
extension NotificationCenter {
  /// Calls a method of an observer when a notification is posted on the main thread.
  ///
  /// The observer is not retained, and its observations end when it is released.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let responder = observer as? UIResponder else { return }
    let token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak responder] notification in
      guard let responder, MainThread.isCurrent else { return }
      // The closure already runs on the main thread, so the notification stays on its thread.
      nonisolated(unsafe) let posted = notification
      MainActor.assumeIsolated { _ = responder.perform(aSelector, with: posted) }
    }
    SelectorObservations.of(responder).add(token, name: aName, to: self)
  }

  /// Removes all observations of a responder by selectors.
  public func removeObserver(_ observer: UIResponder) {
    SelectorObservations.known(of: observer)?.remove(from: self, name: nil)
  }

  /// Removes a responder's observations with selectors of one notification, or of all notifications
  /// if the name is nil.
  public func removeObserver(
    _ observer: UIResponder, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservations.known(of: observer)?.remove(from: self, name: aName)
  }
}
