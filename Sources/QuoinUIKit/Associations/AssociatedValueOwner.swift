// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An object that stores the values which others have associated with it.
///
/// Swift has no notification of the end of an object, so a value that ends with an object is stored
/// in the object.
package protocol AssociatedValueOwner: AnyObject {
  /// The values by their keys. Associated values are used from any thread, so a caller has to hold
  /// a lock while it reads or writes.
  nonisolated var associatedValues: [UnsafeRawPointer: Any] { get set }
}

extension UIResponder: AssociatedValueOwner {}
extension UILayoutGuide: AssociatedValueOwner {}
extension NSLayoutConstraint: AssociatedValueOwner {}
