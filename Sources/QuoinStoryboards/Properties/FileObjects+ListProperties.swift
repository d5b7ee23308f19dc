// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  func apply(_ element: MarkupElement, to scroll: UIScrollView) {
    scroll.isScrollEnabled = element.flag("scrollEnabled") ?? true
    scroll.isPagingEnabled = element.flag("pagingEnabled") ?? false
    scroll.bounces = element.flag("bounces") ?? true
    scroll.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    scroll.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    scroll.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    scroll.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    if let insets = element.insets("contentInset") { scroll.contentInset = insets }
    if element["contentInsetAdjustmentBehavior"] == "never" {
      scroll.contentInsetAdjustmentBehavior = .never
    } else if element["contentInsetAdjustmentBehavior"] == "always" {
      scroll.contentInsetAdjustmentBehavior = .always
    }
    switch scroll {
    case let text as UITextView: apply(element, to: text)
    case let table as UITableView: apply(element, to: table)
    case let collection as UICollectionView: apply(element, to: collection)
    default: break
    }
  }

  private func apply(_ element: MarkupElement, to table: UITableView) {
    table.style = FileNames.tableStyles[element["style"] ?? ""] ?? .plain
    // Without a height the file means the height of a row in old files; -1 is automatic.
    if let height = element.number("rowHeight") {
      table.rowHeight = height < 0 ? UITableView.automaticDimension : height
    }
    if let height = element.number("estimatedRowHeight") {
      table.estimatedRowHeight = height < 0 ? UITableView.automaticDimension : height
    }
    if let height = element.number("sectionHeaderHeight") {
      table.sectionHeaderHeight = headerHeight(height, of: table)
    }
    if let height = element.number("sectionFooterHeight") {
      table.sectionFooterHeight = headerHeight(height, of: table)
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    if let color = color("separatorColor", of: element) { table.separatorColor = color }
  }

  /// The height of headers and footers.
  private func headerHeight(_ height: CGFloat, of table: UITableView) -> CGFloat {
    TableHeaderHeight.isAutomatic(Double(height)) ? UITableView.automaticDimension : height
  }

  func apply(_ element: MarkupElement, to cell: UITableViewCell) {
    cell.reuseIdentifier = element["reuseIdentifier"]
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": cell.cellStyle = .value1
    case "IBUITableViewCellStyleValue2": cell.cellStyle = .value2
    case "IBUITableViewCellStyleSubtitle": cell.cellStyle = .subtitle
    default: cell.cellStyle = .default
    }
    cell.accessoryType = FileNames.cellAccessories[element["accessoryType"] ?? ""] ?? .none
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: cell.selectionStyle = .default
    }
  }

  private func apply(_ element: MarkupElement, to collection: UICollectionView) {
    guard let written = element.child(key: "collectionViewLayout"),
      written.name == "collectionViewFlowLayout" || written.name == "collectionViewLayout"
    else { return }
    if let name = written["customClass"], written.name == "collectionViewLayout" {
      // A layout of a class of the program, which may be a flow layout.
      let type = registeredType(name, instead: UICollectionViewLayout.self, at: written)
      if type != UICollectionViewLayout.self, let layout = type.init(coder: NSCoder()) {
        collection.collectionViewLayout = layout
        keep(layout, as: written["id"])
      }
    } else if let name = written["customClass"] {
      let type = registeredType(name, instead: UICollectionViewFlowLayout.self, at: written)
      if let layout = type.init(coder: NSCoder()) { collection.collectionViewLayout = layout }
    }
    guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      return
    }
    keep(layout, as: written["id"])
    guard written.name == "collectionViewFlowLayout" else { return }
    layout.scrollDirection = written["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let spacing = written.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = written.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = written.size("itemSize") { layout.itemSize = size }
    if let size = written.size("estimatedItemSize"), size.width > 0 || size.height > 0 {
      layout.estimatedItemSize = size
    } else if written["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = written.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = written.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = written.insets("sectionInset") { layout.sectionInset = insets }
  }
}
