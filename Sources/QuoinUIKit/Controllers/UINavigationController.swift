// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows the topmost controller of a stack below a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var pile: [UIViewController] = []
  private var hidesBar = false
  /// The scroll view of the content that the bar follows.
  final weak var followedContent: UIScrollView?
  /// The part of the bar's height that is collapsed since the content was scrolled, in points.
  final var collapsedHeight: CGFloat = 0
  /// The size that was preferred because of the top controller.
  private var adoptedSize: CGSize?
  /// The controller with the results of a search, which covers the content.
  final var shownResults: UIViewController?

  /// The bar at the top, 44 points high, or 56 in a sheet. A prompt adds 30 points, the field of a search 52, and a
  /// large title 52. The field and then the title go away while the content scrolls.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The bar at the bottom, 44 points high, with the buttons of the controller that is shown.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// The delegate that is notified of the controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture recognizer of the swipe back. It never recognizes here.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// Whether a swipe hides the bars. Stored.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars. Stored.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars. Stored.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether both bars are hidden while the height is compact.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether both bars are hidden now since the height is compact.
  final var hidesBarsForHeight: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack with bars of the given classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type,
      let bar = type.make(frame: .zero) as? UINavigationBar
    {
      navigationBar = bar
    }
    if let type = toolbarClass as? UIToolbar.Type {
      toolbar = type.make(frame: .zero) as? UIToolbar
    }
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers, the one that is shown last.
  open var viewControllers: [UIViewController] {
    get { pile }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { pile.last }
  /// The visible controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? pile.last
  }

  /// Replaces all controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    for controller in pile where !viewControllers.contains(controller) {
      controller.removeFromParent()
    }
    pile = viewControllers
    for controller in pile { addChild(controller) }
    navigationBar.items = pile.map(\.navigationItem)
    // A pushed controller may hide the tab bar.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    guard let new = topViewController, new !== old else {
      if isViewLoaded { exchange(old, for: topViewController) }
      return
    }
    delegate?.navigationController(self, willShow: new, animated: animated)
    if isViewLoaded { exchange(old, for: new) }
    delegate?.navigationController(self, didShow: new, animated: animated)
    preferSize(of: new)
  }
  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(pile + [viewController], animated: animated)
  }
  /// Pops the top controller from the stack; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard pile.count > 1, let top = pile.last else { return nil }
    setViewControllers(pile.dropLast(), animated: animated)
    return top
  }
  /// Pops the controllers above the first from the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pile.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Pops the controllers above one from the stack; nil when that is not in it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = pile.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(pile[(index + 1)...])
    if !popped.isEmpty { setViewControllers(Array(pile[...index]), animated: animated) }
    return popped
  }
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar || hidesBarsForHeight }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Prefers the size that the top controller prefers, with the bar above it.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferSize(of: container) }
  }

  private func preferSize(of content: any UIContentContainer) {
    var size = content.preferredContentSize
    guard size != .zero else { return }
    if size.height > 0, !isNavigationBarHidden { size.height += navigationBar.fullHeight }
    adoptedSize = size
    preferredContentSize = size
  }

  /// Creates the view, with the view of the top controller and the bar in it.
  open override func loadView() {
    super.loadView()
    viewIfLoaded?.addSubview(navigationBar)
    exchange(nil, for: topViewController)
  }

  /// Places the bars inside the safe area's edges, and the content beside or behind them.
  override func placeContents() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    let hidesBar = isNavigationBarHidden
    navigationBar.isHidden = hidesBar
    followContent()
    placeBar(in: view)
    let height = navigationBar.fullHeight - collapsedHeight
    let bar = EdgeBar(
      height: height, reserved: top + height, isTranslucent: navigationBar.isTranslucent)
    let toolbar = placeToolbar(in: view)
    placeContent(topViewController, top: hidesBar ? nil : bar, bottom: toolbar)
    placeResults(top: hidesBar ? nil : bar, bottom: toolbar)
    // The height of the bar depends on the place.
    if let top = topViewController, preferredContentSize == adoptedSize { preferSize(of: top) }
  }
}
