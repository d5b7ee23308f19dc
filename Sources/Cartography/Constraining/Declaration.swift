// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// One call of `constrain` or `layout`: runs the block once and puts its constraints into a group.
@MainActor struct Declaration {
  private let group: ConstraintGroup
  private let isActivating: Bool
  private let context: Context

  init(
    replacing group: ConstraintGroup?, activate: Bool = true, _ fileID: StaticString, _ line: UInt
  ) {
    self.group = group ?? ConstraintGroup()
    isActivating = activate
    context = Context(location: SourceLocation(fileID: fileID, line: line))
  }

  /// Runs the block and puts the constraints that it declares into the group.
  ///
  /// - Parameter block: Calls the program's block with proxies.
  /// - Returns: The group.
  func constrain(_ block: (Context) -> Void) -> ConstraintGroup {
    block(context)
    context.close()
    group.replace(with: context.constraints, activating: isActivating)
    return group
  }

  /// Installs the constraints, then lays out once each tree that contains an item of a new or a
  /// removed constraint.
  ///
  /// - Parameter block: Calls the program's block with proxies and returns their items.
  /// - Returns: The group.
  func layOut(_ block: (Context) -> [AnyObject]) -> ConstraintGroup {
    let removed = group.constraints
    var items: [AnyObject] = []
    let group = constrain { items = block($0) }
    PlatformItem.layOut(items + (removed + group.constraints).flatMap(\.items))
    return group
  }
}

extension Context {
  /// The items of the constraints that the block has declared so far, in order.
  var mentionedItems: [AnyObject] { constraints.flatMap(\.items) }
}

extension NSLayoutConstraint {
  @MainActor fileprivate var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } }
}
