// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view or a guide that a constraint relates.
package enum ConvertedItem: Hashable, Sendable {
  case view(Int)
  case guide(Int, ConvertedGuide)

  /// The index of the view, or of the view that owns the guide.
  package var view: Int {
    switch self {
    case .view(let index), .guide(let index, _): index
    }
  }
}

/// A guide of a view, by its property.
package enum ConvertedGuide: String, CaseIterable, Hashable, Sendable {
  case safeArea = "safeAreaLayoutGuide"
  case layoutMargins = "layoutMarginsGuide"
  case readableContent = "readableContentGuide"
  case contentLayout = "contentLayoutGuide"
  case frameLayout = "frameLayoutGuide"
  case keyboard = "keyboardLayoutGuide"
}
