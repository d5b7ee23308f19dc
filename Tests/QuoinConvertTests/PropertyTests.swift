// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import Testing

@testable import QuoinConvert

/// The statements for the properties of views. Expected are the values that the file has and a new
/// view of UIKit has not.
@MainActor @Suite struct PropertyTests {
  /// A view of a file, and the statements that the code has for it.
  struct Row: Sendable, CustomTestStringConvertible {
    var element: String
    var attributes: String
    var children: String
    var statements: [String]

    init(
      _ element: String, _ attributes: String = "", _ children: String = "",
      _ statements: String...
    ) {
      self.element = element
      self.attributes = attributes
      self.children = children
      self.statements = statements
    }

    var testDescription: String { "\(element) \(attributes) \(children)" }
  }

  private func settings(_ row: Row) throws -> ConvertedView {
    try #require(try root(row).views.first { $0.id == "v" })
  }

  private func root(_ row: Row) throws -> ConvertedRoot {
    // Texts without an alignment are aligned left.
    let alignment =
      ["label", "textField", "textView"].contains(row.element)
        && !row.attributes.contains("textAlignment") ? "textAlignment=\"natural\"" : ""
    let file = try SampleStoryboard.file(
      """
      <\(row.element) id="v" \(alignment) translatesAutoresizingMaskIntoConstraints="NO" \(row.attributes)>
      <rect key="frame" x="0" y="0" width="90" height="40"/>\(row.children)</\(row.element)>
      """)
    return try #require(try InterfaceReader(file).scenes().first?.roots.first)
  }

  private nonisolated static let texts: [Row] = [
    Row("label", "adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.5\""),
    Row(
      "label", "minimumScaleFactor=\"0.5\" baselineAdjustment=\"alignCenters\"", "",
      "adjustsFontSizeToFitWidth = true", "minimumScaleFactor = 0.5",
      "baselineAdjustment = .alignCenters"),
    Row(
      "label", "minimumFontSize=\"9\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/>",
      "font = .systemFont(ofSize: 18)", "adjustsFontSizeToFitWidth = true",
      "minimumScaleFactor = 0.5"),
    // Texts of the style Title 1 have 28 points.
    Row(
      "label", "minimumFontSize=\"14\"",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>",
      "font = .preferredFont(forTextStyle: .title1)", "adjustsFontSizeToFitWidth = true",
      "minimumScaleFactor = 0.5"),
    Row(
      "label", "enabled=\"NO\" adjustsFontSizeToFit=\"NO\"",
      "<color key=\"highlightedColor\" systemColor=\"linkColor\"/>", "isEnabled = false",
      "highlightedTextColor = .link"),
    Row(
      "label", "adjustsFontSizeToFit=\"NO\"",
      """
      <color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      <size key="shadowOffset" width="0" height="1"/>
      """, "shadowColor = .black", "shadowOffset = CGSize(width: 0, height: 1)"),
    Row(
      "textField", "", "<textInputTraits key=\"textInputTraits\"/>",
      "font = .systemFont(ofSize: 14)", "autocapitalizationType = .none"),
    Row(
      "textField", "",
      """
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"
        autocorrectionType="no" spellCheckingType="no" keyboardType="emailAddress"
        returnKeyType="next" textContentType="email" enablesReturnKeyAutomatically="YES"
        smartQuotesType="no" keyboardAppearance="alert"/>
      """, "font = .systemFont(ofSize: 14)", "autocorrectionType = .no", "spellCheckingType = .no",
      "smartQuotesType = .no", "keyboardType = .emailAddress", "keyboardAppearance = .dark",
      "returnKeyType = .next", "textContentType = .emailAddress",
      "enablesReturnKeyAutomatically = true"),
    Row(
      "textView", "keyboardDismissMode=\"interactive\"",
      """
      <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      """, "font = .systemFont(ofSize: 14)", "dataDetectorTypes = [.phoneNumber, .link]",
      "keyboardDismissMode = .interactive"),
    Row(
      "searchBar", "placeholder=\"Names\" searchBarStyle=\"minimal\" showsCancelButton=\"YES\"",
      "<textInputTraits key=\"textInputTraits\"/>", "placeholder = \"Names\"",
      "searchBarStyle = .minimal", "showsCancelButton = true"),
    Row(
      "button", "buttonType=\"system\" lineBreakMode=\"wordWrap\"",
      "<state key=\"normal\" title=\"Send\"/>", "setTitle(\"Send\", for: .normal)",
      "titleLabel?.lineBreakMode = .byWordWrapping"),
    Row(
      "button", "buttonType=\"system\" lineBreakMode=\"middleTruncation\"",
      """
      <buttonConfiguration key="configuration" style="borderedProminent" title="Buy"
        cornerStyle="capsule" buttonSize="large"/>
      """, "configuration = .borderedProminent()", "configuration?.title = \"Buy\"",
      "configuration?.cornerStyle = .capsule", "configuration?.buttonSize = .large"),
  ]

