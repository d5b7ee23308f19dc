// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// The record of how the controllers of several columns were merged into one navigation stack.
struct ColumnMerge {
  /// The navigation controller with the merged stack.
  var navigation: UINavigationController
  /// The first controller of each column after the primary one, in the order of the stack.
  var starts: [(column: UISplitViewController.Column, first: UIViewController)] = []
}

extension UISplitViewController {
  /// Returns the controller that a column shows: the one that was set or, in a split view
  /// controller with a style, the navigation controller around it.
  func shownController(of column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    if style == .unspecified || column == .compact || controller is UINavigationController {
      return controller
    }
    if let wrapper = wrappers[column] { return wrapper }
    let wrapper = UINavigationController(rootViewController: controller)
    wrappers[column] = wrapper
    return wrapper
  }

  /// The navigation controller of the collapsed columns.
  var collapsedNavigation: UINavigationController? { merge?.navigation }

  /// The controller that is shown while the columns are collapsed.
  var collapsedController: UIViewController? {
    if style != .unspecified, let compact = columns[.compact] { return compact }
    return merge?.navigation ?? topColumn.flatMap { shownController(of: $0) }
  }

  /// The column whose controllers are on top of the stack.
  private var topColumn: Column? {
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      style == .unspecified
      ? (keepsPrimary ? .primary : proposed)
      : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
    return columns[top] == nil ? [.primary, .secondary].first { columns[$0] != nil } : top
  }

  /// Whether the delegate keeps the primary column on top in a controller without a style.
  private var keepsPrimary: Bool {
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return false }
    return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
  }

  /// Collapses the columns into one: moves their controllers to the navigation stack of the primary
  /// column, up to the top column.
  func collapse() {
    for column in arranged { shownController(of: column)?.viewIfLoaded?.removeFromSuperview() }
    arranged = []
    merge = nil
    guard style == .unspecified || columns[.compact] == nil,
      let top = topColumn,
      let navigation = shownController(of: .primary) as? UINavigationController
    else { return }
    var merge = ColumnMerge(navigation: navigation)
    var pile = navigation.viewControllers
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      let moved = removeControllers(of: column)
      guard let first = moved.first else { continue }
      merge.starts.append((column, first))
      pile += moved
    }
    self.merge = merge
    navigation.setViewControllers(pile, animated: false)
  }

  /// Removes the controllers of a column from its own navigation stack and returns them.
  private func removeControllers(of column: Column) -> [UIViewController] {
    guard let controller = shownController(of: column) else { return [] }
    guard let navigation = controller as? UINavigationController else { return [controller] }
    let pile = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return pile
  }

  /// Shows another one of the collapsed columns.
  func showCollapsed(_ column: Column) {
    guard var merge else { return }
    let pile = merge.navigation.viewControllers
    if let start = merge.starts.first(where: { $0.column.rawValue > column.rawValue }),
      let index = pile.firstIndex(where: { $0 === start.first })
    {
      // The controllers above it return to their columns.
      let kept = Array(pile[..<index])
      giveBack(pile[index...], of: merge)
      merge.starts.removeAll { $0.column.rawValue > column.rawValue }
      self.merge = merge
      merge.navigation.setViewControllers(kept, animated: true)
    } else if !merge.starts.contains(where: { $0.column == column }), column != .primary {
      let moved = removeControllers(of: column)
      guard let first = moved.first else { return }
      merge.starts.append((column, first))
      self.merge = merge
      merge.navigation.setViewControllers(pile + moved, animated: true)
    }
  }

  /// Shows the columns side by side again.
  func expand() {
    if let compact = columns[.compact] { compact.viewIfLoaded?.removeFromSuperview() }
    guard let merge else { return }
    self.merge = nil
    let pile = merge.navigation.viewControllers
    guard let start = merge.starts.first,
      let index = pile.firstIndex(where: { $0 === start.first })
    else { return }
    merge.navigation.setViewControllers(Array(pile[..<index]), animated: false)
    giveBack(pile[index...], of: merge)
  }

  /// Returns controllers to the navigation stacks of their columns.
  private func giveBack(_ controllers: ArraySlice<UIViewController>, of merge: ColumnMerge) {
    var piles: [(column: Column, controllers: [UIViewController])] = []
    for controller in controllers {
      if let start = merge.starts.first(where: { $0.first === controller }) {
        piles.append((start.column, [controller]))
      } else if !piles.isEmpty {
        piles[piles.count - 1].controllers.append(controller)
      }
    }
    for (column, controllers) in piles {
      for controller in controllers { controller.removeFromParent() }
      (shownController(of: column) as? UINavigationController)?
        .setViewControllers(controllers, animated: false)
    }
  }
}

extension UIViewController {
  /// The nearest split view controller among the ancestors of this one.
  public var splitViewController: UISplitViewController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UISplitViewController }
      .first
  }
}
