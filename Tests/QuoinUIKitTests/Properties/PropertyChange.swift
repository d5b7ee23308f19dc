// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A change of one property of a view, which a layout follows.
@MainActor struct PropertyChange {
  /// The class and the name of the property, or of the function.
  let name: String
  let isPlaced: Bool
  /// Makes the view before the change.
  let make: @MainActor () -> UIView
  let change: @MainActor (UIView) -> Void
  /// A later change in answer to which the property counts, with a layout of its own.
  let followUp: (@MainActor (UIView) -> Void)?

  /// - Parameters:
  ///   - isPlaced: whether constraints place the view; else its frame does.
  ///   - make: makes the view; the class's initializer unless others are given.
  init<V: UIView>(
    _ name: String, isPlaced: Bool = true, of make: @escaping @MainActor () -> V,
    then followUp: (@MainActor (V) -> Void)? = nil, _ change: @escaping @MainActor (V) -> Void
  ) {
    self.name = name
    self.isPlaced = isPlaced
    self.make = make
    self.change = { if let view = $0 as? V { change(view) } }
    guard let followUp else {
      self.followUp = nil
      return
    }
    self.followUp = { if let view = $0 as? V { followUp(view) } }
  }

  /// All of them.
  static var all: [PropertyChange] {
    geometry + insets + contents + texts + fields + buttons + controls + stacks + scrolling + tables
  }

  /// The results of a tree in which the property has been changed.
  /// - Parameter isLaidOut: whether the tree is laid out before the change; nil for no change.
  func results(afterLayout isLaidOut: Bool?) -> [String] {
    let stage = PropertyStage(make(), isPlaced: isPlaced)
    if isLaidOut == true { stage.layOut() }
    if isLaidOut != nil { change(stage.view) }
    stage.root.layoutIfNeeded()
    if let followUp {
      followUp(stage.view)
      stage.root.layoutIfNeeded()
    }
    return stage.results
  }
}
