// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// An item that can be constrained: a view, a guide, or an object of the program that wraps one.
///
/// > Note: QuoinLayout has another type of this name. Where both modules are imported, write
/// > `Cartography.LayoutItem` or `QuoinLayout.LayoutItem`.
@preconcurrency @MainActor public protocol LayoutItem<ProxyType>: AnyObject {
  /// The type of the proxies that represent the item in blocks.
  associatedtype ProxyType: LayoutProxy

  /// Returns a proxy of the item for the block of a context.
  func asProxy(context: Context) -> ProxyType
}

extension LayoutItem {
  /// Returns a proxy of the item for use outside of blocks. The caller installs the constraints
  /// that are made with it.
  public func asProxy() -> ProxyType { asProxy(context: Context()) }
}

extension View: LayoutItem {
  /// Returns a proxy of the view for the block of a context.
  public func asProxy(context: Context) -> ViewProxy { ViewProxy(context: context, view: self) }
}

extension LayoutGuide: LayoutItem {
  /// Returns a proxy of the guide for the block of a context.
  public func asProxy(context: Context) -> LayoutGuideProxy {
    LayoutGuideProxy(context: context, item: self)
  }
}
