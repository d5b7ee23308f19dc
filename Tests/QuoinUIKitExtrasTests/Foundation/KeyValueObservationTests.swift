// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor struct KeyValueObservationTests {
  /// A scroll view whose content is a box of a height.
  private final class Page: UIScrollView {
    let box = UIView()
    private(set) lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 300)

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor),
        box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.trailingAnchor.constraint(equalTo: trailingAnchor),
        box.widthAnchor.constraint(equalTo: widthAnchor), boxHeight,
      ])
      layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }
  }

  private let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func aContentSizeIsReportedAfterTheLayoutThatChangesIt() {
    var changes: [(CGSize?, CGSize?)] = []
    let observation = page.observe(\.contentSize, options: [.old, .new]) { _, change in
      changes.append((change.oldValue, change.newValue))
    }
    page.boxHeight.constant = 500
    #expect(changes.isEmpty)
    page.layoutIfNeeded()
    page.setNeedsLayout()
    page.layoutIfNeeded()
    #expect(changes.map(\.0) == [CGSize(width: 100, height: 300)])
    #expect(changes.map(\.1) == [CGSize(width: 100, height: 500)])
    observation.invalidate()
    page.boxHeight.constant = 400
    page.layoutIfNeeded()
    #expect(changes.count == 1)
  }

  @Test func anOffsetIsReportedWhenTheViewScrolls() {
    var offsets: [CGFloat] = []
    let observation = page.observe(\.contentOffset, options: [.initial]) { page, change in
      offsets.append(page.contentOffset.y)
      #expect(change.newValue == nil && change.oldValue == nil)
    }
    page.contentOffset.y = 30
    page.contentOffset.y = 30
    page.contentOffset.y = 10
    #expect(offsets == [0, 30, 10])
    withExtendedLifetime(observation) {}
  }

  @Test func anObservationEndsWhenNothingHoldsIt() {
    var count = 0
    var observation: NSKeyValueObservation? = page.observe(\.frame) { _, _ in count += 1 }
    page.frame.size.width = 90
    page.layoutIfNeeded()
    #expect(count == 1)
    withExtendedLifetime(observation) {}
    observation = nil
    page.frame.size.width = 80
    page.layoutIfNeeded()
    #expect(count == 1)
  }

  /// A program gives a table the height of its rows so.
  @Test func aHandlerMayChangeAConstraint() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 900))
    page.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(page)
    let height = page.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: outer.topAnchor),
      page.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      page.widthAnchor.constraint(equalTo: outer.widthAnchor), height,
    ])
    let observation = page.observe(\.contentSize, options: .new) { _, change in
      height.constant = change.newValue?.height ?? 0
    }
    page.boxHeight.constant = 700
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(page.frame.height == 700)
    withExtendedLifetime(observation) {}
  }
}
