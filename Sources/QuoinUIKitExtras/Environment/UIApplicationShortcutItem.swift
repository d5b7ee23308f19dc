// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// The icon of a shortcut item. Stored, not shown.
open class UIApplicationShortcutIcon: NSObject {
  /// The icons of the system.
  public enum IconType: Int, Hashable, Sendable {
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
    case prohibit = 7
    case contact = 8
    case home = 9
    case markLocation = 10
    case favorite = 11
    case love = 12
    case cloud = 13
    case invitation = 14
    case confirmation = 15
    case mail = 16
    case message = 17
    case date = 18
    case time = 19
    case capturePhoto = 20
    case captureVideo = 21
    case task = 22
    case taskCompleted = 23
    case alarm = 24
    case bookmark = 25
    case shuffle = 26
    case audio = 27
    case update = 28
  }

  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon from an image of the program.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// A shortcut item in the menu of the program's icon. Stored, not shown.
open class UIApplicationShortcutItem: NSObject {
  /// The type of the shortcut, defined by the program.
  open fileprivate(set) var type: String
  /// The title of the shortcut.
  open fileprivate(set) var localizedTitle: String
  /// The subtitle of the shortcut.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon of the shortcut.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Additional information about the shortcut.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the scene that handles the shortcut.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates a shortcut with all its properties.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates a shortcut with a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A shortcut item that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type of the shortcut, defined by the program.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title of the shortcut.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle of the shortcut.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon of the shortcut.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Additional information about the shortcut.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
