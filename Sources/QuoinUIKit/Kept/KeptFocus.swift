// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Focus.txt and run it again.
// swift-format-ignore-file

public import Foundation

/// Without effect here: Apple's [UIFocusGuide](https://developer.apple.com/documentation/uikit/uifocusguide).
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Without effect here: Apple's [UIFocusGuide.preferredFocusEnvironments](https://developer.apple.com/documentation/uikit/uifocusguide/preferredfocusenvironments).
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// Without effect here: Apple's [UIFocusGuide.isEnabled](https://developer.apple.com/documentation/uikit/uifocusguide/isenabled).
  open var isEnabled: Bool = true
}

extension UIFocusEnvironment {
  /// The default of Apple's [UIFocusEnvironment.focusGroupIdentifier](https://developer.apple.com/documentation/uikit/uifocusenvironment/focusgroupidentifier).
  public var focusGroupIdentifier: String? { nil }
}

/// Without effect here: Apple's [UITableViewFocusUpdateContext](https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext).
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Without effect here: Apple's [UITableViewFocusUpdateContext.previouslyFocusedIndexPath](https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext/previouslyfocusedindexpath).
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Without effect here: Apple's [UITableViewFocusUpdateContext.nextFocusedIndexPath](https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext/nextfocusedindexpath).
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Without effect here: Apple's [UICollectionViewFocusUpdateContext](https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext).
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Without effect here: Apple's [UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath](https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext/previouslyfocusedindexpath).
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Without effect here: Apple's [UICollectionViewFocusUpdateContext.nextFocusedIndexPath](https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext/nextfocusedindexpath).
  open var nextFocusedIndexPath: IndexPath? { nil }
}

