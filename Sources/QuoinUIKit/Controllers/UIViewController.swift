// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that manages a view: it creates the view when it is first needed, and is notified of
/// its layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UIContentContainer, UIAppearanceContainer, UIFocusEnvironment
{
  private var loadedView: UIView?
  private var isLoading = false
  private var additionalInsets = UIEdgeInsets.zero
  /// The insets of the view that bars of containers cover.
  var barInsets = UIEdgeInsets.zero
  final private(set) var childControllers: [UIViewController] = []
  private weak var parentController: UIViewController?
  /// The progress of the view onto the screen and off it.
  var appearance = ControllerAppearance.disappeared

  /// Creates a controller whose view a file of that name has, in a bundle; nil for the one of the
  /// program. Files are read in programs that import `QuoinStoryboards`, as those do that import
  /// `UIKit`, and have registered a class or a bundle there.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller that makes its view in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with default values, or those of a storyboard. Archives are not read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    (coder as? any ObjectDecoding)?.decode(self)
  }

  deinit {
    // A view that stays in a window without its controller loses what that added in the next pass.
    // Outside of a window, it keeps its last layout for reports and pictures.
    guard loadedView != nil, !isKnownUniquelyReferenced(&loadedView), let view = loadedView,
      MainThread.isCurrent
    else { return }
    MainActor.assumeIsolated { if view.window != nil { view.layoutItemDidChange() } }
  }

  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}

  /// The name that the controller was made with.
  open private(set) var nibName: String?
  /// The bundle that the controller was made with.
  open private(set) var nibBundle: Bundle?
  /// A text that containers show.
  open var title: String? {
    didSet {
      extras?.navigationItem?.title = title
      if let item = extras?.tabBarItem, item.systemItem == nil { item.title = title }
    }
  }
  /// The rarely used properties of the controller.
  private(set) final var extras: ControllerExtras?

  final func changeExtras(_ change: (ControllerExtras) -> Void) {
    let known = extras ?? ControllerExtras()
    extras = known
    change(known)
  }
  /// The size that the controller prefers.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      extras?.shownBy?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// The edges at which the view extends below bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the view extends below opaque bars too.
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
      if extras?.specifiesTraits == true { applyOverridingTraits() }
      newValue?.changeMarginRules { _ in }
    }
  }
  /// The view, nil when it was not made yet.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Creates the view: that of the storyboard or the file, otherwise a plain one of the size of the
  /// screen. An override sets `view` itself.
  open func loadView() {
    if loadViewFromFile() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Loads the view if it is not loaded.
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
    origin?.viewIsLoaded(of: self)
    viewDidLoad()
  }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Places the bars and the content of a container, before a program moves them. It is no part of
  /// `viewWillLayoutSubviews()`, of which overrides need not call `super`.
  func placeContents() { extras?.contentPlacement?(self) }
  /// The function with which a container of another module places its content.
  package final func setContentPlacement(_ place: @escaping (UIViewController) -> Void) {
    changeExtras { $0.contentPlacement = place }
  }
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Changes the constraints of the view; call this implementation last.
  open func updateViewConstraints() {
    viewIfLoaded?.didUpdate(.updateViewConstraints)
    viewIfLoaded?.updateConstraints()
  }
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was placed, before it is shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is no longer shown.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view is no longer shown.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether appearing and disappearing is forwarded to the controllers inside automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Starts the appearance or disappearance of a child; for containers that forward such calls
  /// themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    take(isAppearing ? .willAppear : .willDisappear, animated: animated)
  }
  /// Ends the appearance or disappearance of a child that was begun.
  open func endAppearanceTransition() {
    let isAppearing = appearance == .appearing
    if isAppearing { take(.isAppearing, animated: false) }
    take(isAppearing ? .didAppear : .didDisappear, animated: false)
  }
  /// Called before the size of the window changes. Passes the call to each child controller whose
  /// size, by `size(forChildContentContainer:withParentContainerSize:)`, changes with it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }
  /// Called before other traits hold; passes them on to the controllers inside.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set {
      let change = newValue.adding(additionalInsets.negated)
      additionalInsets = newValue
      viewIfLoaded?.addToSafeArea(change)
    }
  }
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Tree

  /// The navigation controller that contains this one, however deep.
  open var navigationController: UINavigationController? { container() }
  /// The tab bar controller that contains this one, however deep.
  open var tabBarController: UITabBarController? { container() }

  /// The view's superview, or the controller that contains this one.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  /// The child controllers.
  open var children: [UIViewController] { childControllers }
  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }
  /// Adds a child controller; its view has to be added as well.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let old = parentController else { return }
    old.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }
  /// Called before the controller is put into another.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was added to a parent, or removed from one for nil.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// Presents a controller over the window immediately. Outside of a window nothing is presented,
  /// and this is logged.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { show(viewControllerToPresent, completion) }
  /// Dismisses the controller that this one presented, or this controller, immediately.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(completion)
  }
  /// The controller that this controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    shownPresentation?.presentedViewController
  }
  /// The controller that presents this controller or one of its ancestors.
  open var presentingViewController: UIViewController? { ownPresentation?.presentingViewController }
  /// The presentation that places the view of this presented controller.
  open var presentationController: UIPresentationController? {
    ownPresentation ?? preparedPresentation
  }
  /// The popover that presents this controller; nil with another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover
      ? preparedPresentation as? UIPopoverPresentationController : nil
  }
  /// The sheet that presents this controller; nil with another style.
  open var sheetPresentationController: UISheetPresentationController? {
    preparedPresentation as? UISheetPresentationController
  }
  /// The style in which the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { extras?.modalPresentationStyle ?? .automatic }
    set {
      changeExtras {
        $0.modalPresentationStyle = newValue
        $0.prepared = nil
      }
    }
  }
  /// The transition of the presentation. Stored.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { extras?.modalTransitionStyle ?? .coverVertical }
    set { changeExtras { $0.modalTransitionStyle = newValue } }
  }
  /// Whether the controller determines the status bar although it is not presented in the style
  /// `fullScreen`.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { extras?.modalPresentationCapturesStatusBarAppearance ?? false }
    set { changeExtras { $0.modalPresentationCapturesStatusBarAppearance = newValue } }
  }
  /// Whether the user is prevented from dismissing the controller. Stored.
  open var isModalInPresentation: Bool {
    get { extras?.isModalInPresentation ?? false }
    set { changeExtras { $0.isModalInPresentation = newValue } }
  }
  /// The delegate that provides the presentation of this controller's view, for the style `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { extras?.transitioningDelegate }
    set { changeExtras { $0.transitioningDelegate = newValue } }
  }
  /// Whether presentations in the styles `currentContext` and `overCurrentContext` cover this
  /// controller and not its ancestors; true in a navigation controller that does not change it.
  open var definesPresentationContext: Bool {
    get { extras?.definesPresentationContext ?? (self is UINavigationController) }
    set { changeExtras { $0.definesPresentationContext = newValue } }
  }
  /// Whether this controller determines the transition style of such presentations. Stored.
  open var providesPresentationContextTransitionStyle: Bool {
    get { extras?.providesPresentationContextTransitionStyle ?? false }
    set { changeExtras { $0.providesPresentationContextTransitionStyle = newValue } }
  }
  /// Whether the controller is being presented: always false, since presentations are immediate.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is being dismissed: always false, since dismissals are immediate.
  open var isBeingDismissed: Bool { false }
  /// Whether the controller is moving to a parent: always false, since the move is immediate.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is moving from its parent: always false, since the move is immediate.
  open var isMovingFromParent: Bool { false }
  /// The coordinator of the current change of size: nil, since changes take no time.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Shows a controller in the navigation controller, otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller in the secondary column of the enclosing split view controller;
  /// presents it without a split view controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let container = sequence(first: self) { $0.parent }.dropFirst()
      .first { $0.showsDetailControllers }
    if let container {
      container.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  package final var traitObservations: [any UITraitChangeRegistration] {
    get { extras?.traitObservations ?? [] }
    set { changeExtras { $0.traitObservations = newValue } }
  }
  /// Whether the controller shows details of those inside it.
  package final var showsDetailControllers: Bool {
    get { extras?.showsDetails ?? false }
    set { changeExtras { $0.showsDetails = newValue } }
  }
  /// Replaces the view of a child controller with that of another child.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    if let new = toViewController.view {
      fromViewController.viewIfLoaded?.superview?.addSubview(new)
    }
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }

  // MARK: Bars

  /// The item that a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    if let item = extras?.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    changeExtras { $0.navigationItem = item }
    return item
  }
  /// The tab of the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = extras?.tabBarItem { return item }
      // The tab of a stack is that of its first controller.
      if let root = (self as? UINavigationController)?.viewControllers.first {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      changeExtras { $0.tabBarItem = item }
      return item
    }
    set { changeExtras { $0.tabBarItem = newValue } }
  }
  /// The buttons of the toolbar of a navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { extras?.toolbarItems }
    set {
      changeExtras { $0.toolbarItems = newValue }
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Sets the buttons of a toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the toolbar of a navigation controller is hidden while the controller is shown.
  open var hidesBottomBarWhenPushed: Bool {
    get { extras?.hidesBottomBarWhenPushed ?? false }
    set { changeExtras { $0.hidesBottomBarWhenPushed = newValue } }
  }
  /// The minimum margins of the system, in points: 16 on the sides, 20 where there is more room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side = UIView.systemMinimumMargin(in: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the keyboard stays when the first responder changes. Not read here.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The child that decides at which edges gestures of the system wait.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the pointer is hidden. Not read here.
  open var prefersPointerLocked: Bool { false }
  /// Returns the controller that performs an action that is shown elsewhere.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }
  /// Called where a segue leads back to the controller. Does nothing.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
  /// Called after the preferred size of a controller inside changed. Does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the size of a controller inside by Auto Layout changed. Quoin never calls it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size that a controller inside will have when the receiver has a size: the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let button = extras?.editButton { return button }
    let button = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
    changeExtras { $0.editButton = button }
    return button
  }
  /// Whether the content of the controller is being edited.
  open var isEditing: Bool {
    get { extras?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing != isEditing { changeExtras { $0.isEditing = editing } }
  }
  /// Whether scroll views in a navigation controller get insets above and below also where nothing
  /// can be scrolled; deprecated by Apple.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras?.automaticallyAdjustsInsets ?? true }
    set {
      changeExtras { $0.automaticallyAdjustsInsets = newValue }
      viewIfLoaded?.settleScrollInsets()
    }
  }
  /// The identifier for state restoration. Stored.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { changeExtras { $0.restorationIdentifier = newValue } }
  }

  // MARK: Screen

  /// The text of the status bar. Not shown.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden: by default in a compact height. On a stage of a device
  /// without a notch the safe area begins at the top then.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The animation of the status bar. Not shown.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller inside that decides about the text of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller inside that decides whether there is a status bar. Without one, a navigation
  /// controller and a tab bar controller leave it to the controller that they show.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Reports that the properties about the status bar changed. They take effect at the next layout.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }
  /// Whether the home indicator is hidden. Not shown.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller inside that decides about that strip.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Reports that the property about the home indicator changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the program's gestures take precedence over the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Reports that the property about these edges changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The supported interface orientations. A stage rotates regardless of them.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Reports that the property about orientations changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The light or dark style of the controller's view, which replaces that of its surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overridingTraits.controllerStyle ?? .unspecified }
    set { changeOverridingTraits { $0.controllerStyle = newValue } }
  }
  /// Traits that hold in the view of the controller, in place of those around.
  open var traitOverrides: any UITraitOverrides {
    get { extras?.overridingTraits.ofController ?? SpecifiedTraits() }
    set { changeOverridingTraits { $0.ofController = SpecifiedTraits(newValue) } }
  }
  /// Sets traits of a child that replace those of the surroundings; nil to remove them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeOverridingTraits { $0.ofContainer = collection }
  }
  /// Returns the traits that a child has in place of those around; nil where it has none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.extras?.overridingTraits.ofContainer
  }
  /// Sets the traits of the place in which a container of the system shows the controller, such as
  /// a column; nil for those around. A container of a program overrides them.
  package final func setTraitsOfPlace(_ collection: UITraitCollection?) {
    guard extras?.overridingTraits.ofPlace != collection else { return }
    changeOverridingTraits { $0.ofPlace = collection }
  }
  /// Changes the overriding traits of the controller, and applies them to the view.
  private func changeOverridingTraits(_ change: (inout OverridingTraits) -> Void) {
    changeExtras { change(&$0.overridingTraits) }
    applyOverridingTraits()
  }
  private func applyOverridingTraits() {
    guard let specified = extras?.overridingTraits else { return }
    viewIfLoaded?.changeOverridingTraits {
      $0.ofPlace = specified.ofPlace
      $0.ofContainer = specified.ofContainer
      $0.ofController = specified.ofController
      $0.controllerStyle = specified.controllerStyle
    }
  }
  // MARK: Segues

  /// Called before a segue shows another controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue may show another controller.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Returns whether an unwind segue whose action is registered for the class may go back to the
  /// controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  /// Shows the controller of a segue of the storyboard. An identifier that no segue has stops the
  /// program with a sentence, where UIKit raises an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard origin?.performSegue(identifier, of: self, sender: sender) != true else { return }
    ProgrammerError.stop(
      "missing-segue",
      "\(type(of: self)) has no segue with the identifier “\(identifier)”"
        + (origin == nil ? "; no storyboard made it. " : " in its storyboard. ")
        + "Present or push the controller.")
  }

  /// Called when memory is short. It never is here.
  open func didReceiveMemoryWarning() {}

  // MARK: Traits and guides

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parentController?.traitCollection ?? .current
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// A guide that ends where the upper bars end.
  open var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.top) }
  /// A guide at the top of the bottom bars.
  open var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottom) }

  // MARK: Focus. There is none here: nothing calls these members.

  /// The first targets of the focus: the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// The environment around: the superview of the view, or the parent.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parentController
  }
  /// The container of items that can become focused: nil.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// The identifier of the view's focus group. Stored.
  open var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the focus is restored when the controller appears again. Stored.
  open var restoresFocusAfterTransition: Bool {
    get { changedRestoresFocus ?? true }
    set { changedRestoresFocus = newValue }
  }
  private final var changedRestoresFocus: Bool? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Requests an update of the focus. Has no effect.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus if that was requested. Has no effect.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Called to bring the properties of views up to date before layout. Quoin never calls it.
  open func updateProperties() {}
  /// The transition with which the controller is pushed or presented. Stored, not shown.
  open var preferredTransition: Transition? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Updates the placeholder for missing content: none unless the program sets it. Not shown.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Requests an update of the placeholder for missing content. Has no effect: it is not shown.
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  /// Sets the scroll view that the bars at some edges observe: a large title collapses with the one
  /// of the upper edge, and a bar at the bottom has a background over content of the lower edge.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for part in Self.barEdges where edge.contains(part) {
      keep(scrollView, "contentScrollView \(part.rawValue)")
    }
    for container in sequence(first: self, next: \.parent).dropFirst() {
      container.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Returns the scroll view that the bar at an edge observes; of several edges, the first that has
  /// one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    for part in Self.barEdges where edge.contains(part) {
      let scroll: UIScrollView? = kept(nil, "contentScrollView \(part.rawValue)")
      if let scroll { return scroll }
    }
    return nil
  }
  private static let barEdges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
  /// Adds a key command. Has no effect: there are no keys.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Removes a key command. Has no effect: there are no keys.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// The context of the extension: always nil.
  open var extensionContext: NSExtensionContext? { nil }
}
