// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The observations of a responder by selectors. They end with the responder.
final class SelectorObservations {
  private struct Observation {
    var center: NotificationCenter
    var name: NSNotification.Name?
    var token: any NSObjectProtocol
  }

  /// A unique address, which is valid as long as the program runs. `nonisolated(unsafe)` because a
  /// pointer is not Sendable; the address is never read from or written to.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private var observations: [Observation] = []

  deinit {
    for observation in observations { observation.center.removeObserver(observation.token) }
  }

  static func known(of responder: UIResponder) -> SelectorObservations? {
    responder.associatedValues[key] as? SelectorObservations
  }

  static func of(_ responder: UIResponder) -> SelectorObservations {
    if let known = known(of: responder) { return known }
    let made = SelectorObservations()
    responder.associatedValues[key] = made
    return made
  }

  func add(_ token: any NSObjectProtocol, name: NSNotification.Name?, to center: NotificationCenter)
  {
    observations.append(Observation(center: center, name: name, token: token))
  }

  /// Ends the observations in a center; with a name, only those for that name.
  func remove(from center: NotificationCenter, name: NSNotification.Name?) {
    observations.removeAll { observation in
      guard observation.center === center, name == nil || observation.name == name else {
        return false
      }
      center.removeObserver(observation.token)
      return true
    }
  }
}
