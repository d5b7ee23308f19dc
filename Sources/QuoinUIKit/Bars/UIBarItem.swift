// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a bar: a button or a tab. Stored, not shown.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAppearance, @preconcurrency NSCoding {
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The title of the item.
  open var title: String? { didSet { Host.observer?.barItemDidChange() } }
  /// The image of the item.
  open var image: UIImage? { didSet { Host.observer?.barItemDidChange() } }
  /// The image in compact bars.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The insets of the image in compact bars, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image of the enlarged item. Stored, not shown.
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

  /// Creates an item without a title and an image.
  public override init() {
    super.init()
  }

  /// Creates an item without a title and an image; archives are not read.
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
