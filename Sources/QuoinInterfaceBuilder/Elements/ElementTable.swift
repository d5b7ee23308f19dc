// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The view elements of Interface Builder files by name.
enum ElementTable {
  /// Returns the rule for a view element; nil for an unknown name.
  static func rule(for name: String, platform: InterfacePlatform) -> ElementRule? {
    platform == .macOS ? macOSRules[name] : iOSRules[name]
  }

  /// Returns the rule for elements with an unknown name.
  static func fallback(platform: InterfacePlatform) -> ElementRule {
    ElementRule(
      className: platform == .macOS ? "NSView" : "UIView", kind: .plain, factory: .plain,
      sizing: .none)
  }

  private typealias Row = (
    name: String, className: String, kind: ElementKind, factory: ViewFactory, sizing: LeafSizing
  )

  private static let iOSRules = table(iOSRows, flipped: [])
  private static let macOSRules = table(
    macOSRows,
    flipped: ["tableView", "outlineView", "textView", "collectionView", "splitView", "scrollView"])

  private static func table(_ rows: [Row], flipped: Set<String>) -> [String: ElementRule] {
    var table: [String: ElementRule] = [:]
    for row in rows {
      table[row.name] = ElementRule(
        className: row.className, kind: row.kind, factory: row.factory, sizing: row.sizing,
        isFlipped: flipped.contains(row.name))
    }
    return table
  }

  private static let iOSRows: [Row] = [
    ("view", "UIView", .plain, .plain, .none),
    ("control", "UIControl", .plain, .plain, .none),
    ("label", "UILabel", .label, .label, .content),
    ("button", "UIButton", .button, .button, .content),
    ("imageView", "UIImageView", .image, .image, .content),
    ("textField", "UITextField", .textField, .textField, .content),
    ("textView", "UITextView", .textView, .textView, .none),
    ("switch", "UISwitch", .toggle, .toggle, .content),
    ("slider", "UISlider", .slider, .slider, .height),
    ("stepper", "UIStepper", .stepper, .plain, .content),
    ("segmentedControl", "UISegmentedControl", .segmented, .segmented, .content),
    ("progressView", "UIProgressView", .progress, .plain, .height),
    ("activityIndicatorView", "UIActivityIndicatorView", .activity, .plain, .content),
    ("pageControl", "UIPageControl", .pageControl, .plain, .content),
    ("pickerView", "UIPickerView", .picker, .plain, .content),
    ("datePicker", "UIDatePicker", .datePicker, .plain, .content),
    ("searchBar", "UISearchBar", .searchField, .plain, .height),
    ("navigationBar", "UINavigationBar", .navigationBar, .plain, .height),
    ("toolbar", "UIToolbar", .toolbar, .plain, .height),
    ("tabBar", "UITabBar", .tabBar, .plain, .height),
    ("scrollView", "UIScrollView", .scroll, .scroll, .none),
    ("stackView", "UIStackView", .stack, .stack, .none),
    ("tableView", "UITableView", .table, .scroll, .none),
    ("tableViewCell", "UITableViewCell", .cell, .plain, .none),
    ("tableViewCellContentView", "UIView", .plain, .plain, .none),
    ("collectionView", "UICollectionView", .collection, .scroll, .none),
    ("collectionViewCell", "UICollectionViewCell", .cell, .plain, .none),
    ("collectionViewCellContentView", "UIView", .plain, .plain, .none),
    ("collectionReusableView", "UICollectionReusableView", .cell, .plain, .none),
    ("tableViewHeaderFooterView", "UITableViewHeaderFooterView", .cell, .plain, .none),
    ("visualEffectView", "UIVisualEffectView", .effect, .plain, .none),
    ("containerView", "UIView", .container, .plain, .none),
    ("mapView", "MKMapView", .map, .plain, .none),
    ("webView", "UIWebView", .web, .plain, .none),
    ("wkWebView", "WKWebView", .web, .plain, .none),
    ("sceneKitView", "SCNView", .scene3D, .plain, .none),
    ("arscnView", "ARSCNView", .scene3D, .plain, .none),
    ("arskView", "ARSKView", .scene3D, .plain, .none),
    ("skView", "SKView", .scene3D, .plain, .none),
    ("glkView", "GLKView", .scene3D, .plain, .none),
    ("mtkView", "MTKView", .scene3D, .plain, .none),
    ("refreshControl", "UIRefreshControl", .activity, .plain, .content),
    ("colorWell", "UIColorWell", .colorWell, .plain, .content),
    ("tvDigitEntryView", "UIView", .plain, .plain, .none),
  ]

