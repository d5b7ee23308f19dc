// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something in a bar: a button or a tab. Stored, not shown.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAppearance, @preconcurrency NSCoding {
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The text.
  open var title: String? { didSet { Host.observer?.barItemDidChange() } }
  /// The picture.
  open var image: UIImage? { didSet { Host.observer?.barItemDidChange() } }
  /// The picture in low bars.
  open var landscapeImagePhone: UIImage?
  /// Space around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Space around the picture in low bars, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The picture of the enlarged item. Stored, not shown.
  open var largeContentSizeImage: UIImage?
  /// Whether the item can be used.
  open var isEnabled = true { didSet { Host.observer?.barItemDidChange() } }
  /// A number by which the item can be found.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A short text that describes the item.
  open var accessibilityLabel: String?
  /// The effect of using the item.
  open var accessibilityHint: String?

  /// Creates an item without text and picture.
  public override init() {
    super.init()
  }

  /// An item without text and picture; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}

  /// Sets the style of the text in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }
  /// Returns the style of the text in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}
