// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Shows one of several controllers in all of its view. Nobody turns its pages here: a program sets
/// them, and its delegate hears of nothing, as in UIKit.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which pages turn.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Where a page turns to.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages while they turn, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages turn. Stored.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages turn. Stored.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is: nowhere, as one page is shown.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// Whether pages have backs. Stored.
  open var isDoubleSided = false
  /// Says which pages there are.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears that the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Turn pages. There are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The page that is shown.
  open private(set) var viewControllers: [UIViewController]? = []

  /// A controller without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without a page; archives are not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows other pages, at once; of several, the first.
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

  /// Shows the page in the view.
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
