// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinChecking

extension ReportArguments {
  /// The reports to write. GitHub's format comes with a summary of the step, where the environment
  /// names a file for it.
  ///
  /// - Parameters:
  ///   - choices: The formats.
  ///   - root: The folder from which paths are counted.
  ///   - hasBaseline: Whether findings are compared with a baseline.
  ///   - surroundings: The terminal and the environment.
  @MainActor func targets(
    of choices: [Choice], root: ReportRoot, hasBaseline: Bool, surroundings: TextSurroundings
  ) -> [ReportTarget] {
    var targets = choices.map { choice in
      ReportTarget(
        writer: writer(choice, root: root, hasBaseline: hasBaseline, surroundings: surroundings),
        destination: choice.file.map { .file($0) } ?? .standardOutput)
    }
    if choices.contains(where: { $0.format == .github }),
      let file = surroundings.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty
    {
      targets.append(
        ReportTarget(
          writer: MarkdownReport(root: root, length: MarkdownReport.lengthOfSummary),
          destination: .endOf(file)))
    }
    return targets
  }

  @MainActor private func writer(
    _ choice: Choice, root: ReportRoot, hasBaseline: Bool, surroundings: TextSurroundings
  ) -> any ReportWriter {
    switch choice.format {
    case .text:
      choice.file == nil
        ? TextReport(
          style: surroundings.style(color), width: surroundings.width(width), isQuiet: quiet)
        : TextReport(width: width, isQuiet: quiet)
    case .xcode: XcodeReport()
    case .json: JSONReport()
    case .github: GitHubReport(root: root)
    case .sarif:
      SARIFReport(
        root: root, rules: RuleCatalog.all, version: Quoin.configuration.version,
        hasBaseline: hasBaseline)
    case .checkstyle: CheckstyleReport()
    case .junit: JUnitReport()
    case .gitlab: GitLabReport(root: root)
    case .markdown: MarkdownReport(root: root)
    }
  }
}
