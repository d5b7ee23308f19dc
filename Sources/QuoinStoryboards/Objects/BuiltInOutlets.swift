// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The outlets that the classes of UIKit have.
@MainActor enum BuiltInOutlets {
  /// An outlet of a class and its subclasses.
  private struct Outlet {
    let name: String
    /// Sets the outlet. Returns whether the value is of the right type; nil for an object of
    /// another class.
    let connect: (_ object: AnyObject, _ value: AnyObject) -> Bool?

    init<Object: AnyObject, Value>(
      _ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>
    ) {
      self.init(name) { (object: Object, value: Value) in object[keyPath: property] = value }
    }

    init<Object: AnyObject, Value>(_ name: String, _ assign: @escaping (Object, Value) -> Void) {
      self.name = name
      connect = { object, value in
        guard let object = object as? Object else { return nil }
        guard let value = value as? Value else { return false }
        assign(object, value)
        return true
      }
    }
  }

  /// The first outlet of a name and a class decides: that of a text view or a list is before that
  /// of scroll views.
  private static let outlets = [
    Outlet("gestureRecognizers") { (view: UIView, recognizer: UIGestureRecognizer) in
      view.addGestureRecognizer(recognizer)
    },
    Outlet("delegate", \UIGestureRecognizer.delegate),
    Outlet("view") { (controller: UIViewController, view: UIView) in
      if controller.viewIfLoaded !== view { controller.view = view }
    },
    Outlet("tableView") { (controller: UITableViewController, table: UITableView) in
      controller.tableView = table
    },
    Outlet("delegate", \UINavigationController.delegate),
    Outlet("delegate", \UITabBarController.delegate),
    Outlet("dataSource", \UITableView.dataSource),
    Outlet("delegate", \UITableView.delegate),
    Outlet("prefetchDataSource", \UITableView.prefetchDataSource),
    Outlet("backgroundView", \UITableView.backgroundView),
    Outlet("tableHeaderView", \UITableView.tableHeaderView),
    Outlet("tableFooterView", \UITableView.tableFooterView),
    Outlet("refreshControl", \UITableView.refreshControl),
    Outlet("dataSource", \UICollectionView.dataSource),
    Outlet("delegate", \UICollectionView.delegate),
    Outlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
    Outlet("backgroundView", \UICollectionView.backgroundView),
    Outlet("collectionViewLayout") {
      (collection: UICollectionView, layout: UICollectionViewLayout) in
      collection.collectionViewLayout = layout
    },
    Outlet("delegate", \UITextView.delegate),
    Outlet("delegate", \UIScrollView.delegate),
    Outlet("delegate", \UITextField.delegate),
    Outlet("delegate", \UISearchBar.delegate),
    Outlet("delegate", \UIPickerView.delegate),
    Outlet("dataSource", \UIPickerView.dataSource),
    Outlet("accessoryView", \UITableViewCell.accessoryView),
    Outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    Outlet("backgroundView", \UITableViewCell.backgroundView),
    Outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    Outlet("backgroundView", \UICollectionViewCell.backgroundView),
    Outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
  ]

  /// Sets an outlet. Returns whether the class has one of that name, for an object of that type.
  static func connect(_ property: String, of source: AnyObject, to value: AnyObject) -> Bool {
    // Bars of containers, which their controllers make themselves.
    if source is UIViewController, ["navigationBar", "tabBar", "toolbar"].contains(property) {
      return true
    }
    return outlets.lazy.filter { $0.name == property }
      .compactMap { $0.connect(source, value) }.first ?? false
  }
}
