// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import Testing
import UIKit
import Views

/// The tests of cards with a mistake each, for the messages.
@MainActor @Suite("A broken card", .serialized, .layouts(in: .sizes(320))) struct CardFailures {
  private func card(_ change: (CardView) -> Void) -> CardView {
    let card = CardView()
    change(card)
    return card
  }

  @Test("1. A width that does not fit")
  func sanity() {
    expectLayout(
      of: card {
        $0.title.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
      },
      in: .sizes(320, 393).directions(.both), .sane)
  }

  @Test("2. A text that is too long, and has too many lines")
  func text() {
    expectLayout(
      of: card { $0.follow.setTitle("Follow this person and all friends", for: .normal) },
      .textFits, .lines(of: "title", 2))
  }

  @Test("3. Parts that leave their superview, overlap and are small")
  func space() {
    expectLayout(
      of: card {
        let extra = UIButton(frame: CGRect(x: 90, y: 20, width: 300, height: 20))
        extra.setTitle("Edit", for: .normal)
        extra.accessibilityIdentifier = "edit"
        $0.addSubview(extra)
      }, .insideSuperview(), .noOverlap(), .touchTargets())
  }

  @Test("4. Frames, sizes and distances that differ")
  func frames() {
    expectLayout(
      of: CardView(), .frame(of: "photo", CGRect(x: 16, y: 20, width: 60, height: 60)),
      .frames(["badge": CGRect(x: 22, y: 20, width: 20, height: 20)]),
      .size(of: "follow", equals: CGSize(width: 100, height: 44)),
      .size(of: "message", atLeast: CGSize(width: 120, height: 44)),
      .distance(from: LayoutSelector("photo").trailing, to: LayoutSelector("title").leading, 16),
      .aspectRatio(of: "photo", 1.5))
  }

  @Test("5. Relations that do not hold")
  func relations() {
    expectLayout(
      of: CardView(), .aligned("photo", "detail", on: .leading),
      .equalSizes("follow", "photo"), .equalWidths("title", "follow"),
      .ordered("title", "detail", "follow", along: .vertical, spacing: 6...),
      .centered("photo", on: .vertical), .fills("photo"))
  }

  @Test("6. A left edge that right-to-left languages do not mirror")
  func direction() {
    expectLayout(
      of: card {
        let mark = UIView()
        mark.accessibilityIdentifier = "mark"
        mark.translatesAutoresizingMaskIntoConstraints = false
        $0.addSubview(mark)
        NSLayoutConstraint.activate([
          mark.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 4),
          mark.topAnchor.constraint(equalTo: $0.topAnchor),
          mark.widthAnchor.constraint(equalToConstant: 8),
          mark.heightAnchor.constraint(equalToConstant: 8),
        ])
      }, .mirrorsRightToLeft())
  }

  @Test("7. A height that the constraints do not give")
  func fitting() {
    expectLayout(
      of: {
        let view = UIView()
        let label = UILabel()
        label.text = "Only the top edge is pinned"
        label.accessibilityIdentifier = "label"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        return view
      }(), .selfSizes)
    expectLayout(
      of: CardView(), .fittingSize(width: 320, equals: CGSize(width: 320, height: 40)))
  }

  @Test("8. A rule that finds something, and one that does not exist")
  func rules() {
    expectLayout(
      of: card {
        let button = UIButton(frame: CGRect(x: 50, y: 20, width: 20, height: 20))
        button.accessibilityIdentifier = "close"
        $0.photo.addSubview(button)
      }, .rule("outside-superview"), .rule("outside-supervew"))
  }

  @Test("9. An expectation of its own, and a selector that finds nothing")
  func own() {
    expectLayout(
      of: CardView(), LayoutExpectation("always") { _ in ["nothing is right"] },
      .size(of: "tittle", atLeast: CGSize(width: 1, height: 1)))
  }
}
