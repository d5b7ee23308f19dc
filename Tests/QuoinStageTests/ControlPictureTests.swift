// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// The parts of controls, bars and rows that pictures of views in code show.
@MainActor @Suite("Parts of controls in pictures") struct ControlPictureTests {
  private func scene(_ controller: UIViewController) -> RenderedScene {
    let stage = Stage(device: "iPhone 15")
    stage.show(controller)
    return stage.picture.scene
  }

  private func appearances(_ kind: ViewKind, in scene: RenderedScene) -> [RenderedAppearance] {
    scene.views.filter { $0.kind == kind }.map(\.appearance)
  }

  @Test("Views that a program adds to a control are shown, and parts of UIKit's controls are not")
  func viewsInControls() {
    let card = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.text = "Total"
    card.addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.frame = CGRect(x: 0, y: 40, width: 60, height: 30)
    card.addSubview(button)
    #expect(card.picture.scene.views.map(\.className) == ["UIControl", "UILabel", "UIButton"])
  }

  @Test("A layer that is added before the subviews is behind them")
  func layersBehind() {
    let view = UIView()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    let label = UILabel()
    view.addSubview(label)
    #expect(
      view.layer.sublayers?.map { ObjectIdentifier($0) }
        == [layer, label.layer].map { ObjectIdentifier($0) })
  }

  @Test("A field shows the views on its sides and the button that clears it")
  func fields() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.text = "Ada"
    field.clearButtonMode = .always
    field.leftView = UIImageView(image: UIImage(systemName: "envelope"))
    field.leftViewMode = .always
    let views = field.picture.scene.views
    #expect(views.map(\.className) == ["UITextField", "UIImageView"])
    // 19 × 19 points, 5 from the edge, in the middle: clearButtonRect(forBounds:).
    let icon = try #require(views.first?.appearance.icons.first)
    #expect(icon.name == "xmark.circle.fill")
    #expect(icon.rect == LayoutRect(x: 177, y: 9, width: 17, height: 17))
    field.text = ""
    #expect(try #require(field.picture.scene.views.first).appearance.icons.isEmpty)
  }

  @Test(
    "The content of a button is at the side that the program chose",
    arguments: [
      (UIControl.ContentHorizontalAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1.0),
    ])
  func buttonContent(_ alignment: UIControl.ContentHorizontalAlignment, _ share: Double) throws {
    let button = UIButton(type: .system)
    button.setTitle("Forgot password?", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame
    #expect(abs(title.minX - CGFloat(share) * (300 - title.width)) < 0.5)
  }

  // Apple's documentation of scrollEdgeAppearance: nil is a transparent background.
  @Test(
    "A navigation bar is transparent until content is scrolled under it, unless it has a colour")
  func barBackground() throws {
    let content = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    content.view = scroll
    scroll.contentSize = CGSize(width: 393, height: 2000)
    let navigation = UINavigationController(rootViewController: content)
    let stage = Stage(device: "iPhone 15")
    stage.show(navigation)
    func bar() throws -> RenderedAppearance {
      try #require(appearances(.navigationBar, in: stage.picture.scene).first)
    }
    #expect(try bar().backgroundColor?.alpha == 0)
    #expect(try !bar().hasBorder)
    scroll.contentOffset.y = 100
    #expect(try bar().backgroundColor == nil)
    #expect(try bar().hasBorder)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = look
    scroll.contentOffset.y = -scroll.adjustedContentInset.top
    #expect(try bar().backgroundColor == RenderedColor(red: 1, green: 0, blue: 0))
    #expect(try bar().textColor == RenderedColor(red: 1, green: 1, blue: 1))
  }

  @Test("The search of an item is in the bar, and a button that cannot be used is known")
  func barParts() throws {
    let content = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find"
    content.navigationItem.searchController = search
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    done.isEnabled = false
    content.navigationItem.rightBarButtonItem = done
    let bar = try #require(
      appearances(
        .navigationBar, in: scene(UINavigationController(rootViewController: content))
      ).first)
    #expect(bar.search?.placeholder == "Find")
    #expect(bar.trailingItems.map(\.isEnabled) == [false])
  }

  @Test("A long title of the way back leaves room for the title")
  func longWayBack() {
    let first = UIViewController()
    first.title = "All of the orders of the last twelve months"
    let second = UIViewController()
    second.title = "Checkout"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let stage = Stage(device: "iPhone 15")
    stage.show(navigation)
    for text in [">Back<", ">Checkout<"] { #expect(stage.picture.svg.contains(text)) }
  }

  @Test("The tab of a stack is that of its first controller")
  func tabsOfStacks() {
    let tabs = UITabBarController()
    let root = UIViewController()
    root.tabBarItem.image = UIImage(systemName: "bell")
    root.title = "News"
    let plain = UIViewController()
    let own = UINavigationController(rootViewController: UIViewController())
    own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    plain.title = "Plain"
    tabs.viewControllers = [UINavigationController(rootViewController: root), plain, own]
    #expect(tabs.tabBar.items?.map(\.title) == ["News", "Plain", "Own"])
    #expect(appearances(.tabBar, in: scene(tabs)).first?.items.first?.symbol == "bell")
  }

  /// A table with one group and a title.
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Account" }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      if indexPath.row == 1 { cell.imageView?.image = UIImage(systemName: "star") }
      return cell
    }
  }

  @Test("A line begins at the text of its row; without lines there are none")
  func separators() throws {
    let rows = Rows(style: .plain)
    let cells = appearances(.cell, in: scene(rows))
    #expect(cells.map(\.hasBorder) == [true, true])
    let text = try #require(rows.tableView.visibleCells.last?.textLabel).frame.minX
    #expect(cells.compactMap(\.separatorInsets).map(\.left) == [16, Double(text)])
    let bare = Rows(style: .plain)
    bare.tableView.separatorStyle = .none
    #expect(appearances(.cell, in: scene(bare)).map(\.hasBorder) == [false, false])
  }

  @Test("Titles of groups are in capitals, and texts of rows have the reader's size")
  func groups() throws {
    let texts = appearances(.label, in: scene(Rows(style: .grouped))).map(\.text)
    #expect(texts.contains("ACCOUNT"))
    // Apple's sizes of the style body: 17 points by default, 28 for the first accessibility size.
    for (size, points) in [(UIContentSizeCategory.large, 17.0), (.accessibilityMedium, 28)] {
      let stage = Stage(device: "iPhone 15", textSize: size)
      stage.show(Rows(style: .grouped))
      let cell = try #require(stage.picture.scene.views.last { $0.appearance.text == "Row" })
      #expect(cell.appearance.font.size == points)
    }
  }

  @Test("A compact date picker shows fields, and a slider its images beside a shorter track")
  func compactControls() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.intrinsicContentSize.height == 34)
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    let fields = try #require(picker.picture.scene.views.first).appearance.fields
    #expect(fields.map { $0.text.replacing("\u{202F}", with: " ") } == ["Jan 1, 1970", "12:00 AM"])
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.minimumValueImage = UIImage(systemName: "speaker")
    let shown = try #require(slider.picture.scene.views.first).appearance
    #expect(shown.icons.map(\.name) == ["speaker"])
    let (track, icon) = (try #require(shown.contentRect), try #require(shown.icons.first))
    #expect(track.x >= icon.rect.maxX)
  }

  @Test("A button shows the line around its background, and a spinner before its title")
  func strokes() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Later"
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 2
    configuration.background.cornerRadius = 12
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    let content = try #require(
      button.picture.scene.views.first?.appearance.buttonContent)
    #expect(content.stroke?.color == RenderedColor(red: 1, green: 0, blue: 0))
    #expect(content.stroke?.width == 2)
    // The middle of the line is half of its width inside.
    #expect(
      button.picture.svg.contains("x=\"1\" y=\"1\" width=\"198\" height=\"42\" rx=\"11\""))
    #expect(content.image.width > 0 && content.image.maxX <= content.title.x)
  }

  @Test("The content of a configured button is at the side that the program chose")
  func alignedButtons() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Row"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 20)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    let sides: [(UIControl.ContentHorizontalAlignment, (CGRect) -> Bool)] = [
      (.leading, { $0.minX == 10 }), (.trailing, { $0.maxX == 280 }),
      (.center, { abs($0.midX - 145) <= 0.5 }),
    ]
    for (alignment, isRight) in sides {
      button.contentHorizontalAlignment = alignment
      button.layoutIfNeeded()
      let title = try #require(button.titleLabel?.frame)
      #expect(isRight(title), "\(alignment): \(title)")
    }
  }

  @Test("A label has its shadow behind the text, and images in the text")
  func labels() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Shade"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 3, height: 4)
    let svg = label.picture.svg
    let parts = svg.components(separatedBy: ">Shade</text>")
    #expect(parts.count == 3)
    #expect(parts[0].contains("fill=\"#ff0000\"") && !parts[1].contains("fill=\"#ff0000\""))
    let text = NSMutableAttributedString(string: "Tag ")
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "tag")))
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
    text.append(NSAttributedString(attachment: attachment))
    label.attributedText = text
    let runs = try #require(label.picture.scene.views.first).appearance.runs
    #expect(runs.map(\.image?.name) == [nil, "tag"])
  }

  @Test("A picker shows the titles around its selected rows")
  func pickers() throws {
    let numbers = Numbers()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    picker.selectRow(1, inComponent: 0, animated: false)
    let appearance = try #require(picker.picture.scene.views.first).appearance
    #expect(appearance.wheels == [["", "0", "1", "2", "3"], ["", "", "0", "1", ""]])
    // Without widths of the program the wheels are equal parts of 320 points.
    #expect(appearance.wheelWidths == [160, 160])
  }

  @Test("A sheet has round upper corners and a handle, and dims what is behind it")
  func sheets() throws {
    let stage = Stage(device: "iPhone 15")
    let screen = stage.show(UIViewController())
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    sheet.view.accessibilityIdentifier = "sheet"
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    screen.present(sheet, animated: false)
    let shown = try #require(stage.picture.scene.views.first { $0.name.contains("sheet") })
    #expect(shown.appearance.hasGrabber && shown.appearance.cornerRadius == 10)
    // The lower corners are those of the screen.
    #expect(shown.drawing?.squareCorners == 4 + 8)
    let container = try #require(sheet.presentationController?.containerView)
    #expect(container.backgroundColor == UIColor(white: 0, alpha: 0.2))
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #expect(container.backgroundColor == nil)
    #expect(sheet.view.layer.cornerRadius == 0)
  }
}

/// Two wheels of four and of two numbers.
private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 4 : 2
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
}
