// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A button in a bar. Programs and tests can run its stored action; the button is not shown.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2

    /// The same style as `plain`.
    public static var bordered: Style { .plain }
  }

  /// A button that the system has.
  public enum SystemItem: Int, Hashable, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24
  }

  /// The style of the button.
  open var style = Style.plain
  /// The width in points; 0 for the width of the content.
  open var width: CGFloat = 0
  /// The texts that the button may have.
  open var possibleTitles: Set<String>?
  /// A view in place of the button.
  open var customView: UIView?
  /// The name of the method of the target; see `Selector`.
  open var action: Selector?
  /// The object with the method.
  open weak var target: AnyObject?
  /// The action of the button.
  open var primaryAction: UIAction?
  /// The button of the system.
  package final var systemItem: SystemItem?
  /// The menu of the button.
  open var menu: UIMenu?
  /// The colour of the button.
  open var tintColor: UIColor?
  /// The menu element that replaces the button when there is no space for it. Stored, not shown.
  open var menuRepresentation: UIMenuElement?
  /// The group that has the button.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// Whether the button's symbol is animated when it is tapped. Stored, not shown.
  open var isSymbolAnimationEnabled = false
  /// Whether the button is hidden. Stored, not shown.
  open var isHidden = false
  /// Whether the button is selected. Stored, not shown.
  open var isSelected = false
  /// Whether a tap toggles the selection. Stored, without effect.
  open var changesSelectionAsPrimaryAction = false
  /// The order of the elements in the menu. Stored, not shown.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Sets the background image of the back button. Stored, not shown.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the offset of the back button's title. Stored, not shown.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}

  /// Creates a button without a title and an image.
  public override init() {
    super.init()
  }

  /// Creates a button without a title and an image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    setTarget(target, action, style)
  }
  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    setTarget(target, action, style)
  }
  /// Creates a button with an image, and another image for compact bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Creates a button that the system has.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    setTarget(target, action, systemItem == .done || systemItem == .save ? .done : .plain)
  }
  /// Creates an item with a view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Creates a button with a closure.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Creates a button with a target and an action, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    setTarget(target, action, .plain)
  }
  /// Creates a button with an action, which provides the title and the image.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    title = primaryAction?.title
    image = primaryAction?.image
    self.primaryAction = primaryAction
  }
  /// Creates a button with a text and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  private func setTarget(_ target: Any?, _ action: Selector?, _ style: Style) {
    self.target = target as AnyObject?
    self.action = action
    self.style = style
  }

  /// Returns a space that takes the remaining width.
  public class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }
  /// Returns a space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  private class func space(_ item: SystemItem, width: CGFloat) -> Self {
    guard let made = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil) as? Self
    else {
      ProgrammerError.stop(
        "space-of-subclass", "Ask UIBarButtonItem for spaces, not a subclass of it.")
    }
    made.width = width
    return made
  }

  /// Performs the action of the button for the user.
  package final func choose() {
    guard isEnabled else { return }
    if let primaryAction { primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    TargetAction(target: target, action: action).perform(
      from: UIResponder.current ?? UIApplication.shared.keyWindow, with: self)
  }

  /// Sets the background image of the button. Stored, not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the offset of the title. Stored, not shown.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}

/// A tab in a bar. Stored, not shown.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A tab that the system has.
  public enum SystemItem: Int, Hashable, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }

  /// The tab of the system.
  package final var systemItem: SystemItem?
  /// The image of the selected tab.
  open var selectedImage: UIImage?
  /// A text in a corner of the tab.
  open var badgeValue: String?
  /// The background colour of the badge.
  open var badgeColor: UIColor?
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the badge's text. Stored, not shown.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state.rawValue] = textAttributes }
  /// Returns the attributes of the badge's text.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar while the tab is selected.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance of the bar at the edge of the scrolled content.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates a tab without a title and an image.
  public override init() {
    super.init()
  }

  /// Creates a tab without a title and an image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates a tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// Creates a tab that the system has.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }
}
