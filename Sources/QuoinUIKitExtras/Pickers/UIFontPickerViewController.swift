// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Lets the user choose a font. It is presented as every controller, and shows an empty view.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered. Stored.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether all fonts of a family are offered.
    open var includeFaces = false
    /// Whether names are in the font of the system.
    open var displayUsingSystemFont = false
    /// The kinds of fonts that are offered; empty for all.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Which languages the fonts have to have.
    open var filteredLanguagesPredicate: NSPredicate?
    /// All families.
    public override init() { super.init() }
    /// A condition for fonts that have some languages. It always holds: languages of fonts are not
    /// known.
    open class func filterPredicate(
      forFilteredLanguages filteredLanguages: [String]
    ) -> NSPredicate? { NSPredicate(value: true) }
  }

  /// Which fonts are offered.
  public final let configuration: Configuration
  /// Hears of the choice. Never called here.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// A controller that offers some fonts.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that offers all families.
  public convenience init() {
    self.init(configuration: Configuration())
  }

  /// A controller that offers all families; archives are not read.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// Hears of the choice of a font. Never called here.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The user chose none.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// The user chose a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