  private static let macOSRows: [Row] = [
    ("view", "NSView", .plain, .plain, .none),
    ("customView", "NSView", .plain, .plain, .none),
    ("control", "NSControl", .plain, .plain, .none),
    ("textField", "NSTextField", .textField, .textField, .content),
    ("button", "NSButton", .button, .button, .content),
    ("popUpButton", "NSPopUpButton", .popUpButton, .plain, .content),
    ("comboBox", "NSComboBox", .comboBox, .plain, .content),
    ("searchField", "NSSearchField", .searchField, .plain, .content),
    ("secureTextField", "NSSecureTextField", .textField, .textField, .content),
    ("tokenField", "NSTokenField", .textField, .textField, .content),
    ("segmentedControl", "NSSegmentedControl", .segmented, .segmented, .content),
    ("slider", "NSSlider", .slider, .slider, .content),
    ("stepper", "NSStepper", .stepper, .plain, .content),
    ("switch", "NSSwitch", .toggle, .toggle, .content),
    ("imageView", "NSImageView", .image, .image, .content),
    ("box", "NSBox", .box, .plain, .none),
    ("scrollView", "NSScrollView", .scroll, .plain, .none),
    ("clipView", "NSClipView", .clip, .plain, .none),
    ("scroller", "NSScroller", .scroller, .plain, .none),
    ("textView", "NSTextView", .textView, .textView, .none),
    ("tableView", "NSTableView", .table, .plain, .none),
    ("tableHeaderView", "NSTableHeaderView", .plain, .plain, .none),
    ("outlineView", "NSOutlineView", .table, .plain, .none),
    ("tableCellView", "NSTableCellView", .cell, .plain, .none),
    ("tableRowView", "NSTableRowView", .cell, .plain, .none),
    ("collectionView", "NSCollectionView", .collection, .plain, .none),
    ("browser", "NSBrowser", .table, .plain, .none),
    ("splitView", "NSSplitView", .split, .plain, .none),
    ("tabView", "NSTabView", .tab, .plain, .none),
    ("stackView", "NSStackView", .stack, .plain, .none),
    ("gridView", "NSGridView", .grid, .plain, .content),
    ("progressIndicator", "NSProgressIndicator", .progress, .plain, .content),
    ("levelIndicator", "NSLevelIndicator", .level, .plain, .content),
    ("datePicker", "NSDatePicker", .datePicker, .plain, .content),
    ("colorWell", "NSColorWell", .colorWell, .plain, .content),
    ("visualEffectView", "NSVisualEffectView", .effect, .plain, .none),
    ("matrix", "NSMatrix", .plain, .plain, .content),
    ("pathControl", "NSPathControl", .textField, .plain, .height),
    ("ruleEditor", "NSRuleEditor", .plain, .plain, .none),
    ("predicateEditor", "NSPredicateEditor", .plain, .plain, .none),
    ("webView", "WebView", .web, .plain, .none),
    ("wkWebView", "WKWebView", .web, .plain, .none),
    ("mapView", "MKMapView", .map, .plain, .none),
    ("sceneKitView", "SCNView", .scene3D, .plain, .none),
    ("skView", "SKView", .scene3D, .plain, .none),
    ("mtkView", "MTKView", .scene3D, .plain, .none),
    ("openGLView", "NSOpenGLView", .scene3D, .plain, .none),
    ("pdfView", "PDFView", .plain, .plain, .none),
    ("avPlayerView", "AVPlayerView", .plain, .plain, .none),
    ("containerView", "NSView", .container, .plain, .none),
    ("customControl", "NSControl", .plain, .plain, .none),
    ("scrubber", "NSScrubber", .collection, .plain, .none),
    ("comboButton", "NSComboButton", .button, .plain, .content),
  ]
}
