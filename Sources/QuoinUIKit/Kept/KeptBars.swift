// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Bars.txt and run it again.
// swift-format-ignore-file

public import Foundation

/// Without effect here: Apple's [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// Without effect here: Apple's [UIBarStyle.blackTranslucent](https://developer.apple.com/documentation/uikit/uibarstyle/blacktranslucent).
  public static let blackTranslucent: UIBarStyle = .black
}

extension UIBarPositioningDelegate {
  /// The default of Apple's [UIBarPositioningDelegate.position(for:)](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate/position(for:)).
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UITabBarDelegate {
  /// The default of Apple's [UITabBarDelegate.tabBar(_:didSelect:)](https://developer.apple.com/documentation/uikit/uitabbardelegate/tabbar(_:didselect:)).
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UINavigationItem {
  /// Without effect here: Apple's [UINavigationItem.BackButtonDisplayMode](https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode).
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
}

extension UINavigationItem {
  /// Without effect here: Apple's [UINavigationItem.ItemStyle](https://developer.apple.com/documentation/uikit/uinavigationitem/itemstyle).
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
}

extension UINavigationItemRenameDelegate {
  /// The default of Apple's [UINavigationItemRenameDelegate.navigationItemShouldBeginRenaming(_:)](https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate/navigationitemshouldbeginrenaming(_:)).
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// The default of Apple's [UINavigationItemRenameDelegate.navigationItem(_:shouldEndRenamingWith:)](https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate/navigationitem(_:shouldendrenamingwith:)).
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// Without effect here: Apple's [UIDocumentProperties](https://developer.apple.com/documentation/uikit/uidocumentproperties).
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// Without effect here: Apple's [UIDocumentProperties.url](https://developer.apple.com/documentation/uikit/uidocumentproperties/url).
  open private(set) var url: URL?
  /// Without effect here: Apple's [UIDocumentProperties.dragItemsProvider](https://developer.apple.com/documentation/uikit/uidocumentproperties/dragitemsprovider).
  open var dragItemsProvider: ((Any) -> [Any])?
  /// Without effect here: Apple's [UIDocumentProperties.activityViewControllerProvider](https://developer.apple.com/documentation/uikit/uidocumentproperties/activityviewcontrollerprovider).
  open var activityViewControllerProvider: (() -> UIViewController)?
  /// Without effect here: Apple's [UIDocumentProperties.wantsIconRepresentation](https://developer.apple.com/documentation/uikit/uidocumentproperties/wantsiconrepresentation).
  open var wantsIconRepresentation: Bool = true
  /// Without effect here: Apple's [UIDocumentProperties.init(url:)](https://developer.apple.com/documentation/uikit/uidocumentproperties/init(url:)).
  public init(url: URL) { self.url = url; super.init() }
}

