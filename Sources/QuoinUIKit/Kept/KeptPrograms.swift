// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Programs.txt and run it again.
// swift-format-ignore-file

extension UITabBar {
  /// Without effect here: Apple's [UITabBar.ItemPositioning](https://developer.apple.com/documentation/uikit/uitabbar/itempositioning).
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}

extension UISearchControllerDelegate {
  /// The default of Apple's [UISearchControllerDelegate.willPresentSearchController(_:)](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/willpresentsearchcontroller(_:)).
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default of Apple's [UISearchControllerDelegate.didPresentSearchController(_:)](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/didpresentsearchcontroller(_:)).
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default of Apple's [UISearchControllerDelegate.willDismissSearchController(_:)](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/willdismisssearchcontroller(_:)).
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default of Apple's [UISearchControllerDelegate.didDismissSearchController(_:)](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/diddismisssearchcontroller(_:)).
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// The default of Apple's [UISearchControllerDelegate.presentSearchController(_:)](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/presentsearchcontroller(_:)).
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UIButton.Configuration {
  /// Without effect here: Apple's [UIButton.Configuration.Indicator](https://developer.apple.com/documentation/uikit/uibutton/configuration/indicator).
  public enum Indicator: Int, Sendable {
    case automatic = 0
    case none = 1
    case popup = 2
  }
}

/// Without effect here: Apple's [UISheetPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate).
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Without effect here: Apple's [UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  /// Without effect here: Apple's [UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)).
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

extension UINavigationBarDelegate {
  /// The default of Apple's [UINavigationBarDelegate.navigationBar(_:shouldPush:)](https://developer.apple.com/documentation/uikit/uinavigationbardelegate/navigationbar(_:shouldpush:)).
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// The default of Apple's [UINavigationBarDelegate.navigationBar(_:didPush:)](https://developer.apple.com/documentation/uikit/uinavigationbardelegate/navigationbar(_:didpush:)).
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// The default of Apple's [UINavigationBarDelegate.navigationBar(_:shouldPop:)](https://developer.apple.com/documentation/uikit/uinavigationbardelegate/navigationbar(_:shouldpop:)).
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// The default of Apple's [UINavigationBarDelegate.navigationBar(_:didPop:)](https://developer.apple.com/documentation/uikit/uinavigationbardelegate/navigationbar(_:didpop:)).
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UIContextMenuConfiguration {
  /// Without effect here: Apple's [UIContextMenuConfiguration.ElementOrder](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder).
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }
}

/// Without effect here: Apple's [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Without effect here: Apple's [UIDeferredMenuElement.init(_:)](https://developer.apple.com/documentation/uikit/uideferredmenuelement/init(_:)).
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { self.init() }
  /// Without effect here: Apple's [UIDeferredMenuElement.uncached(_:)](https://developer.apple.com/documentation/uikit/uideferredmenuelement/uncached(_:)).
  public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

