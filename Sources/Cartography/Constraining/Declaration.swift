// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// What `constrain` and `layout` have in common: a block, run once, and where what it declares goes.
@MainActor struct Declaration {
  private let group: ConstraintGroup
  private let isActivating: Bool
  private let context: Context

  init(
    replacing group: ConstraintGroup?, activate: Bool = true, _ fileID: StaticString, _ line: UInt
  ) {
    self.group = group ?? ConstraintGroup()
    isActivating = activate
    context = Context(place: SourcePlace(fileID: fileID, line: line))
  }

  /// Runs the block and hands what it declared to the group.
  /// - Parameter block: calls the program's block with proxies.
  func constrain(_ block: (Context) -> Void) -> ConstraintGroup {
    block(context)
    context.close()
    group.replace(with: context.constraints, activating: isActivating)
    return group
  }

  /// Constrains, then lays out each tree that has to do with it once.
  /// - Parameter block: calls the program's block with proxies and returns their items.
  func layOut(_ block: (Context) -> [AnyObject]) -> ConstraintGroup {
    let removed = group.constraints
    var items: [AnyObject] = []
    let group = constrain { items = block($0) }
    PlatformItem.layOut(items + (removed + group.constraints).flatMap(\.items))
    return group
  }
}

extension Context {
  /// The items of what the block declared so far, in order.
  var mentionedItems: [AnyObject] { constraints.flatMap(\.items) }
}

extension NSLayoutConstraint {
  @MainActor fileprivate var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } }
}
