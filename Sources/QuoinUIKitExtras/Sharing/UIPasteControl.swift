// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A button that pastes the content of the pasteboard. It has the size of a button with a text;
/// nothing is copied between programs here.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  /// The appearance of a paste button. Stored, not shown.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// The icon and label that the button shows.
    open var displayMode = DisplayMode.iconAndLabel
    /// The style of the corners.
    open var cornerStyle = UIButton.Configuration.CornerStyle.capsule
    /// The corner radius; -1 for the radius of the corner style.
    open var cornerRadius: CGFloat = -1
    /// The colour of the text.
    open var baseForegroundColor: UIColor?
    /// The colour of the background.
    open var baseBackgroundColor: UIColor?
    /// Creates the default configuration.
    public override init() { super.init() }
  }

  /// The combinations of an icon or arrow and a label on a paste button.
  public enum DisplayMode: UInt, Hashable, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
    case arrowAndLabel = 3
  }

  /// The appearance of the button.
  public final let configuration: Configuration
  /// The object that receives the pasted content. Stored: the system never pastes here.
  open weak var target: (any NSObjectProtocol)?

  /// Creates a button with the default configuration.
  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
  }
  /// Creates a button with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// Creates a button with the default configuration; archives are not read.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
