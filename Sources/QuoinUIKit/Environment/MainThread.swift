// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Whether code that is not isolated may use views, which are isolated to the main actor.
package enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor runs this code.
  ///
  /// A program with an asynchronous start gives its main thread away on Linux; the main queue then
  /// runs on others, so that only the queue is reliable.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
