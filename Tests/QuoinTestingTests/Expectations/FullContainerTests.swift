// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

/// A picture of 540 points above two labels and a slider, which is 568 points high on an iPhone SE.
private final class PlayerView: UIView {
  let picture = UIView(), title = UILabel(), artist = UILabel(), slider = UISlider()

  init(pictureHeight: CGFloat) {
    super.init(frame: .zero)
    (title.text, artist.text) = ("Title", "Artist")
    let parts = [picture, title, artist, slider]
    for (part, name) in zip(parts, ["picture", "title", "artist", "slider"]) {
      part.accessibilityIdentifier = name
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate(
      parts.map { $0.leadingAnchor.constraint(equalTo: leadingAnchor) } + [
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.widthAnchor.constraint(equalToConstant: 100),
        picture.heightAnchor.constraint(equalToConstant: pictureHeight),
        title.topAnchor.constraint(equalTo: picture.bottomAnchor),
        artist.topAnchor.constraint(equalTo: title.bottomAnchor),
        slider.topAnchor.constraint(equalTo: artist.bottomAnchor),
        slider.trailingAnchor.constraint(equalTo: trailingAnchor),
        slider.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Columns that are too full") struct FullContainerTests {
  @Test("A column that is too full is one problem with its sum, followed by what it leads to")
  func tooFull() throws {
    let problems = layoutProblems(
      of: PlayerView(pictureHeight: 540), in: .devices("iPhone SE"), .sane, .textFits)
    #expect(problems.map(\.expectation) == ["determined"])
    let problem = try #require(problems.first)
    // A line of 17 points is 20.5 high on a screen with two pixels per point, and a slider is 30 high:
    // 540 + 20.5 + 20.5 + 30 = 611.
    let sum = "540 + 20.5 + 20.5 + 30 = 611, but PlayerView is 568 high: 43 too much"
    #expect(problem.message.contains(sum))
    #expect(problem.message.contains("do not fit into PlayerView"))
    let consequences = problem.details.filter { $0.hasPrefix("leads to: ") }
    // Both labels are 0 high, and their texts are cut off.
    #expect(consequences.count == 4)
    #expect(consequences.contains { $0.contains("title") && $0.contains("× 0") })
    #expect(consequences.contains { $0.contains("artist is cut off") })
    let fixes = problem.details.filter { $0.hasPrefix("try: ") }
    #expect(fixes.first?.contains("picture.height == 540") == true, "\(problem.details)")
    // Nothing gets lines that have no room, or another order.
    #expect(!problem.details.contains { $0.contains("lines (tried") || $0.contains("try: add") })
  }

  @Test("What is cut off is a problem of its own where the cause is not asked for")
  func withoutCause() {
    let problems = layoutProblems(
      of: PlayerView(pictureHeight: 540), in: .devices("iPhone SE"), .textFits)
    #expect(problems.map(\.expectation) == ["textFits", "textFits"])
  }

  @Test("A column that fits has no problem")
  func fits() {
    // 568 - 20.5 - 20.5 - 30 = 497
    let problems = layoutProblems(
      of: PlayerView(pictureHeight: 497), in: .devices("iPhone SE"), .sane, .textFits)
    #expect(problems.isEmpty)
  }
}
