// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// How controllers were put together on one pile.
struct ColumnMerge {
  /// The pile that is shown.
  var navigation: UINavigationController
  /// The first controllers of the columns after the primary one, in their order.
  var starts: [(column: UISplitViewController.Column, first: UIViewController)] = []
}

extension UISplitViewController {
  /// The controller that a column shows: the one that was set, or a navigation controller around it
  /// where the split view controller has a style.
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

  /// The pile of the collapsed columns.
  var collapsedNavigation: UINavigationController? { merge?.navigation }

  /// What is shown while the columns are collapsed.
  var collapsedController: UIViewController? {
    if style != .unspecified, let compact = columns[.compact] { return compact }
    return merge?.navigation ?? topColumn.flatMap { shownController(of: $0) }
  }

  /// The column whose controllers are on top.
  private var topColumn: Column? {
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      style == .unspecified
      ? (keepsPrimary ? .primary : proposed)
      : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
    return columns[top] == nil ? [.primary, .secondary].first { columns[$0] != nil } : top
  }

  /// Whether the delegate wants the primary column on top of a controller without a style.
  private var keepsPrimary: Bool {
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return false }
    return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
  }

  /// Shows one column in place of several: the controllers up to the top one on the pile of the primary
  /// column.
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
      let moved = pileToMove(of: column)
      guard let first = moved.first else { continue }
      merge.starts.append((column, first))
      pile += moved
    }
    self.merge = merge
    navigation.setViewControllers(pile, animated: false)
  }

  /// Takes the controllers of a column off its own pile.
  private func pileToMove(of column: Column) -> [UIViewController] {
    guard let controller = shownController(of: column) else { return [] }
    guard let navigation = controller as? UINavigationController else { return [controller] }
    let pile = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return pile
  }

  /// Shows another column of the collapsed ones.
  func showCollapsed(_ column: Column) {
    guard var merge else { return }
    let pile = merge.navigation.viewControllers
    if let start = merge.starts.first(where: { $0.column.rawValue > column.rawValue }),
      let index = pile.firstIndex(where: { $0 === start.first })
    {
      // The controllers above go back to their columns.
      let kept = Array(pile[..<index])
      giveBack(pile[index...], of: merge)
      merge.starts.removeAll { $0.column.rawValue > column.rawValue }
      self.merge = merge
      merge.navigation.setViewControllers(kept, animated: true)
    } else if !merge.starts.contains(where: { $0.column == column }), column != .primary {
      let moved = pileToMove(of: column)
      guard let first = moved.first else { return }
      merge.starts.append((column, first))
      self.merge = merge
      merge.navigation.setViewControllers(pile + moved, animated: true)
    }
  }

  /// Shows the columns beside each other again.
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

  /// Puts controllers back on the piles of their columns.
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
  /// The nearest split view controller that contains this one.
  public var splitViewController: UISplitViewController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UISplitViewController }
      .first
  }
}
