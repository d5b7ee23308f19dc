// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Whether the frame of the view has a source outside of the constraints of a program, through
  /// its autoresizing mask: a window, the view of a controller that a window or a container shows,
  /// a cell of a table or a collection, or the content view of a cell.
  ///
  /// Reports call such a frame a fact. The mask of the view of another controller, which a program
  /// added to a view of its own, is one that a program may have forgotten.
  var hasGivenFrame: Bool {
    if self is UIWindow || isContentViewOfCell || isRow { return true }
    guard controller != nil else { return false }
    var next = parent
    while let view = next {
      if view is UIWindow { return true }
      if let container = view.controller { return container.placesViewsOfChildren }
      next = view.parent
    }
    return true
  }

  /// Whether the view is a cell of a table or a collection, which gives it its frame.
  private var isRow: Bool {
    (self is UITableViewCell && parent is UITableView)
      || (self is UICollectionViewCell && parent is UICollectionView)
  }

  /// Whether the view is the header or the footer of a table, which gives it a width and keeps the
  /// height of its frame.
  var isHeaderOrFooterOfTable: Bool {
    guard let table = parent as? UITableView else { return false }
    return table.tableHeaderView === self || table.tableFooterView === self
  }

  private var isContentViewOfCell: Bool {
    switch parent {
    case let cell as UITableViewCell:
      // The cell of a file has a view of the file in place of its own.
      cell.contentView === self || (type(of: self) == UIView.self && cell.children.first === self)
    case let view as UITableViewHeaderFooterView: view.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    default: false
    }
  }
}

extension ViewControlling {
  /// Whether the controller is one of UIKit's containers, or a subclass of one.
  fileprivate var placesViewsOfChildren: Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let type = mirror?.subjectType {
      if String(reflecting: type).hasPrefix("QuoinUIKit") { return type != UIViewController.self }
      mirror = mirror?.superclassMirror
    }
    return false
  }
}
