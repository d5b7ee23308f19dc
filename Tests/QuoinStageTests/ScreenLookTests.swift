// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// What pictures of a screen show of controls and texts, and what they leave out.
@MainActor @Suite("The look of screens in pictures") struct ScreenLookTests {
  private func stage(_ views: UIView..., appearance: UIUserInterfaceStyle = .light) -> Stage {
    let stage = Stage(device: "iPhone 15", appearance: appearance)
    let root = UIView()
    root.backgroundColor = .systemBackground
    for view in views { root.addSubview(view) }
    stage.show(root)
    return stage
  }

  @Test("Stacks and spacers are not drawn on a screen, and empty views of a program are named")
  func structure() {
    final class Player: UIView {}
    let frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    let stack = UIStackView(frame: frame)
    stack.addArrangedSubview(UIView())
    let svg = stage(stack).picture.svg
    #expect(!svg.contains(">UIView</text>") && !svg.contains("stroke-dasharray"))
    #expect(stage(Player(frame: frame)).picture.svg.contains(">Player</text>"))
    // A picture of the view alone is one of its structure.
    #expect(stack.picture.svg.contains("stroke-dasharray"))
  }

  @Test("Plain tables and texts are black in the dark, and groups are not")
  func darkPages() {
    let frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    for view in [UITableView(frame: frame), UITextView(frame: frame)] {
      let svg = stage(view, appearance: .dark).picture.svg
      #expect(svg.contains("width=\"200\" height=\"100\" fill=\"#000000\""))
    }
  }

  @Test("A text view shows the styles of its parts from its top")
  func styledText() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let text = NSMutableAttributedString(
      string: "Title\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    text.append(
      NSAttributedString(
        string: "link",
        attributes: [.font: UIFont.systemFont(ofSize: 10), .link: "https://example.org"]))
    view.attributedText = text
    let scene = stage(view).picture.scene
    let runs = try #require(scene.views.first { $0.kind == .textView }).appearance.runs
    #expect(runs.map(\.font.size) == [30, 10])
    #expect(runs.last?.color == RenderedColor(UIColor.systemBlue))
    let svg = stage(view).picture.svg
    let line = try #require(svg.split(separator: "\n").first { $0.contains(">Title</text>") })
    // Below the inset of 8 points by the ascender, which is below the size of the font.
    let y = line.split(separator: "\"").enumerated().first { $0.element.hasSuffix(" y=") }
    let words = line.split(separator: "\"")
    let baseline = try #require(y.flatMap { Double(words[$0.offset + 1]) })
    #expect(baseline > 120 && baseline < 140)
  }

  @Test("A disabled control is half as strong")
  func disabledControls() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
    #expect(!stage(toggle).picture.svg.contains("opacity=\"0.5\""))
    toggle.isEnabled = false
    #expect(stage(toggle).picture.svg.contains("opacity=\"0.5\""))
  }

  @Test("The selected segment is lighter than the others in the dark, or has its own colour")
  func segments() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    // Observed on screens of iOS 13 and newer: 99, 99, 102.
    #expect(stage(control, appearance: .dark).picture.svg.contains("fill=\"#636366\""))
    control.selectedSegmentTintColor = .red
    #expect(stage(control, appearance: .dark).picture.svg.contains("fill=\"#ff0000\""))
  }

  @Test("The wheels of a date picker show its date in the middle")
  func dateWheels() {
    // 14 November 2023, 22:13:20 UTC.
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    func rows(_ mode: UIDatePicker.Mode, _ locale: String = "en_US") -> [String] {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = mode
      picker.locale = Locale(identifier: locale)
      picker.date = date
      return picker.shownRows.map { $0[2] }
    }
    #expect(rows(.date) == ["November", "14", "2023"])
    #expect(rows(.time) == ["10", "13", "PM"])
    #expect(rows(.time, "de_DE") == ["22", "13"])
    #expect(rows(.dateAndTime) == ["Tue Nov 14", "10", "13", "PM"])
    #expect(rows(.yearAndMonth) == ["November", "2023"])
    #expect(rows(.countDownTimer) == ["0 hours", "0 min"])
    // The names of the halves of the day are those of the locale.
    #expect(rows(.time, "ko_KR").last == "오후")
    let timer = UIDatePicker()
    timer.datePickerMode = .countDownTimer
    timer.countDownDuration = 3_720
    #expect(timer.shownRows.map { $0[2] } == ["1 hours", "2 min"])
    timer.countDownDuration = .nan
    #expect(timer.shownRows.map { $0[2] } == ["0 hours", "0 min"])
  }

  @Test("A row with details and a disclosure has both symbols at its end")
  func detailDisclosure() {
    func shapes(_ type: UITableViewCell.AccessoryType) -> Int {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = type
      return cell.picture.svg.split(separator: "\n").count { $0.contains("<polyline") }
    }
    // The chevron is a line through three points.
    #expect(shapes(.detailDisclosureButton) == shapes(.detailButton) + 1)
  }

  @Test("A view at the end of a list cell has the tint of its accessory")
  func accessoryTint() {
    let image = UIImageView(image: UIImage(systemName: "star"))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [
      .customView(
        configuration: .init(customView: image, placement: .trailing(), tintColor: .red))
    ]
    cell.layoutIfNeeded()
    #expect(image.tintColor == .red)
  }

  @Test("A date picker in the style inline shows the days of its month under their weekdays")
  func months() throws {
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 320, height: 300))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    // 14 November 2023; the month has 30 days and began on a Wednesday.
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    let stage = stage(picker)
    let views = stage.picture.scene.views
    let month = try #require(views.first { $0.kind == .datePicker }?.appearance.month)
    #expect(month.title == "November 2023" && month.weekdays.first == "SUN")
    #expect(month.offset == 3 && month.dayCount == 30 && month.selected == [14])
    let svg = stage.picture.svg
    for text in ["WED", "1", "30"] { #expect(svg.contains(">\(text)</text>")) }
    #expect(!svg.contains(">31</text>"))
  }

  @Test("What is behind a blur is in it once more, without its name")
  func blurs() throws {
    let label = UILabel(frame: CGRect(x: 20, y: 110, width: 100, height: 20))
    label.text = "Behind"
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    effect.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
    let svg = stage(label, effect).picture.svg
    #expect(svg.contains("<feGaussianBlur"))
    #expect(svg.components(separatedBy: ">Behind</text>").count == 3)
    #expect(svg.components(separatedBy: "<title>UILabel").count == 2)
    // What is in front of it is not in it.
    #expect(stage(effect, label).picture.svg.components(separatedBy: ">Behind</text>").count == 2)
  }

  @Test("The text of a text view without padding begins at its edge")
  func linePadding() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.text = "Text"
    view.textContainer.lineFragmentPadding = 0
    let scene = stage(view).picture.scene
    let place = try #require(scene.views.first { $0.kind == .textView }).appearance.contentRect
    #expect(place?.x == 0 && place?.width == 300)
  }
}
