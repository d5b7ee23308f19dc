// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// What can be constrained: a view, a guide, or a type of the program that stands for one.
@preconcurrency @MainActor public protocol LayoutItem: AnyObject {
  /// What stands for the item in a block.
  associatedtype ProxyType: LayoutProxy

  /// What stands for the item in the block of a context.
  func asProxy(context: Context) -> ProxyType
}

extension LayoutItem {
  /// What stands for the item outside of a block. Constraints made with it are not installed by
  /// anyone else.
  public func asProxy() -> ProxyType { asProxy(context: Context()) }
}

extension View: LayoutItem {
  /// What stands for the view in the block of a context.
  public func asProxy(context: Context) -> ViewProxy { ViewProxy(context: context, view: self) }
}

extension LayoutGuide: LayoutItem {
  /// What stands for the guide in the block of a context.
  public func asProxy(context: Context) -> LayoutGuideProxy {
    LayoutGuideProxy(context: context, item: self)
  }
}
