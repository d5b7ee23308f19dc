// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A control with a colour, which opens a controller in UIKit. Nothing is opened here.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The colour; nil for none.
  open var selectedColor: UIColor?
  /// The title of the controller. Stored.
  open var title: String?
  /// Whether the colour may be transparent. Stored.
  open var supportsAlpha = true

  /// A control without colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control without colour; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
