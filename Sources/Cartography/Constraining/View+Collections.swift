// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// Inside of a view, members of another dialect hide functions of the same name. These members call
// the functions.

extension View {
  /// Constrains the items of an array to each other.
  @preconcurrency @MainActor @discardableResult
  public func constrain<T: LayoutItem>(
    _ items: [T], replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: ([T.ProxyType]) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      items, replace: group, activate: activate, fileID: fileID, line: line, column: column,
      block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<T: LayoutItem>(
    _ items: [T], replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, block: ([T.ProxyType]) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      items, replace: group, activate: activate, fileID: fileID, line: line, block: block)
  }

  /// Constrains the items of a dictionary to each other.
  @preconcurrency @MainActor @discardableResult
  public func constrain<T: Hashable, U: LayoutItem>(
    _ items: [T: U], replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: ([T: U.ProxyType]) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      items, replace: group, activate: activate, fileID: fileID, line: line, column: column,
      block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<T: Hashable, U: LayoutItem>(
    _ items: [T: U], replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, block: ([T: U.ProxyType]) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      items, replace: group, activate: activate, fileID: fileID, line: line, block: block)
  }

  /// Uninstalls and forgets the constraints of a group.
  @preconcurrency @MainActor public func constrain(clear group: ConstraintGroup) {
    Cartography.constrain(clear: group)
  }

  /// Constrains the items of an array to each other and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<T: LayoutItem>(
    _ items: [T], replace group: ConstraintGroup? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @StatementLocations block: ([T.ProxyType]) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      items, replace: group, fileID: fileID, line: line, column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<T: LayoutItem>(
    _ items: [T], replace group: ConstraintGroup? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, block: ([T.ProxyType]) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(items, replace: group, fileID: fileID, line: line, block: block)
  }

  /// Constrains the items of a dictionary to each other and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<T: Hashable, U: LayoutItem>(
    _ items: [T: U], replace group: ConstraintGroup? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @StatementLocations block: ([T: U.ProxyType]) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      items, replace: group, fileID: fileID, line: line, column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<T: Hashable, U: LayoutItem>(
    _ items: [T: U], replace group: ConstraintGroup? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, block: ([T: U.ProxyType]) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(items, replace: group, fileID: fileID, line: line, block: block)
  }

  /// Uninstalls and forgets the constraints of a group, and lays out at once.
  @preconcurrency @MainActor public func layout(clear group: ConstraintGroup) {
    Cartography.layout(clear: group)
  }
}
