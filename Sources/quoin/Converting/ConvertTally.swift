// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A part that a dialect or the conversion does not express.
enum ConversionLoss: Hashable {
  /// A constraint that is written with anchors.
  case constraint
  /// A part of a scene, which a note names.
  case part
  /// A scene that is not written, because frames differ or follow no rule.
  case scene
  /// A file for another platform.
  case file
  /// A file in another language, with the scenes of one that is converted.
  case localization
  case unreadable
  /// A statement that stays, with the reason.
  case statement(String)

  func words(_ count: Int) -> String {
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    return switch self {
    case .constraint: counted("constraint", "constraints") + " with anchors"
    case .part: counted("part of a scene", "parts of scenes")
    case .scene: counted("scene", "scenes") + " not written"
    case .file: counted("file", "files") + " for another platform"
    case .localization: counted("file", "files") + " in another language"
    case .unreadable: counted("file", "files") + " not read"
    case .statement(let reason): counted("statement", "statements") + " kept (\(reason))"
    }
  }
}

/// The number of parts of files that were converted, and of those that were not.
struct ConvertTally {
  private var scenes = 0
  private var statements = 0
  private var constraints = 0
  /// In the order in which they were met.
  private var losses: [(loss: ConversionLoss, count: Int)] = []

  /// Adds a scene with its constraints.
  mutating func addScene(constraints count: Int) {
    scenes += 1
    constraints += count
  }

  /// Adds statements with their constraints.
  mutating func addStatements(_ count: Int, constraints added: Int) {
    statements += count
    constraints += added
  }

  mutating func add(_ loss: ConversionLoss, count: Int = 1) {
    guard count > 0 else { return }
    if let index = losses.firstIndex(where: { $0.loss == loss }) {
      losses[index].count += count
    } else {
      losses.append((loss, count))
    }
  }

  mutating func add(_ other: ConvertTally) {
    scenes += other.scenes
    statements += other.statements
    constraints += other.constraints
    for (loss, count) in other.losses { add(loss, count: count) }
  }

  var isEmpty: Bool { scenes == 0 && statements == 0 && losses.isEmpty }

  /// The counts on one line.
  var line: String {
    var parts: [String] = []
    if scenes > 0 { parts.append("\(scenes) \(scenes == 1 ? "scene" : "scenes")") }
    if statements > 0 {
      parts.append("\(statements) \(statements == 1 ? "statement" : "statements")")
    }
    parts.append("\(constraints) \(constraints == 1 ? "constraint" : "constraints")")
    let lost = losses.map { $0.loss.words($0.count) }.joined(separator: ", ")
    return parts.joined(separator: ", ") + (lost.isEmpty ? "" : "; not expressed: \(lost)")
  }
}

/// The results of all files of a command.
struct ConvertSummary {
  private var files: [(name: String, tally: ConvertTally)] = []

  /// Adds to the tally of a file.
  mutating func add(_ name: String, _ change: (inout ConvertTally) -> Void) {
    if files.last?.name != name { files.append((name, ConvertTally())) }
    change(&files[files.count - 1].tally)
  }

  /// A line for each file and one for all of them, where there are several.
  var lines: [String] {
    let found = files.filter { !$0.tally.isEmpty }
    guard found.count > 1 else { return [] }
    var total = ConvertTally()
    for file in found { total.add(file.tally) }
    return found.map { "\($0.name): \($0.tally.line)" }
      + ["In total: \(found.count) files, \(total.line)"]
  }
}
