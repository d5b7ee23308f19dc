// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The outlets that the classes of UIKit have.
@MainActor enum BuiltInOutlets {
  /// Sets an outlet. Returns whether the class has one of that name, for an object of that type.
  static func connect(_ property: String, of source: AnyObject, to value: AnyObject) -> Bool {
    switch (source, property) {
    case (let view as UIView, "gestureRecognizers"):
      guard let recognizer = value as? UIGestureRecognizer else { return false }
      view.addGestureRecognizer(recognizer)
      return true
    case (let recognizer as UIGestureRecognizer, "delegate"):
      return set(value) { recognizer.delegate = $0 }
    case (let controller as UIViewController, _):
      return connect(property, of: controller, to: value)
    case (let table as UITableView, _): return connect(property, of: table, to: value)
    case (let collection as UICollectionView, _):
      return connect(property, of: collection, to: value)
    case (let text as UITextView, "delegate"): return set(value) { text.delegate = $0 }
    case (let scroll as UIScrollView, "delegate"): return set(value) { scroll.delegate = $0 }
    case (let field as UITextField, "delegate"): return set(value) { field.delegate = $0 }
    case (let bar as UISearchBar, "delegate"): return set(value) { bar.delegate = $0 }
    case (let picker as UIPickerView, "delegate"): return set(value) { picker.delegate = $0 }
    case (let picker as UIPickerView, "dataSource"): return set(value) { picker.dataSource = $0 }
    case (let cell as UITableViewCell, _): return connect(property, of: cell, to: value)
    case (let cell as UICollectionViewCell, "backgroundView"):
      return set(value) { cell.backgroundView = $0 }
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      return set(value) { cell.selectedBackgroundView = $0 }
    default: return false
    }
  }

  /// Calls a closure with a value of its type. Returns whether it is of that type.
  private static func set<Value>(_ value: AnyObject, _ assign: (Value) -> Void) -> Bool {
    guard let value = value as? Value else { return false }
    assign(value)
    return true
  }

  private static func connect(
    _ property: String, of controller: UIViewController, to value: AnyObject
  ) -> Bool {
    switch (controller, property) {
    case (_, "view"):
      return set(value) { (view: UIView) in
        if controller.viewIfLoaded !== view { controller.view = view }
      }
    case (let controller as UITableViewController, "tableView"):
      return set(value) { controller.tableView = $0 }
    case (let controller as UINavigationController, "delegate"):
      return set(value) { controller.delegate = $0 }
    case (let controller as UITabBarController, "delegate"):
      return set(value) { controller.delegate = $0 }
    // Bars and layouts of containers that their controllers make themselves.
    case (_, "navigationBar"), (_, "tabBar"), (_, "toolbar"): return true
    default: return false
    }
  }

  private static func connect(
    _ property: String, of table: UITableView, to value: AnyObject
  ) -> Bool {
    switch property {
    case "dataSource": set(value) { table.dataSource = $0 }
    case "delegate": set(value) { table.delegate = $0 }
    case "prefetchDataSource": set(value) { table.prefetchDataSource = $0 }
    case "backgroundView": set(value) { table.backgroundView = $0 }
    case "tableHeaderView": set(value) { table.tableHeaderView = $0 }
    case "tableFooterView": set(value) { table.tableFooterView = $0 }
    case "refreshControl": set(value) { table.refreshControl = $0 }
    default: false
    }
  }

  private static func connect(
    _ property: String, of collection: UICollectionView, to value: AnyObject
  ) -> Bool {
    switch property {
    case "dataSource": set(value) { collection.dataSource = $0 }
    case "delegate": set(value) { collection.delegate = $0 }
    case "prefetchDataSource": set(value) { collection.prefetchDataSource = $0 }
    case "backgroundView": set(value) { collection.backgroundView = $0 }
    case "collectionViewLayout": set(value) { collection.collectionViewLayout = $0 }
    default: false
    }
  }

  private static func connect(
    _ property: String, of cell: UITableViewCell, to value: AnyObject
  ) -> Bool {
    switch property {
    case "accessoryView": set(value) { cell.accessoryView = $0 }
    case "editingAccessoryView": set(value) { cell.editingAccessoryView = $0 }
    case "backgroundView": set(value) { cell.backgroundView = $0 }
    case "selectedBackgroundView": set(value) { cell.selectedBackgroundView = $0 }
    default: false
    }
  }
}
