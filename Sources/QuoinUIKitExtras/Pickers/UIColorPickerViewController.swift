// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A control with a colour, which opens a colour picker in UIKit. No picker is opened here.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The selected colour; nil for none.
  open var selectedColor: UIColor?
  /// The title of the colour picker. Stored.
  open var title: String?
  /// Whether the colour can be transparent. Stored.
  open var supportsAlpha = true

  /// Creates a control without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without a colour; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
