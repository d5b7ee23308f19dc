// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A controller that shows one page of several. The user cannot turn pages here: the program sets
/// them, and the delegate is not called, as in UIKit for pages that a program sets.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The style of the transition between pages.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which pages turn.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The direction in which pages turn.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The position of the spine of a book.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public var rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option for the position of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The option for the distance between pages during a transition, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style of the transition between pages. Stored.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages turn. Stored.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine: none while pages scroll, otherwise the leading edge.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// Whether pages have content on both sides. Stored.
  open var isDoubleSided = false
  /// The data source that provides the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate that is notified when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The gesture recognizers that turn pages: none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The page that is shown, as an array.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Creates a controller without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    setContentPlacement { ($0 as? UIPageViewController)?.showPage() }
  }

  /// Creates a controller without a page; archives are not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
    setContentPlacement { ($0 as? UIPageViewController)?.showPage() }
  }

  /// Shows a page immediately. Only the first of several controllers is shown.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    for old in self.viewControllers ?? [] where !new.contains(old) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = new
    for controller in new where controller.parent !== self { addChild(controller) }
    if isViewLoaded { showPage() }
    completion?(true)
  }

  /// Adds the page to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    guard let page = viewControllers?.first, let content = page.view, let view = viewIfLoaded,
      content.superview !== view
    else { return }
    content.frame = view.bounds
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    page.didMove(toParent: self)
  }
}
