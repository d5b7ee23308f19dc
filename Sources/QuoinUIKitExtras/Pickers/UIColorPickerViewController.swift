// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Lets the user choose a colour. It is presented as every controller, and shows an empty view.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Hears of the choice. Never called here.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.black
  /// Whether the colour may be transparent. Stored.
  open var supportsAlpha = true

  /// A controller with black.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller with black.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller with black; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Hears of the choice of a colour. Never called here.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A colour was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// A colour was chosen, or is being chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The controller was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A control with a colour, which opens a controller in UIKit. Nothing is opened here.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The colour; nil for none.
  open var selectedColor: UIColor?
  /// The title of the controller. Stored.
  open var title: String?
  /// Whether the colour may be transparent. Stored.
  open var supportsAlpha = true

  /// A control without colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control without colour; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
