// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something in a menu. Menus are stored, not shown.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether something is on.
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// How something looks and whether it can be used.
  public struct Attributes: OptionSet, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt
    /// The attributes of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The text.
  open internal(set) var title = ""
  /// The picture.
  open internal(set) var image: UIImage?
}

/// A list of actions and other lists. Stored, not shown.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An identifier of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// An identifier of the given name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu is shown in another.
  public struct Options: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// The options of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Its actions are shown in the other menu.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One of its actions is on.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name of the menu.
  open private(set) var identifier: Identifier
  /// How the menu is shown in another.
  open private(set) var options: Options
  /// What the menu contains.
  open private(set) var children: [UIMenuElement]

  /// A menu of actions and other menus.
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
}
