// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import QuoinStage
import QuoinUIKit
import Testing

/// A table of two groups, of two rows and of one.
private final class GroupedTable: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    2 - section
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .detailButton
    return cell
  }
}

/// The look of controls, texts and lists in pictures, as an iPhone shows them.
@MainActor @Suite("The look of pictures of views in code") struct PictureLookTests {
  private func appearance(of view: UIView) throws -> RenderedAppearance {
    try #require(view.picture.scene.views.first).appearance
  }

  @Test("A filled button has its colour behind a white title, a tinted one a faint colour")
  func configuredButtons() throws {
    var filled = UIButton.Configuration.filled()
    filled.title = "Save"
    filled.baseBackgroundColor = .red
    filled.cornerStyle = .capsule
    let button = UIButton(configuration: filled)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    let svg = button.picture.svg
    // The radius of a capsule is half of its height.
    #expect(svg.contains("width=\"120\" height=\"40\" rx=\"20\" fill=\"#ff0000\""))
    #expect(svg.contains("fill=\"#ffffff\">Save</text>"))
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "Later"
    tinted.subtitle = "in an hour"
    let other = UIButton(configuration: tinted)
    other.tintColor = .red
    other.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    #expect(other.picture.svg.contains("fill=\"#ff0000\" fill-opacity=\"0.18\""))
    for text in ["Later", "in an hour"] {
      #expect(other.picture.svg.contains("fill=\"#ff0000\">\(text)</text>"))
    }
  }

  @Test("A plain button with a configuration has no background, and a disabled one faint text")
  func plainButtons() throws {
    var plain = UIButton.Configuration.plain()
    plain.title = "More"
    let button = UIButton(configuration: plain)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    let enabled = try appearance(of: button).textColor
    button.isEnabled = false
    let disabled = try appearance(of: button).textColor
    #expect(enabled == RenderedColor(UIColor.systemBlue))
    #expect(disabled == RenderedColor(UIColor.tertiaryLabel))
  }

