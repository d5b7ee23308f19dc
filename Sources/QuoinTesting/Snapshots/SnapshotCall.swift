// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinSnapshots

/// A call of an assertion about a snapshot.
@MainActor struct SnapshotCall {
  var location: IssueLocation
  /// The function around the call.
  var function: StaticString

  /// Creates the compared value, compares it, and records an issue if the assertion fails.
  func check<Value>(
    _ recording: LayoutRecording?, _ make: () throws -> SnapshotMaking.Made<Value>,
    with compare: (Value, RecordingChoice) -> SnapshotOutcome
  ) rethrows {
    switch try make() {
    case .failed(let reasons): report(SnapshotOutcome(passes: false, lines: reasons))
    case .value(let value):
      do {
        report(compare(value, try RecordingChoice(recording, LayoutDefaults.current.recording)))
      } catch {
        report(SnapshotOutcome(passes: false, lines: [error.description]))
      }
    }
  }

  /// Compares the layouts of a matrix with the text in the file of this call.
  func assertText(
    in matrix: LayoutMatrix, named name: String?, _ recording: LayoutRecording?,
    _ make: (LayoutCell) throws -> LayoutSubject
  ) rethrows {
    try check(recording) {
      try SnapshotMaking.text(in: matrix, make)
    } with: { content, choice in
      compareText(content, name: name, choice)
    }
  }

  /// Compares the layouts of a matrix with the literal of this call.
  func assertLiteral(
    _ literal: (() -> String)?, in matrix: LayoutMatrix, _ recording: LayoutRecording?,
    _ make: (LayoutCell) throws -> LayoutSubject
  ) rethrows {
    try check(recording) {
      try SnapshotMaking.text(in: matrix, make)
    } with: { content, choice in
      compareLiteral(content, literal?(), choice)
    }
  }

  /// Compares a text with the file of this call.
  func compareText(
    _ content: SnapshotContent, name: String?, _ choice: RecordingChoice
  ) -> SnapshotOutcome {
    compareFile(name: name, content: content.fileText, ending: ".txt") { base in
      let outcome = TextReferenceCheck(FileRecorder(choice)).outcome(
        content, ReferenceFile(base: base))
      return withPictures(outcome, content, named: (base as NSString).lastPathComponent)
    }
  }

  /// Compares a text with the literal of this call.
  func compareLiteral(
    _ content: SnapshotContent, _ literal: String?, _ choice: RecordingChoice
  ) -> SnapshotOutcome {
    let location = InlineLocation(
      file: sourcePath, line: Int(clamping: location.line), column: Int(clamping: location.column),
      test: SnapshotScope.current(self).test)
    let outcome = InlineReferenceCheck(choice).outcome(content, literal, location)
    return withPictures(outcome, content, named: "line-\(location.line)")
  }

  /// Adds the path of a page with pictures to a failure with an expected and a found text.
  private func withPictures(
    _ outcome: SnapshotOutcome, _ found: SnapshotContent, named name: String
  ) -> SnapshotOutcome {
    guard !outcome.passes, let expected = outcome.expected,
      let path = PictureDifferencePage.write(expected, found, self, named: name)
    else { return outcome }
    var outcome = outcome
    outcome.lines.append("pictures: \(path)")
    return outcome
  }

  /// Compares the new snapshot with the file of this call.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot in the test.
  ///   - content: The new snapshot, as text, to find a test that writes several to one file.
  ///   - ending: The ending of the file; a text and a picture of one name are two files.
  ///   - compare: Compares with the file, whose path it gets without the extension.
  func compareFile(
    name: String?, content: String, ending: String, _ compare: (String) -> SnapshotOutcome
  ) -> SnapshotOutcome {
    let root = SourceRoot(RecordingChoice.environment)
    if let problem = root.problem(ofSource: location.filePath.description) {
      return SnapshotOutcome(passes: false, lines: [problem])
    }
    let scope = SnapshotScope.current(self)
    let plain = ReferenceName(function: function.description, name: name)
    let number = SnapshotNumbers.shared.number(of: plain.stem + ending, self, in: scope)
    let reference = ReferenceName(function: function.description, name: name, number: number)
    let base = reference.path(besideSource: sourcePath)
    if let problem = SnapshotClaims.shared.claim(
      base, ending, content: content, in: scope, sourcePath)
    {
      return SnapshotOutcome(passes: false, lines: [problem])
    }
    return compare(base)
  }

  /// The path of the source file on this machine.
  var sourcePath: String {
    SourceRoot(RecordingChoice.environment).path(of: location.filePath.description)
  }

  private func report(_ outcome: SnapshotOutcome) {
    guard !outcome.lines.isEmpty else { return }
    IssueRecorder.record(
      LayoutIssue(
        message: outcome.text, severity: outcome.passes ? .warning : .error, location: location))
  }
}
