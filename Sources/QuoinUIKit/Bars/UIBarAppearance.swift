// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a bar looks like. Stored, not shown.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// A picture behind the bar.
  open var backgroundImage: UIImage?
  /// How that picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// How what is behind the bar is blurred.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the line at the edge of the bar.
  open var shadowColor: UIColor?
  /// A picture of that line.
  open var shadowImage: UIImage?

  /// The usual look.
  public override init() {
    super.init()
  }

  /// The look of a bar on a kind of device: the same on all.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  /// The look of another bar.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Restores the usual look.
  open func configureWithDefaultBackground() { reset(to: nil) }
  /// Sets an opaque look.
  open func configureWithOpaqueBackground() { reset(to: .systemBackground) }
  /// Sets a look without background and line.
  open func configureWithTransparentBackground() { reset(to: nil) }

  private func reset(to color: UIColor?) {
    backgroundColor = color
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// What a button of a bar looks like in a state. Stored, not shown.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The style of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// A picture behind the button.
  open var backgroundImage: UIImage?
  /// How far that picture is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// What buttons of a bar look like. Stored, not shown.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button that nothing happens to.
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  /// The look of a touched button.
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that cannot be used.
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  /// The look of a button in the focus.
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  /// The usual look.
  public override init() {
    super.init()
  }

  /// The usual look of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  /// Restores the usual look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for look in [normal, highlighted, disabled, focused] {
      look.titleTextAttributes = [:]
      look.titlePositionAdjustment = .zero
      look.backgroundImage = nil
      look.backgroundImagePositionAdjustment = .zero
    }
  }
}

/// What a navigation bar looks like. Stored, not shown.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The style of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The style of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// What buttons look like.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// What the main button looks like.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
  /// What the button for going back looks like.
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture for going back.
  open private(set) var backIndicatorImage = UIImage()
  /// The shape of that picture while something passes it.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the picture for going back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

/// What a toolbar looks like. Stored, not shown.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// What buttons look like.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// What the main button looks like.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// What a tab looks like in a state. Stored, not shown.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The style of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour behind the text in the corner.
  open var badgeBackgroundColor: UIColor?
  /// The style of the text in the corner.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What tabs look like. Stored, not shown.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The look of a tab that nothing happens to.
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  /// The look of a tab that cannot be used.
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  /// The look of a tab in the focus.
  open private(set) lazy var focused = UITabBarItemStateAppearance()
}

/// What a tab bar looks like. Stored, not shown.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// What tabs with the text below the picture look like.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// What tabs with the text beside the picture look like.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  /// What tabs in low bars look like.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// A picture behind the selected tab.
  open var selectionIndicatorImage: UIImage?
}
