// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  mutating func readScroll() {
    flag("scrollEnabled", "isScrollEnabled", usual: true)
    flag("pagingEnabled", "isPagingEnabled", usual: false)
    flag("directionalLockEnabled", "isDirectionalLockEnabled", usual: false)
    flag("bounces", "bounces", usual: true)
    flag("bouncesZoom", "bouncesZoom", usual: true)
    if description.systemClass == "UITableView" {
      // New tables always bounce, and those of files only if these say so.
      if element.flag("alwaysBounceVertical") != true { set("alwaysBounceVertical", "false") }
    } else {
      flag("alwaysBounceVertical", "alwaysBounceVertical", usual: false)
    }
    flag("alwaysBounceHorizontal", "alwaysBounceHorizontal", usual: false)
    flag("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", usual: true)
    flag("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", usual: true)
    flag("delaysContentTouches", "delaysContentTouches", usual: true)
    flag("canCancelContentTouches", "canCancelContentTouches", usual: true)
    number("minimumZoomScale", "minimumZoomScale", usual: 1)
    number("maximumZoomScale", "maximumZoomScale", usual: 1)
    let modes = ["onDrag": "onDrag", "interactive": "interactive"]
    member("keyboardDismissMode", "keyboardDismissMode", modes, usual: "none")
    let styles = ["black": "black", "white": "white"]
    member("indicatorStyle", "indicatorStyle", styles, usual: "default")
    set("contentInset", insets("contentInset"))
    let behaviors = ["never": "never", "always": "always", "scrollableAxes": "scrollableAxes"]
    member(
      "contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior", behaviors,
      usual: "automatic")
  }

  mutating func readTable() {
    readScroll()
    readHeights()
    if element["separatorStyle"] == "none" { set("separatorStyle", ".none") }
    readSeparatorInset()
    set("separatorColor", color("separatorColor"))
    flag("allowsSelection", "allowsSelection", usual: true)
    flag("allowsMultipleSelection", "allowsMultipleSelection", usual: false)
    flag("allowsSelectionDuringEditing", "allowsSelectionDuringEditing", usual: false)
    flag(
      "allowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", usual: false)
    for property in [
      "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    ] {
      set(property, color(property))
    }
  }

  /// Sets the heights, unless they are those that the table finds itself.
  private mutating func readHeights() {
    var automatic: [String] = []
    for property in [
      "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    ] {
      guard let height = element[property].flatMap(Double.init), height >= 0, height.isFinite
      else { continue }
      let text = SwiftLiteral.number(height)
      if property.hasPrefix("section"), TableHeaderHeight.isAutomatic(height) {
        automatic.append("\(property) \(text)")
      } else {
        set(property, text)
      }
    }
    guard !automatic.isEmpty else { return }
    let verb = automatic.count == 1 ? "is" : "are"
    note(
      "\(automatic.joined(separator: " and ")) of \(ConversionNote.quoted(name)) \(verb) not written, because "
        + "files have such heights where headers and footers size themselves.")
  }

  /// Insets of 0 differ from those of a new table or cell, too.
  private mutating func readSeparatorInset() {
    guard element.child("inset", key: "separatorInset") != nil else { return }
    set("separatorInset", insets("separatorInset") ?? ".zero")
  }

  mutating func readCell() {
    let accessories = [
      "disclosureIndicator": "disclosureIndicator",
      "detailDisclosureButton": "detailDisclosureButton", "checkmark": "checkmark",
      "detailButton": "detailButton",
    ]
    member("accessoryType", "accessoryType", accessories, usual: "none")
    member("editingAccessoryType", "editingAccessoryType", accessories, usual: "none")
    member("selectionStyle", "selectionStyle", ["none": "none", "gray": "gray"], usual: "default")
    readSeparatorInset()
    flag("shouldIndentWhileEditing", "shouldIndentWhileEditing", usual: true)
  }

  mutating func readCollection() {
    readScroll()
    flag("prefetchingEnabled", "isPrefetchingEnabled", usual: true)
    guard let layout = element.child("collectionViewFlowLayout", key: "collectionViewLayout") else {
      return
    }
    var flow = ViewSettings(layout, description, name: name, resources: values.resources)
    flow.readFlowLayout()
    layoutSettings = flow.settings
  }

  /// Reads the properties of a flow layout.
  private mutating func readFlowLayout() {
    member("scrollDirection", "scrollDirection", ["horizontal": "horizontal"], usual: "vertical")
    for property in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      number(property, property, usual: 10)
    }
    if size("itemSize") != "CGSize(width: 50, height: 50)" { set("itemSize", size("itemSize")) }
    if let size = size("estimatedItemSize") {
      set("estimatedItemSize", size)
    } else if element.flag("automaticEstimatedItemSize") == true {
      set("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")
    }
    for property in ["headerReferenceSize", "footerReferenceSize"] { set(property, size(property)) }
    set("sectionInset", insets("sectionInset"))
    let references = ["safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins"]
    member("sectionInsetReference", "sectionInsetReference", references, usual: "fromContentInset")
  }
}
