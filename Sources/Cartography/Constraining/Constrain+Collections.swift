// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Constrains the items of an array to each other; see the form with single items.
@preconcurrency @MainActor @discardableResult
public func constrain<T: LayoutItem>(
  _ items: [T], replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: ([T.ProxyType]) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(items.map { $0.asProxy(context: context) })
  }
}

/// Constrains the items of a dictionary to each other; see the form with single items.
@preconcurrency @MainActor @discardableResult
public func constrain<T: Hashable, U: LayoutItem>(
  _ items: [T: U], replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: ([T: U.ProxyType]) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(items.mapValues { $0.asProxy(context: context) })
  }
}

/// Uninstalls and removes the constraints of a group.
@preconcurrency @MainActor public func constrain(clear group: ConstraintGroup) {
  group.replace(with: [], activating: false)
}

/// Constrains the items of an array to each other and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<T: LayoutItem>(
  _ items: [T], replace group: ConstraintGroup? = nil, fileID: StaticString = #fileID,
  line: UInt = #line, block: ([T.ProxyType]) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = items.map { $0.asProxy(context: context) }
    block(proxies)
    return proxies.map(\.item)
  }
}

/// Constrains the items of a dictionary to each other and lays out at once.
///
/// Items of several trees are laid out in the order in which constraints mention them, then in the
/// order of the texts of their keys.
@preconcurrency @MainActor @discardableResult
public func layout<T: Hashable, U: LayoutItem>(
  _ items: [T: U], replace group: ConstraintGroup? = nil, fileID: StaticString = #fileID,
  line: UInt = #line, block: ([T: U.ProxyType]) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = items.mapValues { $0.asProxy(context: context) }
    block(proxies)
    let others = proxies.map { (name: "\($0.key)", item: $0.value.item) }
      .sorted { $0.name < $1.name }
    return context.mentionedItems + others.map(\.item)
  }
}

/// Uninstalls and removes the constraints of a group, and lays out at once.
@preconcurrency @MainActor public func layout(clear group: ConstraintGroup) {
  _ = Declaration(replacing: group, #fileID, #line).layOut { _ in [] }
}
