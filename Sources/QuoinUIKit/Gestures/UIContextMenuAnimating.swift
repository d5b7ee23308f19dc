// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The animations of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What the preview of a menu becomes when it is touched.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss = 0
  case pop = 1
}

/// The animations of a preview that is touched.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What the preview becomes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
