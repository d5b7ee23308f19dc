// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The names of elements that are not views and need no mention when they occur.
enum KnownElements {
  /// Whether an element of that name, which is not a view, is a usual part of a file.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || usualEndings.contains { name.hasSuffix($0) && name != $0 }
  }

  /// Whole families: cells of macOS controls, gesture recognizers, simulated metrics, appearances.
  private static let usualEndings = [
    "Cell", "GestureRecognizer", "Metrics", "Appearance", "Controller", "Segue", "Formatter",
    "Configuration", "Effect", "Item", "Items", "Touch", "Descriptor", "Mask", "Layout",
    "MetricsContainer", "Placeholder", "ClassName", "Header", "Traits", "Behavior",
  ]

  private static let names: Set<String> = Set(
    """
    document archive device adaptation dependencies deployment development plugIn capability
    customFonts array objects scenes scene resources designables designable point inset size rect
    inferredMetricsTieBreakers simulatedMetricsContainer classes class relationships relationship
    image namedColor systemColor color mutableData data placeholder customObject exit segue
    subviews constraints constraint variation mask include exclude viewLayoutGuide keyboardLayoutGuide
    layoutGuides
    viewControllerLayoutGuide userGuides userLayoutGuide autoresizingMask fontDescription font
    edgeInsets directionalEdgeInsets userDefinedRuntimeAttributes userDefinedRuntimeAttribute
    connections outlet outletCollection action binding accessibilityConnection nil string
    mutableString mutableArray attributedString fragment attributes paragraphStyle textAttributes textTab
    tabStops bool integer real date decimal value range null offsetWrapper options dictionary
    state title textInputTraits dataDetectorType dataDetectorTypes extendedEdge freeformSize
    scopeButtonTitles preferredSymbolConfiguration hierarchicalColors accessibility accessibilityTraits
    accessibilityCustomActions accessibilityElements animations caTransition shadow gradient
    segments segment cells sections tableViewSection prototypes prototypeCellViews tableColumns
    tableColumn tableColumnResizingMask tableViewGridLines items barButtonItem toolbarItems
    leftBarButtonItems rightBarButtonItems menu menuItem modifierMask window panel
    windowStyleMask windowPositionMask windowCollectionBehavior contentBorderThickness popover
    popoverArrowDirection drawer application userDefaultsController visibilityPriorities
    customSpacing beginningViews middleViews endViews beginningConstraints middleConstraints
    endConstraints rows columns gridRow gridColumn gridCells gridCell holdingPriorities
    splitViewItems tabViewItems objectValues allowedInputSourceLocales audiovisualMediaTypes
    wkPreferences webPreferences declaredKeys imageReference activity
    datePickerElements allowedToolbarItems defaultToolbarItems selectableToolbarItems
    column gestureRecognizers accessibilityOverrides rowTemplates formattingContext userInfo
    fetchRequest managedObjectContext sortDescriptors viewControllerTransitionOptions
    keyCommands keyCommand locale timeZone calendar menuElements command separator
    tabBarItem navigationItem imageTitleSystem sublabel content contents
    behavior toolbar calendarDate customAction keyboardDismissMode observation group interfaceGroup
    color colors gradientStop touchBar uiSearchBar searchScopes url dateFormat minimum maximum
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
