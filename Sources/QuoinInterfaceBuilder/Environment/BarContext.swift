// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The bars around a controller's view, as far as they follow from the controllers of the file.
struct BarContext: Hashable, Sendable {
  enum Bar: Hashable, Sendable {
    case translucent, opaque
  }

  var navigationBar: Bar?
  var hasLargeTitle = false
  var hasPrompt = false
  var tabBar: Bar?
  var toolbar: Bar?
  /// Whether the view is in a container view of another scene.
  var isEmbedded = false
}

extension BarContext.Bar {
  /// Creates the bar that a file states; nil for a file without a statement or with the statement
  /// that there is no bar.
  init?(_ stated: ControllerDescription.SimulatedBar?) {
    switch stated {
    case .translucent: self = .translucent
    case .opaque: self = .opaque
    case .some(.none), nil: return nil
    }
  }
}
