// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinSnapshots

/// Fixes the findings of files.
@MainActor struct FileFixing {
  /// The number of times a file is fixed again after another process changed it at the same time.
  private static let mostAttempts = 3

  private let request: FixRequest

  init(_ request: FixRequest) { self.request = request }

  /// Fixes the findings of a file. Returns those that are left; where nothing is written, all of
  /// them.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - checker: Checks it.
  ///   - configuration: The configuration of the checker.
  ///   - read: Reads the file.
  /// - Throws: A ``FileFailure`` when the file cannot be read or written.
  func report(
    ofFile path: String, _ checker: LayoutChecker, _ configuration: CheckConfiguration,
    read: (String) throws(FileFailure) -> InterfaceFile
  ) throws(FileFailure) -> FileReport {
    let fixer = FileFixer(checker, configuration, includesUnsafe: request.includesUnsafe)
    for _ in 0..<Self.mostAttempts {
      let file = try read(path)
      let fixed = fixer.fixed(file)
      var report = fixed.report
      var fixing = FixingReport(remarks: fixed.refusals.map(\.text))
      switch request.mode {
      case .diff:
        report = fixed.original
        fixing.diff = Self.diff(from: file.data, to: fixed.data, path)
        report.fixing = fixing
        return report
      case .write:
        fixing.fixes = fixed.fixes.count
        report.fixing = fixing
        guard fixed.data != file.data else { return report }
        switch AtomicFile(path).replace(file.data, with: fixed.data) {
        case .written: return report
        case .failed(let reason): throw Self.failure(path, reason)
        case .changed: break
        }
      }
    }
    throw Self.failure(path, "Something else keeps changing it")
  }

  private static func failure(_ path: String, _ reason: String) -> FileFailure {
    let error = CommandError.unwritableFile(path, reason: reason)
    return FileFailure(file: path, code: error.code, message: error.sentence)
  }

  /// The differences, with a path that is relative to the current folder where the file is in it.
  private static func diff(from old: Data, to new: Data, _ path: String) -> String {
    guard old != new else { return "" }
    let relative = RelativePath.path(of: path, in: FileManager.default.currentDirectoryPath)
    return UnifiedDiff(String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
      .text(path: String(relative.drop { $0 == "/" }))
  }
}
