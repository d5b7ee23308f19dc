// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender

/// Findings that are known, so that they do not fail a run.
///
/// The file has lines of JSON: the version, and below it an entry with a count on each line,
/// sorted.
package struct Baseline: Hashable, Sendable {
  /// The version of the format.
  static let version = 1

  /// The number of occurrences of each entry.
  package private(set) var counts: [BaselineEntry: Int] = [:]

  package init() {}

  /// Adds a finding.
  package mutating func add(_ finding: LayoutFinding, root: ReportRoot) {
    add(BaselineEntry(finding, root: root), count: 1)
  }

  /// Adds an entry with a number of occurrences.
  package mutating func add(_ entry: BaselineEntry, count: Int) {
    counts[entry, default: 0] += count
  }

  /// Marks the findings of a file that are in the baseline, and takes them out of it. Silenced
  /// findings are left as they are.
  package mutating func take(_ findings: inout [LayoutFinding], root: ReportRoot) {
    for index in findings.indices where findings[index].suppression == nil {
      let entry = BaselineEntry(findings[index], root: root)
      guard let count = counts[entry], count > 0 else { continue }
      counts[entry] = count == 1 ? nil : count - 1
      findings[index].isInBaseline = true
    }
  }

  // MARK: File

  private struct Header: Decodable {
    var baseline: Int

    enum CodingKeys: String, CodingKey { case baseline = "quoin-baseline" }
  }

  private struct Line: Decodable {
    var rule: String
    var file: String
    var object: String
    var detail: String
    var count: Int
  }

  /// The text of the file.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { entry, count in
      JSONValue.object([
        ("rule", .string(entry.rule)), ("file", .string(entry.file)),
        ("object", .string(entry.object)), ("detail", .string(entry.detail)),
        ("count", .number(Double(count))),
      ]).serialized + "\n"
    }
    return "{\"quoin-baseline\":\(Self.version)}\n" + lines.joined()
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The path in failures.
  /// - Throws: A ``FileFailure`` when it is not a baseline, or one of another version.
  package init(_ text: String, file: String) throws(FileFailure) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where index == 0 || !line.isEmpty {
      do throws(FileFailure) {
        try add(Data(String(line).utf8), isFirst: index == 0)
      } catch {
        var failure = error
        failure.file = file
        failure.line = index + 1
        failure.column = 1
        throw failure
      }
    }
  }

  private mutating func add(_ line: Data, isFirst: Bool) throws(FileFailure) {
    do {
      guard isFirst else {
        let line = try JSONDecoder().decode(Line.self, from: line)
        let entry = BaselineEntry(
          rule: line.rule, file: line.file, object: line.object, detail: line.detail)
        add(entry, count: max(0, line.count))
        return
      }
      let version = try JSONDecoder().decode(Header.self, from: line).baseline
      guard version == Self.version else {
        throw FileFailure(.baselineVersion(version, readable: Self.version), file: "")
      }
    } catch let failure as FileFailure {
      throw failure
    } catch {
      throw FileFailure(isFirst ? .malformedBaseline : .malformedBaselineEntry, file: "")
    }
  }
}