  @Test("A part of a text has its colour behind it, and an italic font is slanted")
  func styledText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 24))
    let text = NSMutableAttributedString(
      string: "soft", attributes: [.font: UIFont.italicSystemFont(ofSize: 20)])
    text.append(NSAttributedString(string: " loud", attributes: [.backgroundColor: UIColor.yellow]))
    label.attributedText = text
    let runs = try appearance(of: label).runs
    #expect(runs.map(\.font.isItalic) == [true, false])
    #expect(runs.map(\.backgroundColor) == [nil, RenderedColor(UIColor.yellow)])
    #expect(label.picture.svg.contains("fill=\"#ffff00\""))
    // Viewers would leave out the space, and stretch the word over its width.
    #expect(label.picture.svg.contains("xml:space=\"preserve\""))
  }

  // The first letter of a paragraph decides its direction, as in the Unicode Bidirectional Algorithm.
  @Test(
    "The parts of a text follow each other in the direction of its letters",
    arguments: [("ab", "cd", true), ("שלום", "עולם", false)])
  func directions(first: String, second: String, isLeftToRight: Bool) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 24))
    label.semanticContentAttribute = .forceRightToLeft
    let text = NSMutableAttributedString(
      string: first, attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: second, attributes: [.foregroundColor: UIColor.blue]))
    label.attributedText = text
    let svg = label.picture.svg
    let red = try #require(svg.range(of: "fill=\"#ff0000\""))
    let blue = try #require(svg.range(of: "fill=\"#0000ff\""))
    #expect((red.lowerBound < blue.lowerBound) == isLeftToRight)
  }

  @Test("The rows of a group are one card, round at its ends, without a line below the last")
  func groupedRows() throws {
    let stage = Stage(device: "iPhone 15")
    stage.show(GroupedTable(style: .insetGrouped))
    let views = stage.picture.scene.views
    let rows = views.compactMap(\.appearance.groupedRow)
    #expect(rows.map(\.isFirst) == [true, false, true])
    #expect(rows.map(\.isLast) == [false, true, true])
    #expect(rows.map(\.isInset) == [true, true, true])
    // Apple's systemGroupedBackground.
    let table = try #require(views.first { $0.kind == .table })
    #expect(table.appearance.backgroundColor == RenderedColor(UIColor.systemGroupedBackground))
    #expect(views.filter { $0.appearance.accessory == "info.circle" }.count == 3)
  }

  @Test("Texts and controls in a dark part of a light screen are those of the dark appearance")
  func darkPart() throws {
    let (outer, box, label, toggle) = (UIView(), UIView(), UILabel(), UISwitch())
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    box.frame = outer.bounds
    box.overrideUserInterfaceStyle = .dark
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    label.text = "Dark"
    toggle.frame.origin.y = 40
    outer.addSubview(box)
    for view in [label, toggle] { box.addSubview(view) }
    let svg = outer.picture.svg
    let text = try #require(svg.split(separator: "\n").first { $0.contains(">Dark</text>") })
    // Apple's values: labels are white, and the track of a switch that is off is `#39393d`.
    #expect(text.contains("#ffffff"))
    #expect(svg.contains("#39393d"))
    box.overrideUserInterfaceStyle = .unspecified
    #expect(!outer.picture.svg.contains("#39393d"))
  }

  @Test("A page control has a dot for each page")
  func pages() throws {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 5
    control.currentPage = 2
    #expect(try appearance(of: control).segments.count == 5)
    #expect(try appearance(of: control).selectedSegment == 2)
    #expect(control.picture.svg.components(separatedBy: "<circle").count == 6)
  }

  @Test("A tab shows its badge")
  func badges() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
    item.badgeValue = "12"
    bar.items = [item]
    #expect(bar.picture.svg.contains(">12</text>"))
  }

  @Test("A blur is light or dark by its style, else by the appearance, and thin ones hide less")
  func materials() throws {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(try appearance(of: view).backgroundColor == nil)
    // The style, whether its colour is dark in light and in dark pictures, and its strength.
    let styles: [(UIBlurEffect.Style, inLight: Bool, inDark: Bool, strength: Int)] = [
      (.systemUltraThinMaterial, false, true, 0), (.systemThinMaterialDark, true, true, 1),
      (.systemMaterial, false, true, 2), (.systemChromeMaterialLight, false, false, 2),
      (.systemThickMaterial, false, true, 3), (.dark, true, true, 2),
      (.extraLight, false, false, 2),
    ]
    var strengths: [Int: Set<Double>] = [:]
    for (style, inLight, inDark, strength) in styles {
      view.effect = UIBlurEffect(style: style)
      for (appearance, expected) in [(UIUserInterfaceStyle.light, inLight), (.dark, inDark)] {
        view.overrideUserInterfaceStyle = appearance
        let color = try #require(try self.appearance(of: view).backgroundColor)
        #expect((color.red < 0.5) == expected, "\(style)")
        strengths[strength, default: []].insert(color.alpha)
      }
    }
    let alphas = strengths.sorted { $0.key < $1.key }.map(\.value)
    #expect(alphas.allSatisfy { $0.count == 1 })
    #expect(alphas.compactMap(\.first) == alphas.compactMap(\.first).sorted())
    #expect(Set(alphas).count == 4)
  }

  @Test("A high contrast has other shades of system colours")
  func contrast() throws {
    let label = UILabel()
    label.text = "Read me"
    label.textColor = .systemBlue
    let stage = Stage(device: "iPhone 15", contrast: .high)
    stage.show(label)
    // Apple's values for systemBlue: 0, 64, 221 in light, 64, 156, 255 in dark.
    func blue() -> RenderedColor? { stage.picture.scene.views.first?.appearance.textColor }
    #expect(
      blue() == RenderedColor(UIColor(red: 0, green: 64.0 / 255, blue: 221.0 / 255, alpha: 1)))
    #expect(stage.picture.scene.hasHighContrast)
    stage.appearance = .dark
    #expect(
      blue() == RenderedColor(UIColor(red: 64.0 / 255, green: 156.0 / 255, blue: 1, alpha: 1)))
    stage.contrast = .normal
    #expect(!stage.picture.scene.hasHighContrast)
  }

  // Apple's alerts have the way back on the left of two answers, and in bold.
  @Test("An alert over a screen shows its texts and answers")
  func alerts() throws {
    let controller = UIViewController()
    let stage = Stage(device: "iPhone 15")
    stage.show(controller)
    let alert = UIAlertController(
      title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    controller.present(alert, animated: false)
    let svg = stage.picture.svg
    for text in ["Delete?", "It is gone then.", "Delete", "Keep"] {
      #expect(svg.contains(">\(text)</text>"))
    }
    let keep = try #require(svg.range(of: ">Keep</text>"))
    let delete = try #require(svg.range(of: ">Delete</text>"))
    #expect(keep.lowerBound < delete.lowerBound)
    #expect(svg.contains("fill=\"#ff3b30\">Delete</text>"))
  }

  @Test("A page has a picture for each appearance, of which it shows one")
  func bothAppearances() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let stage = Stage(device: "iPhone 15")
    stage.show(view)
    let light = stage.picture
    #expect(!light.html.contains("class=\"dark\""))
    stage.appearance = .dark
    let page = light.html(dark: stage.picture)
    #expect(page.contains("<figure class=\"light\">"))
    #expect(page.contains("<figure class=\"dark\">"))
    #expect(page.contains("fill=\"#000000\""))
  }
}
