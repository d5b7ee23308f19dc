// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The appearance of a bar. Pictures show the colours of the background, the separator and titles;
/// the other properties are stored.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The background colour of the bar.
  open var backgroundColor: UIColor?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The content mode of the background image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The blur effect for the content behind the bar.
  open var backgroundEffect: UIBlurEffect? { didSet { hasUsualEffect = false } }
  /// The colour of the separator at the edge of the bar.
  open var shadowColor: UIColor? {
    didSet { hidesShadow = (shadowColor?.cgColor.alpha ?? 0) == 0 }
  }
  /// Whether a program removed the separator.
  private(set) final var hidesShadow = false
  /// Whether the bar has neither a background nor a separator.
  private(set) final var isTransparent = false
  /// Whether the bar has the effect of the default appearance.
  private final var hasUsualEffect = true
  /// Whether what is behind the bar is blurred.
  final var hasBlur: Bool { hasUsualEffect || backgroundEffect != nil }
  /// The image of the separator.
  open var shadowImage: UIImage?

  /// Creates the default appearance.
  public override init() {
    super.init()
  }

  /// Creates the default appearance for a device idiom: the same for all.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  /// Creates a copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    hidesShadow = barAppearance.hidesShadow
    isTransparent = barAppearance.isTransparent
    hasUsualEffect = barAppearance.hasUsualEffect
    super.init()
  }

  /// Restores the default appearance.
  open func configureWithDefaultBackground() { reset(to: nil) }
  /// Sets an opaque appearance.
  open func configureWithOpaqueBackground() { reset(to: .systemBackground) }
  /// Sets an appearance without background and separator.
  open func configureWithTransparentBackground() { reset(to: nil, isTransparent: true) }

  private func reset(to color: UIColor?, isTransparent: Bool = false) {
    backgroundColor = color
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = nil
    shadowImage = nil
    hidesShadow = isTransparent
    self.isTransparent = isTransparent
    hasUsualEffect = color == nil && !isTransparent
  }
}

/// The appearance of a bar button in one state. Stored, not shown.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image of the button.
  open var backgroundImage: UIImage?
  /// The offset of the background image.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of bar buttons. Stored, not shown.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of a button in the normal state.
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  /// The appearance of a highlighted button.
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  /// The appearance of a focused button.
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance.
  public override init() {
    super.init()
  }

  /// Creates the default appearance of a button style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  /// Restores the default appearance of a button style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for look in [normal, highlighted, disabled, focused] {
      look.titleTextAttributes = [:]
      look.titlePositionAdjustment = .zero
      look.backgroundImage = nil
      look.backgroundImagePositionAdjustment = .zero
    }
  }
}

/// The appearance of a navigation bar. Stored, not shown.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the back button's image during transitions.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the image of the back button and its mask.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

/// The appearance of a toolbar. Stored, not shown.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab in one state. Stored, not shown.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the icon.
  open var iconColor: UIColor?
  /// The background colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of tabs. Stored, not shown.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The appearance of a tab in the normal state.
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  /// The appearance of a disabled tab.
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  /// The appearance of a focused tab.
  open private(set) lazy var focused = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar. Stored, not shown.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the icon.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the icon.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in compact bars.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The background colour of the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The background image of the selected tab.
  open var selectionIndicatorImage: UIImage?
}
