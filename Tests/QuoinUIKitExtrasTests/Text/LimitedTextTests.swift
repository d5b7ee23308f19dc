// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// Apple's documentation of `NSTextContainer`: lines avoid the exclusion paths, there are at most as
/// many as `maximumNumberOfLines`, and they are in the size of the container.
@MainActor @Suite("Texts in limited containers") struct LimitedTextTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

  init() {
    storage = NSTextStorage(
      string: String(repeating: "word ", count: 40), attributes: [.font: font])
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private var fragments: [(rect: CGRect, range: NSRange)] {
    var all: [(CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, _, _, range, _ in all.append((rect, range))
    }
    return all
  }

  @Test("The used rectangle has the maximum number of lines, or those that fit into the height")
  func limits() {
    let whole = manager.usedRect(for: container).height
    #expect(whole > 4 * font.lineHeight)
    container.maximumNumberOfLines = 2
    #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 0.01)
    container.maximumNumberOfLines = 0
    // Lines are 20.3 points high, so that two of them fit.
    container.size.height = 50
    #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 0.01)
    container.size.height = whole
    #expect(abs(manager.usedRect(for: container).height - whole) < 0.01)
  }

  @Test("Lines beside a path are in the rest of the width, and contain the whole text")
  func rectangle() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))]
    let lines = fragments
    // Three lines of 20.3 points begin above 60.
    #expect(lines.prefix(3).map(\.rect.minX) == [100, 100, 100])
    #expect(lines.prefix(3).map(\.rect.width) == [100, 100, 100])
    #expect(lines.dropFirst(3).allSatisfy { $0.rect.minX == 0 && $0.rect.width == 200 })
    var end = 0
    for line in lines {
      #expect(line.range.location == end)
      end = NSMaxRange(line.range)
    }
    #expect(end == storage.length)
    #expect(manager.usedRect(for: container).maxY == lines.last?.rect.maxY)
  }

  @Test("A path in the middle has text on both sides, and one of the whole width above it")
  func sides() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 60, y: 0, width: 80, height: 20))]
    #expect(fragments.prefix(2).map(\.rect.minX) == [0, 140])
    #expect(fragments.prefix(2).map(\.rect.width) == [60, 60])
    #expect(fragments[2].rect.minX == 0)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 70))]
    #expect(fragments.first?.rect.minY == 70)
  }

  // At the lower edge of the first line, 20.3 points below the top of a circle with the radius 50,
  // half a chord is √(50² - 29.7²) = 40.2. The second line ends at 40.6, where half a chord is
  // 49.1; the third one covers the diameter.
  @Test("Lines follow the outline of a curved path")
  func circle() {
    container.exclusionPaths = [
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ]
    let starts = fragments.prefix(3).map(\.rect.minX)
    #expect(abs(starts[0] - 90.2) < 0.3)
    #expect(abs(starts[1] - 99.1) < 0.3)
    #expect(abs(starts[2] - 100) < 0.3)
  }

  @Test("Text goes between the parts of one path, and beside the narrow part of another one")
  func parts() {
    let two = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 70))
    two.append(UIBezierPath(rect: CGRect(x: 150, y: 0, width: 50, height: 70)))
    container.exclusionPaths = [two]
    #expect(fragments.first.map { [$0.rect.minX, $0.rect.width] } == [50, 100])
    // 50 points wide as far as the first line reaches, and as wide as the container below it.
    let foot = UIBezierPath()
    foot.move(to: .zero)
    foot.addLine(to: CGPoint(x: 50, y: 0))
    foot.addLine(to: CGPoint(x: 50, y: font.lineHeight))
    foot.addLine(to: CGPoint(x: 200, y: font.lineHeight))
    foot.addLine(to: CGPoint(x: 200, y: 90))
    foot.addLine(to: CGPoint(x: 0, y: 90))
    foot.close()
    container.exclusionPaths = [foot]
    #expect(fragments.first.map { [$0.rect.minX, $0.rect.width] } == [50, 150])
    #expect(fragments.dropFirst().first?.rect.minY == 90)
  }

  // A circle with the radius 100 around (100, -50). A part of a line is at least as wide as a line is
  // high, 20.3 points, so that half a chord is at most 79.7: from √(100² - 79.7²) - 50 = 10.4 on, and
  // text is tried at each point.
  @Test("Text continues beside the lower half of a circle before the circle ends")
  func lowerHalf() {
    container.exclusionPaths = [
      UIBezierPath(ovalIn: CGRect(x: 0, y: -150, width: 200, height: 200))
    ]
    #expect(fragments.first.map { [$0.rect.minX, $0.rect.minY] } == [0, 11])
  }

  // 40 words of 5 characters are in lines of 20 or 25 characters, as many as fit into 200 points.
  @Test("Text that a container cuts off continues in the next one, and the rest is in none")
  func severalContainers() throws {
    let all = fragments.map(\.range)
    let next = NSTextContainer(size: CGSize(width: 200, height: 50))
    next.lineFragmentPadding = 0
    manager.addTextContainer(next)
    container.maximumNumberOfLines = 2
    #expect(manager.glyphRange(for: container) == NSUnionRange(all[0], all[1]))
    // Lines are 20.3 points high, so that two of them fit into 50.
    #expect(manager.glyphRange(for: next) == NSUnionRange(all[2], all[3]))
    #expect(abs(manager.usedRect(for: next).height - 2 * font.lineHeight) < 0.01)
    #expect(fragments.map(\.range) == Array(all.prefix(4)))
    #expect(manager.firstUnlaidCharacterIndex() == all[4].location)
    var range = NSRange()
    let found = manager.textContainer(forGlyphAt: all[3].location, effectiveRange: &range)
    #expect(found === next && range == manager.glyphRange(for: next))
    #expect(manager.textContainer(forGlyphAt: all[4].location, effectiveRange: nil) == nil)
    #expect(manager.lineFragmentRect(forGlyphAt: all[2].location, effectiveRange: nil).minY == 0)
  }

  // A path outside of the lines changes nothing, but makes lines be broken off one after another.
  @Test("A long text beside a path has the lines that it has without one", arguments: [1, 20, 300])
  func longText(words: Int) {
    let text = (0..<words).map { String(repeating: "ab", count: 1 + $0 % 9) }
    storage.replaceCharacters(
      in: NSRange(location: 0, length: storage.length), with: text.joined(separator: " "))
    storage.setAttributes([.font: font], range: NSRange(location: 0, length: storage.length))
    let plain = fragments.map(\.range)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: -50, width: 200, height: 10))]
    #expect(fragments.map(\.range) == plain)
  }

  // Apple's documentation of `widthTracksTextView` and `heightTracksTextView`. The insets are 8 above
  // and below, so that 84 points are left of 100: four lines of 20.3.
  @Test("The container of a text view follows the view in the dimensions that it tracks")
  func tracking() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 100))
    view.font = font
    view.text = storage.string
    let whole = NSRange(location: 0, length: storage.length)
    #expect(view.textContainer.widthTracksTextView && view.textContainer.size.width == 210)
    #expect(view.layoutManager.glyphRange(for: view.textContainer) == whole)
    let height = view.contentSize.height
    view.textContainer.heightTracksTextView = true
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height - 4 * font.lineHeight) < 0.01)
    #expect(view.layoutManager.glyphRange(for: view.textContainer).length < whole.length)
    view.textContainer.heightTracksTextView = false
    view.textContainer.widthTracksTextView = false
    view.textContainer.size = CGSize(width: 420, height: 0)
    #expect(view.contentSize.height < height && view.contentSize.width > 210)
    view.textContainer.size = .zero
    #expect(abs(view.contentSize.height - font.lineHeight - 16) < 0.5)
    view.textContainer.widthTracksTextView = true
    #expect(view.contentSize == CGSize(width: 210, height: height))
  }

  @Test("A container in which no line fits has an empty used rectangle")
  func noLine() {
    container.size = CGSize(width: 200, height: 5)
    #expect(manager.usedRect(for: container) == .zero)
  }

  @Test("The caret of a text view is beside the path, and its content is as high as all lines")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
    view.font = font
    view.text = storage.string
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))
    ]
    // The padding is 5 on both sides, and the inset above 8.
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.minX == 105 && caret.minY == 8)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(view.contentSize.height == used.maxY.rounded(.up) + 16)
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.contentSize.height == (2 * font.lineHeight).rounded(.up) + 16)
  }

  // A new text view has Helvetica 12, whose lines are 13.8 points high: 13.8 + 8 + 8.
  @Test("A text view without a font has Helvetica 12")
  func usualFont() {
    let view = UITextView()
    view.text = "Text"
    #expect(view.font?.fontName == "Helvetica" && view.font?.pointSize == 12)
    #expect(abs(view.sizeThatFits(CGSize(width: 100, height: 100)).height - 29.8) < 0.6)
  }
}
