// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Manages a view: makes it when it is first needed, and hears of its layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  private var loadedView: UIView?
  private var isLoading = false
  private var additionalInsets = UIEdgeInsets.zero
  /// What the bars of containers cover of the view.
  var barInsets = UIEdgeInsets.zero
  private var childControllers: [UIViewController] = []
  private weak var parentController: UIViewController?
  /// Where the view is on its way onto the screen and off it.
  var appearance = ControllerAppearance.disappeared

  /// A controller; files are read by the Interface Builder module, so that the name is only kept.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// A controller that makes its view in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller with default values; archives are not read.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}

  /// The name that the controller was made with.
  open private(set) var nibName: String?
  /// A text that containers show.
  open var title: String?
  /// The size that the controller would like to have.
  open var preferredContentSize = CGSize.zero
  /// The edges at which the view lies below bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the view lies below opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the sides of the view's margins are at least those of the system.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.changeMarginRules { _ in } }
  }

  // MARK: View

  /// The view, made by `loadView()` when it is first read.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.controller === self { loadedView?.controller = nil }
      loadedView = newValue
      newValue?.controller = self
      newValue?.changeMarginRules { _ in }
    }
  }
  /// The view, nil when it was not made yet.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view: a plain one of the size of the screen. An override sets `view` itself.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Makes the view if that was not done.
  open func loadViewIfNeeded() {
    guard !isLoading else { return }
    guard loadedView == nil else {
      reportLoading()
      return
    }
    isLoading = true
    loadView()
    isLoading = false
    reportLoading()
  }
  private var hasReportedLoading = false
  private func reportLoading() {
    guard !hasReportedLoading, loadedView != nil else { return }
    hasReportedLoading = true
    viewDidLoad()
  }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Changes the constraints of the view; call this implementation last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its place, before it is shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is no longer shown.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view is no longer shown.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether appearing and disappearing is forwarded to the controllers inside automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a controller inside that it starts to appear or to disappear; for containers that
  /// forward such calls themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    take(isAppearing ? .willAppear : .willDisappear, animated: animated)
  }
  /// Tells a controller inside that what was begun is over.
  open func endAppearanceTransition() {
    let isAppearing = appearance == .appearing
    if isAppearing { take(.isAppearing, animated: false) }
    take(isAppearing ? .didAppear : .didDisappear, animated: false)
  }
  /// Called before the window takes another size; passes it on to the controllers inside.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before other traits hold; passes them on to the controllers inside.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set {
      additionalInsets = newValue
      viewIfLoaded?.layoutItemDidChange()
    }
  }
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Tree

  /// The navigation controller that contains this one, however deep.
  open var navigationController: UINavigationController? { container() }
  /// The tab bar controller that contains this one, however deep.
  open var tabBarController: UITabBarController? { container() }

  /// The view's superview, or the controller that contains this one.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  /// The controllers inside.
  open var children: [UIViewController] { childControllers }
  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }
  /// Puts a controller inside; its view has to be added as well.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }
  /// Takes the controller out of the one that contains it.
  open func removeFromParent() {
    guard let old = parentController else { return }
    old.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }
  /// Called before the controller is put into another.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was put into another.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits and guides

  /// The traits that hold for the view.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parentController?.traitCollection ?? .current
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// A guide that ends where the upper bars end.
  open var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.top) }
  /// A guide that starts where the lower bars start.
  open var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottom) }
}
