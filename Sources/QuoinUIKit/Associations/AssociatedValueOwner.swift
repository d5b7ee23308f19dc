// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An object that carries the values which others hang on it, so that they go when the object goes.
///
/// Swift tells nobody when an object ends. A value that has to end with an object of this module
/// therefore lies in the object.
package protocol AssociatedValueOwner: AnyObject {
  /// The values by their keys. Who reads or writes sees to it that nobody else does so meanwhile:
  /// associated values are used from any thread.
  nonisolated var associatedValues: [UnsafeRawPointer: Any] { get set }
}

extension UIResponder: AssociatedValueOwner {}
extension UILayoutGuide: AssociatedValueOwner {}
extension NSLayoutConstraint: AssociatedValueOwner {}
