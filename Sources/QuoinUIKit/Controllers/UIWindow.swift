// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The view at the top of a tree, with a size of its own.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// A hidden window with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A hidden window of the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A hidden window of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The window itself.
  open override var window: UIWindow? { self }
  /// The screen that the window is on.
  open var screen: UIScreen { .main }
  /// Whether the window gets the keys.
  open private(set) var isKeyWindow = false
  /// Traits that hold in the window; set by who knows the device.
  package var traits = UITraitCollection.current

  /// The traits that hold in the window.
  open override var traitCollection: UITraitCollection { traits }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      if !isHidden { showRoot() }
    }
  }

  /// Makes the window the one that gets the keys.
  open func makeKey() {
    isKeyWindow = true
  }

  /// Shows the window and makes it the one that gets the keys.
  open func makeKeyAndVisible() {
    let wasHidden = isHidden
    isHidden = false
    isKeyWindow = true
    if wasHidden { showRoot() }
  }

  /// Tells the root controller that it is shown, and lays out at the next turn of the main run
  /// loop.
  private func showRoot() {
    rootViewController?.windowVisibilityDidChange()
    rootViewController?.viewWillAppear(false)
    Task { @MainActor [weak self] in
      guard let self, !self.isHidden else { return }
      self.layoutIfNeeded()
      self.rootViewController?.viewDidAppear(false)
    }
  }
}
