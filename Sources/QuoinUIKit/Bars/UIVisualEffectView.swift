// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An effect of a visual effect view.
open class UIVisualEffect: NSObject {}

/// A view that blurs its background. Its content view fills it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view that everything in front of the effect belongs to.
  open private(set) lazy var contentView = makeFillingView()
  /// The visual effect of the view.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    _ = contentView
  }

  /// Creates a view without effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without effect; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }
}
