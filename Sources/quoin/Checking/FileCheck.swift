// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder

/// Checks files one by one, each by the configuration that applies to it.
///
/// An outcome depends on the path, the options and the files on disk alone. So paths can be checked
/// in any order, and by several processes.
@MainActor struct FileCheck {
  private let rules = RuleCatalog.all
  private var configurations: ConfigurationSearch
  private let fixing: FileFixing?
  /// The ids of rules that do not run.
  var withoutRules: Set<String> = []
  /// See `LayoutChecker.willRun`.
  var willRun: ((LayoutRule?) -> Void)?

  /// - Parameters:
  ///   - configurations: The configuration of each file.
  ///   - fixes: The fixes to make; nil for none.
  init(_ configurations: ConfigurationSearch, fixes: FixRequest? = nil) {
    self.configurations = configurations
    fixing = fixes.map(FileFixing.init)
  }

  /// Returns the findings in a file, or the reason that it cannot be checked.
  mutating func outcome(of path: String) -> FileOutcome {
    do throws(FileFailure) {
      var configuration = try configurations.configuration(ofFile: path)
      configuration.withoutRules = withoutRules
      var report = try report(ofFile: path, configuration)
      report.rules = rules.filter { configuration.severity(of: $0, in: path) != .off }.map(\.id)
      report.failOn = configuration.failOn
      return .checked(report)
    } catch {
      return .failed(error)
    }
  }

  private func report(
    ofFile path: String, _ configuration: CheckConfiguration
  ) throws(FileFailure) -> FileReport {
    var checker = LayoutChecker(configuration)
    checker.willRun = willRun
    willRun?(nil)
    guard let fixing else { return checker.report(on: try read(path)) }
    return try fixing.report(ofFile: path, checker, configuration, read: read)
  }

  private func read(_ path: String) throws(FileFailure) -> InterfaceFile {
    do throws(InterfaceBuilderError) {
      return try InterfaceFile(contentsOf: path)
    } catch {
      let reason = CommandError.unreadableFile(error)
      throw FileFailure(
        file: error.file, line: error.line, column: error.column, code: reason.code,
        message: reason.sentence)
    }
  }
}
