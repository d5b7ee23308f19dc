// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectTestSupport
import QuoinExplanation
import QuoinPlatform
import QuoinUIKit
import Testing

/// Mistakes for which a statement itself is reported.
@MainActor @Suite("Mistakes in statements", .serialized) struct StatementMistakeTests {
  @Test(
    "A statement that is refused names its rule, its views and its line", arguments: Mistake.refused
  )
  func refusal(_ mistake: Mistake) throws {
    let stage = Stage()
    var found: [LayoutMisuseReport] = []
    switch mistake.expected {
    case .refusal(let code, let sentence):
      found = reports { mistake.make(stage) }
      #expect(found.map(\.code) == [code] && found.map(\.sentence) == [sentence])
    case .remark(let code, let sentence):
      found = warnings { mistake.make(stage) }
      #expect(found.map(\.code) == [code] && found.map(\.sentence) == [sentence])
    default: Issue.record("No statement reports this")
    }
    try checkLocation(found.first?.location, of: mistake)
    let text = found.map { "\($0.severity)[\($0.code)]: \($0.sentence)" }.joined(separator: "\n")
    try PackageFolder.expect("\(text)\n", isStoredIn: mistake.storedReport)
  }

  private func checkLocation(_ text: String?, of mistake: Mistake) throws {
    guard text != nil || Dialect.located.contains(mistake.dialect) else { return }
    let location = try #require(text.flatMap(ReportedLocation.init))
    #expect(try MarkedLines(mistake).lines == [location.line])
  }

  #if compiler(>=6.3) && !QUOIN_APPLE_FOUNDATION
  @Test(
    "A statement for which the program stops names its rule, its views and its line",
    arguments: Mistake.stopping)
  func stop(_ mistake: Mistake) async throws {
    guard case .stop(let code, let sentence) = mistake.expected else { return }
    let name = mistake.name
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = name as String] in
      await MainActor.run { Mistake.stop(name) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let report = try #require(StopReport(in: text))
    #expect(report.code == code && report.sentence == sentence)
    try checkLocation(report.location, of: mistake)
    try PackageFolder.expect(
      "error[\(report.code)]: \(report.sentence)\n", isStoredIn: mistake.storedReport)
  }
  #endif
}

extension Mistake {
  /// Makes the mistake with a handler that writes the report, in a process of its own.
  @MainActor fileprivate static func stop(_ name: String) {
    LayoutProblems.handler = { StopReport(about: $0).write() }
    guard let mistake = all.first(where: { $0.name == name }) else { return }
    mistake.make(Stage())
  }
}

/// A report about an error that stops the program, as the text of another process.
private struct StopReport {
  let code: String
  let location: String?
  let sentence: String

  private static let (start, separator, end) = ("<<<REPORT:", "|||", ":REPORT>>>")

  init(about report: LayoutProblemReport) {
    code = report.code
    location = report.location
    // The location is in front of the sentence.
    let prefix = report.location.map { "\($0): " } ?? ""
    sentence =
      report.text.hasPrefix(prefix) ? String(report.text.dropFirst(prefix.count)) : report.text
  }

  init?(in text: String) {
    let parts = text.components(separatedBy: Self.start).last?
      .components(separatedBy: Self.end).first?.components(separatedBy: Self.separator)
    guard let parts, parts.count == 3 else { return nil }
    (code, sentence) = (parts[0], parts[2])
    location = parts[1].isEmpty ? nil : parts[1]
  }

  @MainActor func write() {
    let text = [code, location ?? "", sentence].joined(separator: Self.separator)
    LayoutProblemLog.detail = .short
    LayoutProblemLog.write(
      LayoutProblemReport(code: code, shortText: Self.start + text + Self.end))
  }
}
#endif
