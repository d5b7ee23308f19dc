// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Many constraints at once")
struct ActivationTests {
  private let outer = UIView()
  private let first = UIView()
  private let second = UIView()
  private let guide = UILayoutGuide()

  init() {
    outer.addSubview(first)
    outer.addSubview(second)
    first.addLayoutGuide(guide)
  }

  @Test("Each goes to its own holder, in order, and once however often it is given")
  func holders() {
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    let height = first.heightAnchor.constraint(equalToConstant: 10)
    let inset = guide.topAnchor.constraint(equalTo: first.topAnchor, constant: 1)
    let across = guide.bottomAnchor.constraint(equalTo: second.bottomAnchor)
    let distance = first.leftAnchor.anchorWithOffset(to: second.leftAnchor)
      .constraint(equalTo: second.widthAnchor)
    NSLayoutConstraint.activate([width, gap, height, width, inset, across, distance, gap])
    #expect(first.constraints == [width, height, inset])
    #expect(outer.constraints == [gap, across, distance])
    #expect(second.constraints.isEmpty)
  }

  @Test("A class of the program's hears of its activation between others")
  func subclass() {
    let own = HeardConstraint(
      item: first, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 10)
    let before = first.heightAnchor.constraint(equalToConstant: 10)
    let after = first.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([before, own, after])
    #expect(own.heard == 1)
    #expect(first.constraints == [before, own])
    #expect(outer.constraints == [after])
  }

  @Test("What was activated after a pass takes part in the next one")
  func afterPass() {
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    first.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: outer.leftAnchor),
      first.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.layoutIfNeeded()
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 30),
      first.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
    ])
    outer.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
  }

  @Test("A constraint that few things are said of keeps what is said")
  func rareFacts() {
    let constraint = first.widthAnchor.constraint(equalToConstant: 10)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    constraint.identifier = "width"
    constraint.shouldBeArchived = true
    #expect(constraint.identifier == "width")
    #expect(constraint.shouldBeArchived)
    constraint.identifier = nil
    #expect(constraint.identifier == nil)
    #expect(constraint.shouldBeArchived)
  }
}

private final class HeardConstraint: NSLayoutConstraint {
  var heard = 0

  override var isActive: Bool {
    get { super.isActive }
    set {
      heard += 1
      super.isActive = newValue
    }
  }
}
