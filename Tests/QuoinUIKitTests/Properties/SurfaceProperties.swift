// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The properties of views that can be set and that are not marked as without effect in the list of
/// signatures.
struct SurfaceProperties {
  /// As `UILabel.text`.
  private(set) var names: Set<String> = []

  init() throws {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = package.appendingPathComponent("Stubs/Surface")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var superclasses: [String: String] = [:]
    var properties: [(type: String, name: String)] = []
    for file in files.sorted() where file.hasSuffix(".txt") {
      var type: String?
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        if line.hasPrefix(" ") {
          if let type, let name = Self.property(line) { properties.append((type, name)) }
        } else {
          let names = Self.classAndSuperclass(line)
          type = names?.0
          if let (name, superclass) = names { superclasses[name] = superclass }
        }
      }
    }
    for (type, name) in properties {
      let classes = sequence(first: type) { superclasses[$0] }
      let isHere = NSClassFromString("QuoinUIKit.\(type)") != nil
      if isHere, classes.contains("UIView") { names.insert("\(type).\(name)") }
    }
  }

  /// The name of a property in a line such as `var text: String?`; nil for other lines.
  private static func property(_ line: Substring) -> String? {
    var words = line.split(separator: " ")[...]
    if ["UI:", "QUOIN:"].contains(words.first) { words.removeFirst() }
    while ["public", "weak", "override"].contains(words.first) { words.removeFirst() }
    guard words.first == "var", words.count > 2, !line.contains("{ get") else { return nil }
    return words.dropFirst().first.map { String($0.prefix { $0 != ":" && $0 != "|" }) }
  }

  /// The names in a line such as `UI: @MainActor class UILabel: UIView, UIContentSizeCategory`.
  private static func classAndSuperclass(_ line: Substring) -> (String, String?)? {
    let words = line.split { " :,|".contains($0) }.filter { $0 != "UI" && $0 != "@MainActor" }
    guard words.first == "class", words.count > 1 else { return nil }
    // `A|B: C|D`: the names of UIKit come first.
    let parts = line.split(separator: ":").map { $0.split { " ,|".contains($0) } }
    let superclass = parts.last?.first
    return (String(words[1]), superclass.map { String($0) })
  }
}

extension SurfaceProperties {
  /// The properties that no description has. Colours, states and keyboards are drawn or asked for,
  /// delegates are asked when something happens, and parts of bars, search bars and cells are placed
  /// when these lay themselves out. The readable width of rows matters on screens that are wider than
  /// the one of these tests.
  static let withoutEffect: Set<String> = {
    let lists = [
      "UIView": """
      overrideUserInterfaceStyle alpha isOpaque backgroundColor tintColor tintAdjustmentMode mask \
      clipsToBounds contentMode contentScaleFactor tag isUserInteractionEnabled \
      isMultipleTouchEnabled gestureRecognizers interactions focusGroupIdentifier \
      focusGroupPriority focusEffect
      """,
      "UIActivityIndicatorView": "color hidesWhenStopped",
      "UIButton": "automaticallyUpdatesConfiguration role",
      "UICollectionView": """
      allowsMultipleSelection allowsSelection backgroundView collectionViewLayout dataSource \
      isEditing
      """,
      "UICollectionViewCell": """
      automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration \
      backgroundConfiguration backgroundView configurationUpdateHandler contentConfiguration \
      isHighlighted isSelected selectedBackgroundView
      """,
      "UIDatePicker": "countDownDuration",
      "UIImageView": "animationDuration highlightedImage isHighlighted",
      "UILabel": """
      adjustsFontSizeToFitWidth highlightedTextColor isEnabled isHighlighted minimumScaleFactor \
      shadowColor shadowOffset textAlignment textColor
      """,
      "UINavigationBar": """
      barTintColor delegate isTranslucent items largeTitleTextAttributes prefersLargeTitles \
      scrollEdgeAppearance standardAppearance titleTextAttributes
      """,
      "UIPageControl": """
      currentPage currentPageIndicatorTintColor hidesForSinglePage pageIndicatorTintColor
      """,
      "UIPickerView": "dataSource delegate",
      "UIProgressView": "progress progressTintColor progressViewStyle",
      "UIRefreshControl": "attributedTitle",
      "UIScrollView": """
      alwaysBounceHorizontal alwaysBounceVertical bounces delegate isPagingEnabled \
      isScrollEnabled maximumZoomScale minimumZoomScale refreshControl scrollIndicatorInsets \
      showsHorizontalScrollIndicator showsVerticalScrollIndicator zoomScale
      """,
      "UISearchBar": """
      autocapitalizationType autocorrectionType delegate enablesReturnKeyAutomatically \
      isEnabled keyboardAppearance keyboardType placeholder returnKeyType scopeButtonTitles \
      selectedScopeButtonIndex showsCancelButton showsScopeBar spellCheckingType text \
      textContentType
      """,
      "UISegmentedControl": "selectedSegmentIndex selectedSegmentTintColor",
      "UISlider": """
      isContinuous maximumTrackTintColor maximumValue maximumValueImage minimumTrackTintColor \
      minimumValue minimumValueImage thumbTintColor value
      """,
      "UIStepper": "isContinuous maximumValue minimumValue stepValue value wraps",
      "UISwitch": "isOn onTintColor thumbTintColor",
      "UITabBar": """
      barTintColor delegate isTranslucent items scrollEdgeAppearance selectedItem \
      standardAppearance unselectedItemTintColor
      """,
      "UITableView": """
      cellLayoutMarginsFollowReadableWidth \
      allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection \
      allowsSelectionDuringEditing backgroundView delegate estimatedRowHeight \
      estimatedSectionFooterHeight estimatedSectionHeaderHeight insetsContentViewsToSafeArea \
      isEditing prefetchDataSource sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding \
      sectionIndexColor separatorColor separatorStyle
      """,
      "UITableViewCell": """
      accessoryType automaticallyUpdatesBackgroundConfiguration \
      automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView \
      configurationUpdateHandler contentConfiguration editingAccessoryType editingAccessoryView \
      indentationLevel indentationWidth isEditing isHighlighted isSelected \
      multipleSelectionBackgroundView selectedBackgroundView selectionStyle \
      shouldIndentWhileEditing
      """,
      "UITableViewHeaderFooterView": """
      automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration \
      backgroundConfiguration backgroundView configurationUpdateHandler contentConfiguration
      """,
      "UITextField": """
      autocapitalizationType autocorrectionType clearButtonMode clearsOnBeginEditing \
      delegate enablesReturnKeyAutomatically isSecureTextEntry keyboardAppearance \
      keyboardType markedTextStyle returnKeyType selectedTextRange smartDashesType \
      smartInsertDeleteType smartQuotesType spellCheckingType textAlignment textColor \
      textContentType
      """,
      "UITextView": """
      autocapitalizationType autocorrectionType enablesReturnKeyAutomatically isEditable \
      isSelectable keyboardAppearance keyboardType markedTextStyle returnKeyType \
      selectedRange selectedTextRange smartDashesType smartInsertDeleteType smartQuotesType \
      spellCheckingType textAlignment textColor textContentType
      """,
      "UIToolbar": """
      barTintColor delegate isTranslucent items scrollEdgeAppearance standardAppearance
      """,
      "UIVisualEffectView": "effect",
      "UIWindow": "rootViewController windowScene",
    ]
    return Set(
      lists.flatMap { type, list in
        list.split(separator: " ").map { "\(type).\($0)" }
      })
  }()
}
