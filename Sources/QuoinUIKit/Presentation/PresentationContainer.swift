// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The view that a presentation places the presented view in.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerWillLayOut()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// The properties of a container that the frame of a presented view depends on.
@MainActor struct PresentationSurroundings: Equatable {
  private let size: CGSize
  private let safeArea: UIEdgeInsets?
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass

  init(_ container: UIView) {
    size = container.bounds.size
    safeArea = container.window?.safeAreaInsets
    horizontal = container.traitCollection.horizontalSizeClass
    vertical = container.traitCollection.verticalSizeClass
  }
}
