// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinLayout

/// The result of converting a scene, as lines for people and as JSON.
struct ConvertReport {
  var file: String
  var scene: ConvertedScene
  var printed: PrintedFile
  /// The result of the comparison; nil without one.
  var proof: ProofResult?

  private var missing: [ConversionNote] { scene.allNotes.filter(\.isMissing) }

  private var anchorCount: Int { printed.parts.reduce(0) { $0 + $1.inAnchors.count } }

  /// Adds the parts that the code does not express to the tally of the file.
  func count(in tally: inout ConvertTally) {
    if code == .differs { return tally.add(.scene) }
    tally.addScene(constraints: scene.roots.reduce(0) { $0 + $1.constraints.count })
    tally.add(.constraint, count: anchorCount)
    tally.add(.part, count: missing.count)
  }

  var code: ConvertExitCode {
    if let proof, !proof.holds { return .differs }
    return missing.isEmpty && anchorCount == 0 ? .converted : .incomplete
  }

  /// The lines for standard error. The last one is the summary.
  var lines: [String] {
    var lines = missing.map { "\(file):\($0.line): note: \($0.message)" }
    if anchorCount > 0 {
      lines.append(
        "\(file): note: \(anchorCount) \(anchorCount == 1 ? "constraint is" : "constraints are") "
          + "written with anchors, because the dialect does not have them.")
    }
    if let proof {
      lines += proof.listProblems.map { "\(file): error: \($0)" }
      lines += proof.conflictProblems.map { "\(file): error: \($0)" }
      if let setting = proof.unsettled.first {
        lines.append(
          "\(file): note: The constraints of the file conflict at \(proof.unsettled.count) settings, "
            + "first at \(setting.words), and the code breaks another one of them.")
      }
      lines += proof.differences.prefix(10).map { difference in
        "\(file): error: '\(difference.view)' is at \(Self.text(difference.after)) instead of "
          + "\(Self.text(difference.before)) at \(difference.setting.words)"
      }
    }
    return lines + [summary]
  }

  private var summary: String {
    let views = scene.roots.reduce(0) { $0 + $1.views.count }
    let constraints = scene.roots.reduce(0) { $0 + $1.constraints.count }
    let counts =
      "\(views) \(views == 1 ? "view" : "views"), "
      + "\(constraints) \(constraints == 1 ? "constraint" : "constraints")"
    guard let proof else { return "\(scene.name) (\(scene.id)): \(counts); not compared" }
    let count = proof.settingCount - proof.unsettled.count
    let settings = "\(count) \(count == 1 ? "setting" : "settings")"
    let outcome =
      proof.holds
      ? "frames equal at \(settings)" : "frames differ, nothing is written"
    return "\(scene.name) (\(scene.id)): \(counts), \(proof.writtenCount) written; \(outcome)"
  }

  private static func text(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String { LayoutText.number(Double(value)) }
    return "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), "
      + "\(number(frame.height)))"
  }

  /// The classes of views that the code uses and does not declare.
  private var customClasses: [String: String] {
    var result: [String: String] = [:]
    for view in scene.roots.flatMap(\.views) where view.className != view.systemClass {
      if view.origin == .property { result[view.className] = view.systemClass }
    }
    return result
  }

  /// One line of JSON.
  var json: String {
    Self.encode(
      Line(
        file: file, scene: scene.id, name: scene.name,
        classes: printed.parts.map(\.className), customClasses: customClasses,
        views: scene.roots.reduce(0) { $0 + $1.views.count },
        constraints: scene.roots.reduce(0) { $0 + $1.constraints.count },
        written: proof?.writtenCount, inAnchors: anchorCount, settings: proof?.settingCount,
        unsettled: proof?.unsettled.count,
        differences: proof?.differences.count, holds: proof?.holds,
        problems: (proof?.listProblems ?? []) + (proof?.conflictProblems ?? []),
        missing: missing.map { Note(line: $0.line, message: $0.message) }))
  }

  /// Returns one line of JSON about a file that is not converted.
  static func problem(_ file: String, _ sentence: String) -> String {
    encode(Refusal(file: file, problem: sentence))
  }

  /// Returns one line of JSON about the statements of a Swift file.
  static func code(_ file: String, _ result: CodeRewriter.Result) -> String {
    encode(
      Code(
        file: file, statements: result.convertedCount, constraints: result.constraintCount,
        inAnchors: result.anchorCount,
        kept: result.kept.map { Note(line: $0.line, message: $0.reason) }))
  }

  private static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private struct Refusal: Encodable {
    var file: String
    var problem: String
  }

  private struct Code: Encodable {
    var file: String
    var statements: Int
    var constraints: Int
    var inAnchors: Int
    var kept: [Note]
  }

  private struct Note: Encodable {
    var line: Int
    var message: String
  }

  private struct Line: Encodable {
    var file: String
    var scene: String
    var name: String
    var classes: [String]
    /// The class of UIKit that each class of the program inherits from.
    var customClasses: [String: String]
    var views: Int
    var constraints: Int
    var written: Int?
    var inAnchors: Int
    var settings: Int?
    var unsettled: Int?
    var differences: Int?
    var holds: Bool?
    var problems: [String]
    var missing: [Note]
  }
}
