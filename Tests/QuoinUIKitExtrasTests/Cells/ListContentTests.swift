// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Content of list rows") struct ListContentTests {
  /// A view of a configuration, 320 points wide and as high as it needs.
  private func show(
    _ style: UIListContentConfiguration = .cell(), width: CGFloat = 320,
    _ change: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentView {
    var configuration = style
    change(&configuration)
    let view = UIListContentView(configuration: configuration)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UIListContentView) -> (text: CGRect, secondary: CGRect) {
    let labels = view.subviews.compactMap { $0 as? UILabel }
    return (labels[0].frame, labels[1].frame)
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func picture(_ view: UIListContentView) -> CGRect? {
    view.subviews.first { $0 is UIImageView }?.frame
  }

  @Test("An image is between the margins, and the text begins after its distance")
  func pictureAndText() {
    let view = show {
      $0.text = "Name"
      $0.image = image(40, 50)
    }
    // 11 + 50 + 11, and 16 + 40 + 16.
    #expect(view.bounds.height == 72)
    #expect(picture(view) == CGRect(x: 16, y: 11, width: 40, height: 50))
    #expect(frames(view).text.minX == 72)
    #expect(frames(view).text.maxX == 304)
    #expect(abs(frames(view).text.midY - 36) < 0.5)
  }

  @Test("A guide has the frame of its text as soon as the program reads it")
  func guides() throws {
    let view = show { $0.text = "Name" }
    #expect(try #require(view.textLayoutGuide).layoutFrame == frames(view).text)
  }

  @Test("An image keeps its proportions in its greatest size, in the middle of its space")
  func imageSizes() {
    let view = show {
      $0.text = "Name"
      $0.image = image(100, 50)
      $0.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      $0.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 30)
    }
    // 100 × 50 becomes 40 × 20, in the middle of 60 × 30.
    #expect(picture(view) == CGRect(x: 26, y: 16, width: 40, height: 20))
    #expect(frames(view).text.minX == 92)
    #expect(view.bounds.height == 52)
  }

  @Test("The second text of a row is below the first one, that of a value beside it")
  func secondaryText() {
    let below = show {
      $0.text = "Name"
      $0.secondaryText = "Value"
    }
    let (text, secondary) = frames(below)
    #expect(text.minY == 11)
    #expect(abs(secondary.minY - text.maxY - 4) < 0.01)
    #expect(abs(below.bounds.height - secondary.maxY - 11) < 0.01)

    let beside = frames(
      show(.valueCell()) {
        $0.text = "Name"
        $0.secondaryText = "Value"
      })
    #expect(beside.text.minX == 16)
    #expect(beside.secondary.maxX == 304)
    #expect(beside.text.midY == beside.secondary.midY)
  }

  @Test("Texts that do not fit side by side are below each other")
  func narrowValue() {
    let view = show(.valueCell(), width: 120) {
      $0.text = "A name of several words"
      $0.secondaryText = "A value of several words"
    }
    let (text, secondary) = frames(view)
    #expect(secondary.minY > text.maxY)
    // The text breaks into lines in 120 - 32 points.
    #expect(text.width == 88)
    #expect(text.height > 2 * UIFont.preferredFont(forTextStyle: .body).lineHeight - 1)
  }

  @Test("Own margins and those of the superview count, whichever is larger")
  func margins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    parent.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 50, leading: 30, bottom: 50, trailing: 5)
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Name"
    let view = UIListContentView(configuration: configuration)
    view.frame = parent.bounds
    parent.addSubview(view)
    view.layoutIfNeeded()
    // The axis of the default is the horizontal one.
    #expect(frames(view).text.minX == 30)
    #expect(frames(view).text.maxX == 304)
    #expect(abs(frames(view).text.midY - 50) < 0.5)
    configuration.axesPreservingSuperviewLayoutMargins = []
    view.configuration = configuration
    view.layoutIfNeeded()
    #expect(frames(view).text.minX == 16)
  }

  @Test("A row that is read from right to left is mirrored")
  func rightToLeft() {
    let view = show {
      $0.text = "Name"
      $0.image = image(40, 40)
    }
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(picture(view) == CGRect(x: 320 - 56, y: 11, width: 40, height: 40))
    #expect(frames(view).text.maxX == 248)
  }

  @Test("Accessories narrow the content, those of programs where they ask to be")
  func accessories() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    cell.contentConfiguration = cell.defaultContentConfiguration()
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let last = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cell.accessories = [
      .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(10))),
      .delete(),
      .customView(
        configuration: .init(customView: first, placement: .leading(displayed: .always))),
      .customView(configuration: .init(customView: last, placement: .trailing())),
    ]
    cell.layoutIfNeeded()
    // The button that deletes is there while editing alone. 16 + 30 are taken at the beginning,
    // 40 + 8 + 10 + 16 at the end.
    #expect(first.frame == CGRect(x: 16, y: 15, width: 30, height: 20))
    #expect(last.frame == CGRect(x: 246, y: 15, width: 40, height: 20))
    #expect(cell.contentView.frame == CGRect(x: 46, y: 0, width: 200, height: 50))
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 66)
    #expect(first.frame.minX == 36)
    cell.accessories = []
    cell.indentationLevel = 0
    cell.layoutIfNeeded()
    #expect(first.superview == nil)
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test("A background is inside of its insets")
  func background() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let custom = UIView()
    background.customView = custom
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(custom.superview?.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 94, height: 46))
    cell.backgroundConfiguration = nil
    #expect(custom.superview?.superview == nil)
  }

  final class StateCell: UICollectionViewCell {
    var states: [Bool] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
    }
  }

  @Test("A cell is configured before its first layout and after changes of its state")
  func states() {
    let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(cell.states == [])
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true])
  }
}
