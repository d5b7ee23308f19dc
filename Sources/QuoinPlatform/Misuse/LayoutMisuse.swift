// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What happens when a program asks a dialect for what cannot be: the sentence that names the views
/// and the rule goes to a handler.
///
/// The handler stops the program. A test may put another one in its place; when that returns, the
/// statement that was wrong has had no effect.
///
/// ```swift
/// var sentences: [String] = []
/// LayoutMisuse.handler = { sentences.append($0) }
/// defer { LayoutMisuse.handler = LayoutMisuse.stop }
/// ```
@MainActor public enum LayoutMisuse {
  /// Gets the sentence.
  public static var handler: @MainActor (String) -> Void = stop

  /// Gets the whole report, before ``handler``; hands the sentence on to it.
  public static var reportHandler: @MainActor (LayoutMisuseReport) -> Void = passOn

  /// Stops the program with the sentence, in release builds too. On Apple's platforms a mistake that
  /// the original of the dialect has an exception for raises an exception of that name.
  public static let stop: @MainActor @Sendable (String) -> Void = { sentence in
    if let name = current?.name { raiseException(name, sentence) }
    fatalError(sentence)
  }

  /// Hands the sentence of a report to ``handler``.
  public static let passOn: @MainActor @Sendable (LayoutMisuseReport) -> Void = { report in
    current = report
    defer { current = nil }
    handler(report.sentence)
  }

  /// What ``handler`` is called for.
  private static var current: LayoutMisuseReport?

  /// Tells the handlers.
  package static func report(_ report: LayoutMisuseReport) {
    reportHandler(report)
  }

  /// Tells the handlers.
  package static func report(_ sentence: String) {
    report(LayoutMisuseReport(sentence: sentence))
  }
}

#if QUOIN_UIKIT || QUOIN_APPKIT
extension LayoutMisuse {
  private static func raiseException(_ name: String, _ sentence: String) {
    NSException(name: NSExceptionName(name), reason: sentence, userInfo: nil).raise()
  }
}
#else
extension LayoutMisuse {
  /// Does nothing: there are no exceptions here.
  private static func raiseException(_ name: String, _ sentence: String) {}
}
#endif
