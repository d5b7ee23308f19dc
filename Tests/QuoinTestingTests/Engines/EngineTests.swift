// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Frames of two engines") struct EngineTests {
  /// A view that moves a constrained subview by 5 points after each layout.
  private final class MovingView: UIView {
    let part = UIView()

    init() {
      super.init(frame: .zero)
      part.translatesAutoresizingMaskIntoConstraints = false
      part.accessibilityIdentifier = "part"
      addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        part.topAnchor.constraint(equalTo: topAnchor, constant: 100),
        part.widthAnchor.constraint(equalToConstant: 40),
        part.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      part.frame.origin.x = 21
    }
  }

  private func found(_ expectations: LayoutExpectation..., in view: UIView) -> [String] {
    let call = ExpectationCall(
      .single, expectations, .error,
      at: IssueLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column))
    return violations { _ = call.run { _ in .view(view) } }
  }

  @Test("Views that have the frames of their constraints agree")
  func agreement() {
    #expect(violations(of: .agreesWithPlatform()) == [])
  }

  @Test("A frame that a program sets against the constraints is found, with the reason")
  func difference() {
    let lines = found(.agreesWithPlatform(), in: MovingView())
    #expect(
      lines.first == "  agreesWithPlatform: part.x is 21 on the platform, 16 by Quoin")
    #expect(lines.contains { $0.contains("left 16, EngineTests.swift:") })
    #expect(found(.agreesWithPlatform(within: 5), in: MovingView()) == [])
  }

  @Test("QUOIN_COMPARE adds the comparison to each call, once")
  func requested() {
    EngineComparison.$isRequested.withValue(true) {
      #expect(found(.settles, in: MovingView()).first?.contains("agreesWithPlatform") == true)
      let both = found(.agreesWithPlatform(within: 5), in: MovingView())
      #expect(both == [])
    }
    #expect(found(.settles, in: MovingView()) == [])
  }

  @Test(
    "Computed frames are on the pixels of the engine: from the middle between two, the greater one")
  func pixels() throws {
    let (view, part) = (UIView(), UIView())
    part.accessibilityIdentifier = "part"
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    NSLayoutConstraint.activate([
      part.leftAnchor.constraint(equalTo: view.leftAnchor, constant: -0.5),
      part.topAnchor.constraint(equalTo: view.topAnchor, constant: 0.5),
      part.widthAnchor.constraint(equalToConstant: 40),
      part.heightAnchor.constraint(equalToConstant: 20),
    ])
    let frame = try #require(view.layoutFrames(by: .quoin)["part"])
    // Three pixels per point: -1.5 and 1.5 are in the middle between two pixels.
    try #require(view.traitCollection.displayScale == 3)
    #expect(frame == CGRect(x: -1.0 / 3, y: 2.0 / 3, width: 40, height: 20))
  }

  @Test("Frames are read of either engine")
  func frames() throws {
    let view = MovingView()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(try #require(view.layoutFrames["part"]).minX == 21)
    #expect(try #require(view.layoutFrames(by: .quoin)["part"]).minX == 16)
  }
}