  private nonisolated static let rest: [Row] = [
    // Files write every alignment but the left one.
    Row(
      "label", "adjustsFontSizeToFit=\"NO\" adjustsLetterSpacingToFitWidth=\"YES\"",
      "", "allowsDefaultTighteningForTruncation = true"),
    Row(
      "textField", "clearsOnBeginEditing=\"YES\" background=\"bg\" minimumFontSize=\"12\"", "",
      "font = .systemFont(ofSize: 14)", "clearsOnBeginEditing = true",
      "background = UIImage(named: \"bg\")", "adjustsFontSizeToFitWidth = true",
      "minimumFontSize = 12"),
    // A text of 14 points is never as large as 17.
    Row("textField", "minimumFontSize=\"17\"", "", "font = .systemFont(ofSize: 14)"),
    Row("view", "autoresizesSubviews=\"NO\"", "", "autoresizesSubviews = false"),
    Row(
      "button", "",
      """
      <size key="titleShadowOffset" width="0" height="1"/><state key="normal">
      <color key="titleShadowColor" systemColor="systemRedColor"/></state>
      """, "setTitleShadowColor(.systemRed, for: .normal)",
      "titleLabel?.shadowOffset = CGSize(width: 0, height: 1)"),
    // The least number means 0 where 0 would mean the insets that UIKit chooses.
    Row(
      "button", "",
      """
      <inset key="contentEdgeInsets" minX="8" minY="0" maxX="2.2250738585072014e-308" maxY="0"/>
      <inset key="titleEdgeInsets" minX="0" minY="0" maxX="2.2250738585072014e-308" maxY="0"/>
      """, "contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)"),
    Row(
      "button", "",
      "<inset key=\"contentEdgeInsets\" minX=\"0\" minY=\"0\" "
        + "maxX=\"2.2250738585072014e-308\" maxY=\"0\"/>",
      "contentEdgeInsets = "
        + "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .leastNormalMagnitude)"),
    // Labels and image views that code creates receive no touches.
    Row("imageView"), Row("imageView", "userInteractionEnabled=\"NO\" customClass=\"Dial\""),
    Row("imageView", "customClass=\"Dial\"", "", "isUserInteractionEnabled = true"),
    Row(
      "imageView", "multipleTouchEnabled=\"YES\"",
      "<subviews><view id=\"w\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"
        + "</view></subviews>",
      "isUserInteractionEnabled = true", "isMultipleTouchEnabled = true"),
    Row(
      "imageView", "userInteractionEnabled=\"NO\"",
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
      <fontDescription key="fontDescription" name="Avenir-Book" pointSize="20"/>
      </preferredSymbolConfiguration>
      """,
      "preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: "
        + "UIFont(name: \"Avenir-Book\", size: 20) ?? .systemFont(ofSize: 20))"),
  ]

  private nonisolated static let controls: [Row] = [
    Row(
      "slider", "value=\"5\" minValue=\"1\" maxValue=\"9\" continuous=\"NO\"",
      "<color key=\"minimumTrackTintColor\" systemColor=\"systemRedColor\"/>", "minimumValue = 1",
      "maximumValue = 9", "value = 5", "isContinuous = false",
      "minimumTrackTintColor = .systemRed"),
    Row(
      "stepper", "maximumValue=\"100\" stepValue=\"5\" wraps=\"YES\" autorepeat=\"NO\"", "",
      "stepValue = 5", "autorepeat = false", "wraps = true"),
    Row(
      "segmentedControl", "selectedSegmentIndex=\"0\"",
      """
      <segments><segment title="" image="list" width="40"/><segment title="B" enabled="NO"/>
      </segments>
      """, "setImage(UIImage(named: \"list\"), forSegmentAt: 0)", "setWidth(40, forSegmentAt: 0)",
      "setEnabled(false, forSegmentAt: 1)", "selectedSegmentIndex = 0"),
    Row(
      "datePicker", "datePickerMode=\"time\" minuteInterval=\"15\" style=\"wheels\"", "",
      "datePickerMode = .time", "preferredDatePickerStyle = .wheels", "minuteInterval = 15"),
    Row(
      "pageControl", "numberOfPages=\"3\" hidesForSinglePage=\"YES\"",
      "<color key=\"currentPageIndicatorTintColor\" systemColor=\"systemRedColor\"/>",
      "numberOfPages = 3", "hidesForSinglePage = true",
      "currentPageIndicatorTintColor = .systemRed"),
    Row(
      "progressView", "progress=\"0.5\" progressViewStyle=\"bar\"",
      "<color key=\"trackTintColor\" systemColor=\"systemRedColor\"/>", "progressViewStyle = .bar",
      "progress = 0.5", "trackTintColor = .systemRed"),
    Row(
      "activityIndicatorView", "style=\"whiteLarge\" hidesWhenStopped=\"YES\"", "",
      "color = .white"),
    Row(
      "imageView", "image=\"star\" catalog=\"system\" userInteractionEnabled=\"NO\"",
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration"
        configurationType="pointSize" pointSize="12" scale="large"/>
      """, "image = UIImage(systemName: \"star\")",
      "preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .regular, "
        + "scale: .large)"),
    Row(
      "imageView", "userInteractionEnabled=\"NO\"",
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="bold"/>
      """,
      "preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)"
        + ".applying(UIImage.SymbolConfiguration(weight: .bold))"),
    Row(
      "toolbar", "translucent=\"NO\" barStyle=\"black\"", "", "barStyle = .black",
      "isTranslucent = false"),
    Row(
      "view", "multipleTouchEnabled=\"YES\"",
      """
      <accessibility key="accessibilityConfiguration" label="Card">
      <accessibilityTraits key="traits" button="YES" header="YES"/>
      <bool key="isElement" value="YES"/></accessibility>
      """, "isMultipleTouchEnabled = true", "isAccessibilityElement = true",
      "accessibilityLabel = \"Card\"", "accessibilityTraits = [.button, .header]"),
  ]

  private nonisolated static let lists: [Row] = [
    Row(
      "tableView",
      """
      style="plain" rowHeight="-1" estimatedRowHeight="60" sectionHeaderHeight="28"
      sectionFooterHeight="40" alwaysBounceVertical="YES" allowsSelection="NO"
      """, "<inset key=\"separatorInset\" minX=\"0.0\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>",
      "estimatedRowHeight = 60", "sectionFooterHeight = 40", "separatorInset = .zero",
      "allowsSelection = false"),
    // New tables bounce always. Those heights of headers and footers are not automatic ones.
    Row(
      "tableView",
      "style=\"grouped\" estimatedRowHeight=\"0\" sectionHeaderHeight=\"22\" "
        + "sectionFooterHeight=\"10\"", "", "alwaysBounceVertical = false",
      "estimatedRowHeight = 0",
      "sectionHeaderHeight = 22", "sectionFooterHeight = 10"),
    Row("collectionView", "alwaysBounceVertical=\"YES\"", "", "alwaysBounceVertical = true"),
    Row(
      "scrollView", "keyboardDismissMode=\"onDrag\" maximumZoomScale=\"4\" bouncesZoom=\"NO\"", "",
      "bouncesZoom = false", "maximumZoomScale = 4", "keyboardDismissMode = .onDrag"),
  ]

  @Test(
    "Each property that differs from that of a new view is a statement",
    arguments: texts + rest + controls + lists)
  func statements(row: Row) throws {
    let texts = try settings(row).settings.map(\.text)
      // Views without constraints keep their frame.
      .filter { !$0.hasPrefix("frame = ") }
    #expect(texts == row.statements)
  }

  @Test(
    "A value that the code cannot have is a note",
    arguments: [
      (
        Row(
          "textField", "",
          """
          <textInputTraits key="textInputTraits" autocapitalizationType="sentences"
            textContentType="cc-name" keyboardType="other" returnKeyType="default"/>
          """, "font = .systemFont(ofSize: 14)"),
        [
          "The keyboardType 'other' of 'field' is not converted.",
          "The textContentType 'cc-name' of 'field' is not converted.",
        ]
      ),
      (
        Row(
          "tableView",
          "alwaysBounceVertical=\"YES\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"18\""),
        [
          "sectionHeaderHeight 28 and sectionFooterHeight 18 of 'tableView' are not written, because files "
            + "have such heights where headers and footers size themselves."
        ]
      ),
      (Row("tableView", "alwaysBounceVertical=\"YES\" sectionHeaderHeight=\"-1\""), []),
      (
        Row(
          "label", "adjustsFontSizeToFit=\"NO\"",
          """
          <fontDescription key="fontDescription" type="system" weight="bold" width="condensed"
            pointSize="15"/>
          """, "font = .systemFont(ofSize: 15, weight: .bold)"),
        ["The width 'condensed' of the font of 'label' is not converted."]
      ),
      (
        Row("button", "showsTouchWhenHighlighted=\"YES\""),
        ["showsTouchWhenHighlighted 'YES' of 'button' is not converted."]
      ),
    ] as [(Row, [String])])
  func notes(row: Row, notes: [String]) throws {
    let root = try root(row)
    let texts = try settings(row).settings.map(\.text).filter { !$0.hasPrefix("frame = ") }
    #expect(texts == row.statements)
    #expect(root.notes.map(\.message) == notes)
  }

  @Test(
    "A configuration to which another one is applied is on several lines, as the formatter has it")
  func appliedConfigurations() {
    let weight = ".applying(UIImage.SymbolConfiguration(weight: .bold))"
    #expect(
      StatementWrapping.lines(
        "imageView.preferredSymbolConfiguration = "
          + "UIImage.SymbolConfiguration(scale: .large)" + weight, column: 4) == [
          "imageView.preferredSymbolConfiguration = "
            + "UIImage.SymbolConfiguration(scale: .large).applying(",
          "  UIImage.SymbolConfiguration(weight: .bold))",
        ])
    let small =
      "starImageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)"
    #expect(StatementWrapping.lines(small + weight, column: 4) == [small, "  " + weight])
    let value =
      "UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body), scale: .large)"
    #expect(
      StatementWrapping.lines(
        "imageView.preferredSymbolConfiguration = " + value + weight, column: 4)
        == ["imageView.preferredSymbolConfiguration =", "  " + value, "  " + weight])
  }

  @Test("A text without an alignment is aligned left")
  func leftAlignment() throws {
    for element in ["label", "textField", "textView"] {
      let file = try SampleStoryboard.file(
        "<\(element) id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></\(element)>"
      )
      let root = try #require(try InterfaceReader(file).scenes().first?.roots.first)
      #expect(root.views[1].settings.contains { $0.text == "textAlignment = .left" })
    }
  }

  @Test("The values of a flow layout are set where they differ from those of a new one")
  func flowLayout() throws {
    let row = Row(
      "collectionView", "",
      """
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
        minimumLineSpacing="10" minimumInteritemSpacing="4" sectionInsetReference="safeArea" id="f">
      <size key="itemSize" width="50" height="50"/>
      <size key="headerReferenceSize" width="0.0" height="30"/>
      <inset key="sectionInset" minX="8" minY="0.0" maxX="8" maxY="0.0"/>
      </collectionViewFlowLayout>
      """)
    #expect(
      try settings(row).layoutSettings.map(\.text) == [
        "scrollDirection = .horizontal", "minimumInteritemSpacing = 4",
        "headerReferenceSize = CGSize(width: 0, height: 30)",
        "sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)",
        "sectionInsetReference = .fromSafeArea",
      ])
  }

  @Test("The titles of a controller are set")
  func controller() throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one"),
      controller: """
        <navigationItem key="navigationItem" title="Inbox" largeTitleDisplayMode="never" id="n"/>
        <tabBarItem key="tabBarItem" title="Mail" image="mail" id="t"/>
        <connections><outletCollection property="labels" destination="one" id="o1"/>
        </connections>
        """)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    #expect(
      scene.roots[0].controllerSettings.map(\.text) == [
        "navigationItem.title = \"Inbox\"", "navigationItem.largeTitleDisplayMode = .never",
        "tabBarItem.title = \"Mail\"", "tabBarItem.image = UIImage(named: \"mail\")",
      ])
    #expect(
      scene.allNotes.map(\.message) == [
        "What the tab shows is set when the view is loaded, in a tab bar not before the tab is "
          + "opened; set it where the controller is made.",
        "The outlet collection 'labels' is not converted.",
      ])
    let style = OutputStyle(.anchors)
    #expect(scene.printed(style).text.contains("    navigationItem.title = \"Inbox\"\n"))
    // A view has no navigation item.
    let view = OutputStyle(.anchors, kind: .view)
    #expect(!scene.printed(view).text.contains("navigationItem"))
  }

  @Test("A gesture recognizer is a note about the view that has it, and a comment with the code")
  func recognizers() throws {
    let file = try SampleStoryboard.file(
      """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="9" height="9"/><connections>
      <outletCollection property="gestureRecognizers" destination="tap" id="g"/></connections>
      </view>
      """,
      controller: """
        <connections/></viewController><tapGestureRecognizer numberOfTapsRequired="2" id="tap">
        <connections><action selector="zoom:with:" destination="vc" id="a"/></connections>
        </tapGestureRecognizer><viewController id="x">
        """
    )
    let scene = try #require(try InterfaceReader(file).scenes().first)
    #expect(
      scene.allNotes.map(\.message) == ["The tapGestureRecognizer of 'plainView' is not converted."]
    )
    let lines = [
      "    // Gesture recognizer, with numberOfTapsRequired 2:",
      "    // plainView.addGestureRecognizer(UITapGestureRecognizer(target: self, action:",
      "    // #selector(zoom(_:with:))))",
    ]
    #expect(scene.printed(OutputStyle(.anchors)).text.contains(lines.joined(separator: "\n")))
  }
}
