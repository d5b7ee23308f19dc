// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A button that puts in what was copied. It has a size as a button with a text; nothing is copied
/// between programs here.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  /// How a button looks that puts in what was copied. Stored, not shown.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// What the button shows.
    open var displayMode = DisplayMode.iconAndLabel
    /// The shape of the corners.
    open var cornerStyle = UIButton.Configuration.CornerStyle.capsule
    /// The radius of the corners; -1 for that of the shape.
    open var cornerRadius: CGFloat = -1
    /// The colour of the text.
    open var baseForegroundColor: UIColor?
    /// The colour behind the text.
    open var baseBackgroundColor: UIColor?
    /// The usual look.
    public override init() { super.init() }
  }

  /// What the button shows.
  public enum DisplayMode: UInt, Hashable, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
    case arrowAndLabel = 3
  }

  /// How the button looks.
  public final let configuration: Configuration
  /// What gets what was copied. Stored: the button is never used by the system.
  open weak var target: (any NSObjectProtocol)?

  /// A button of the usual look.
  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
  }
  /// A button of a look.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// A button of the usual look; archives are not read.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
