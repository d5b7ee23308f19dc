// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The coder of an object that a file describes. Classes of UIKit read their values from it in
/// their initializers; the code of a subclass runs later, as in UIKit.
final class FileCoder: NSCoder {
  private let apply: @MainActor (AnyObject) -> Void
  /// Whether the values of the object are set.
  private(set) var isDone = false

  /// - Parameter apply: gives the object its values.
  init(_ apply: @escaping @MainActor (AnyObject) -> Void) {
    self.apply = apply
    super.init()
  }
}

extension FileCoder: ObjectDecoding {
  func decode(_ object: AnyObject) {
    // An initializer may make further objects with the same coder.
    guard !isDone else { return }
    isDone = true
    apply(object)
  }
}
