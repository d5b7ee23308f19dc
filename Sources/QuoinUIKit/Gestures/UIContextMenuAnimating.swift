// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The animations of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animated changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is run at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The effect of a touch of a menu's preview.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss = 0
  case pop = 1
}

/// The animations of a preview that is touched.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The effect of a touch of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
