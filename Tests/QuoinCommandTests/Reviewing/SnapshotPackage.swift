// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots
import QuoinUIKit

@testable import QuoinTesting
@testable import quoin

/// A package in a temporary folder with one test file, and its test as it runs in a new process.
@MainActor final class SnapshotPackage {
  /// The reference of an assertion.
  enum Kind: CaseIterable {
    case file, literal, matrix
  }

  let folder: TemporaryFolder
  /// The path of the folder.
  var root: String { folder.url.path }
  let kind: Kind

  private static let source = """
    import QuoinTesting
    struct FormTests {
      @Test func form() {
        assertInlineLayout(of: FormView())
      }
    }

    """
  static let sourceName = "Tests/FormTests.swift"
  private static let name = "Tests/__Layouts__/FormTests/form.txt"

  init(_ kind: Kind) throws {
    self.kind = kind
    folder = try TemporaryFolder()
    try folder.add("Package.swift", "// swift-tools-version: 6.1\n")
    try folder.add(Self.sourceName, Self.source)
  }

  deinit { folder.remove() }

  /// The content of a file; nil when there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.path(name)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The reference in its file or in the source; nil when there is none.
  var reference: String? {
    guard kind == .literal else { return text(Self.name) }
    let parts = (text(Self.sourceName) ?? "").components(separatedBy: "\"\"\"")
    guard parts.count == 3 else { return nil }
    // The lines of the literal are indented by eight.
    return parts[1].split(separator: "\n").map { $0.dropFirst(6) }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }

  /// The number of snapshots that wait for review.
  var pendingCount: Int { get throws { try ReviewSearch([root]).items().count } }

  private var runCount = 0

  /// Runs the test in a new process with a form of a width, and returns the issues.
  func run(
    width: CGFloat, record: LayoutRecording? = nil, environment: [String: String] = [:]
  ) -> [LayoutIssue] {
    var environment = environment
    environment["QUOIN_SOURCE_ROOT"] = root
    runCount += 1
    return RecordingChoice.$environment.withValue(environment) {
      InlineSources.$shared.withValue(InlineSources()) {
        TestRun.$identifier.withValue("run \(runCount)") {
          SnapshotNumbers.$shared.withValue(SnapshotNumbers()) {
            SnapshotClaims.$shared.withValue(SnapshotClaims()) {
              PictureSetting.withSetting(.never) {
                IssueRecorder.issues { compare(width, record) }
              }
            }
          }
        }
      }
    }
  }

  private func compare(_ width: CGFloat, _ record: LayoutRecording?) {
    switch kind {
    case .literal:
      // The call is in line 4; its bracket is the character after four spaces and 18 letters.
      let literal = reference
      assertInlineLayout(
        of: FormView(width), record: record, filePath: "/built/elsewhere/Tests/FormTests.swift",
        function: "form()", line: 4, column: 23, matches: literal.map { text in { text } })
    case .file, .matrix:
      assertLayout(
        of: FormView(width), in: kind == .matrix ? .phones.directions(.both) : .single,
        record: record, filePath: "/built/elsewhere/Tests/FormTests.swift", function: "form()",
        line: 4)
    }
  }

  /// A view with a box of a width, 16 points from its leading edge.
  private final class FormView: UIView {
    let box = UIView()

    init(_ width: CGFloat) {
      super.init(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        box.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        box.widthAnchor.constraint(equalToConstant: width),
        box.heightAnchor.constraint(equalToConstant: 30),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
