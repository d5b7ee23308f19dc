// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("The message in the documentation") struct DocumentedMessageTests {
  /// A card whose title is too wide for the smallest phone.
  final class CardView: UIView {
    let title = UILabel()

    init() {
      super.init(frame: .zero)
      title.text = "Title"
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      constrain(fileID: "App/CardView.swift", line: 20)
    }

    required init?(coder: NSCoder) { nil }

    /// Makes the constraints of the card as if they were in a file of their own.
    private func constrain(fileID: StaticString, line: UInt) {
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        title.leadingAnchor.constraint(
          equalTo: leadingAnchor, constant: 16, fileID: fileID, line: line),
        trailingAnchor.constraint(
          equalTo: title.trailingAnchor, constant: 16, fileID: fileID, line: line + 1),
        title.widthAnchor.constraint(
          greaterThanOrEqualToConstant: 300, fileID: fileID, line: line + 2),
      ])
    }
  }

  @Test("The sample in Documentation/Testing.md is what the test prints")
  func sample() throws {
    let issues = PictureSetting.withSetting(.never) {
      IssueRecorder.issues {
        expectLayout(
          of: CardView(), in: .phones.directions(.both), .sane, .textFits, .mirrorsRightToLeft(),
          fileID: "AppTests/CardTests.swift", line: 9)
      }
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Testing.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let sample = try #require(
      text.components(separatedBy: "<!-- sample -->\n\n```text\n").last?
        .components(separatedBy: "\n```").first)
    #expect(issues.map(\.message) == [sample])
  }
}
