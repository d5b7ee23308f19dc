// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinUIKit

/// Creates the views of a file for a running program: of its own classes, with all their properties
/// and with their own content sizes, where pictures and checks use the sizes that the file stores.
@MainActor package protocol ViewMaking {
  /// Creates a view.
  ///
  /// - Parameters:
  ///   - description: the view as the file describes it.
  ///   - frame: its frame in the file, in points.
  ///   - superview: the view around it; nil for the root.
  /// - Returns: the view. It may be one that its superview has from the beginning, such as the
  ///   content view of a cell.
  func makeView(_ description: ViewDescription, frame: CGRect, in superview: UIView?) -> UIView

  /// The maker that changes the views when the size classes change. It does not keep the views
  /// alive.
  var forVariations: any ViewMaking { get }

  /// Gives a view those values of its element that other size classes change, except for what the
  /// descriptions of views have.
  func change(_ view: UIView, from old: MarkupElement, to new: MarkupElement)
}
