// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An element of a menu. Menus are stored, not shown.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an element is on.
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The attributes of a menu element, such as disabled or hidden.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as a bit mask.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// The element cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// The element destroys data.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title of the element.
  open internal(set) var title = ""
  /// The image of the element.
  open internal(set) var image: UIImage?
  /// The subtitle of the element. Stored, not shown.
  open var subtitle: String?
}

/// A menu of actions and submenus. Stored, not shown.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw string value.
    public var rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The size of the entries of a menu.
  public enum ElementSize: Int, Hashable, Sendable {
    case automatic = -1
    case small = 0
    case medium = 1
    case large = 2
  }

  /// The options for showing a menu in another.
  public struct Options: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// The elements of the menu are shown inline in the parent menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu destroys data.
    public static let destructive = Options(rawValue: 2)
    /// One of the actions of the menu is on.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements of the menu are shown as a palette of small images.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The name of the menu.
  open private(set) var identifier: Identifier
  /// The options for showing the menu in another.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]
  /// The preferred size of the elements. Stored, not shown.
  open var preferredElementSize = ElementSize.automatic
  /// The entries that are on.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }

  /// Creates a menu of actions and other menus.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu")
    self.options = options
    self.children = children
    super.init()
    self.title = title
    self.image = image
  }

  /// Creates a menu of actions and other menus, with a text below its title.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// Returns the same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
    menu.subtitle = subtitle
    menu.preferredElementSize = preferredElementSize
    return menu
  }
}

extension UIMenu.Identifier {
  /// The menu of the program.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files.
  public static let file = Self("com.apple.menu.file")
  /// The menu for editing.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu for the view.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// The menu of text styles.
  public static let format = Self("com.apple.menu.format")
  /// The entries for settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The entries for searching.
  public static let find = Self("com.apple.menu.find")
  /// The entries for undoing.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The entries for copying.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The entries of services.
  public static let services = Self("com.apple.menu.services")
  /// The entries for a new scene.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The entries for printing.
  public static let print = Self("com.apple.menu.print")
  /// The menu that contains all menus.
  public static let root = Self("com.apple.menu.root")
}
