// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Worked cases. The `conventions` in the files explain every key.
struct CaseDocument: Decodable, Sendable {
  var cases: [LayoutCase] = []
  /// The parts that could not be read, as `number name: reason`.
  var unreadable: [String] = []
  var invalidConstraints: [ListedConstraint] = []
  var validConstraints: [ListedConstraint] = []

  /// The file named by `QUOIN_CASES`, else those among the fixtures.
  static let files: [URL] = {
    if let path = ProcessInfo.processInfo.environment["QUOIN_CASES"], !path.isEmpty {
      return [URL(fileURLWithPath: path)]
    }
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
    return ["autolayout-cases.json", "layout-cases.json"].map(fixtures.appendingPathComponent)
  }()

  /// The cases of all files.
  static let shared = Result {
    try files.reduce(into: CaseDocument()) { all, file in
      let document = try JSONDecoder().decode(CaseDocument.self, from: Data(contentsOf: file))
      all.cases += document.cases
      all.unreadable += document.unreadable
      all.invalidConstraints += document.invalidConstraints
      all.validConstraints += document.validConstraints
    }
  }

  /// The shared document, empty when it cannot be read.
  static var readable: CaseDocument { (try? shared.get()) ?? CaseDocument() }

  init() {}

  private enum CodingKeys: CodingKey {
    case cases, invalidConstraints, validConstraints
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let attempts = try container.decode([ReadCase].self, forKey: .cases)
    cases = attempts.compactMap(\.layoutCase)
    unreadable = attempts.compactMap(\.problem)
    invalidConstraints =
      try container.decodeIfPresent([ListedConstraint].self, forKey: .invalidConstraints) ?? []
    validConstraints =
      try container.decodeIfPresent([ListedConstraint].self, forKey: .validConstraints) ?? []
  }
}

/// A case, or why it cannot be read, so that one odd case does not hide the others.
private struct ReadCase: Decodable {
  var layoutCase: LayoutCase?
  var problem: String?

  private struct Title: Decodable {
    var n: Int
    var name: String
  }

  init(from decoder: any Decoder) throws {
    do {
      layoutCase = try LayoutCase(from: decoder)
    } catch {
      let title = try Title(from: decoder)
      problem = "\(title.n) \(title.name): \(error)"
    }
  }
}

struct LayoutCase: Decodable, Sendable {
  var n: Int
  var name: String
  var tags: [String]
  var root: CaseRoot
  var views: [CaseView]
  var constraints: [CaseConstraint]?
  var vfl: [Ignored]?
  var fitting: CaseFitting?
  var scale: Double?
  var steps: [CaseStep]?
  var expect: CaseExpectation
}

struct Ignored: Decodable, Sendable {}

/// A request for the fitting size of a view, near a target size.
struct CaseFitting: Decodable, Sendable {
  var view: String
  var target: [Double]
  var priorities: [Double]
}

struct CaseRoot: Decodable, Sendable {
  var size: [Double]?
  var rtl: Bool?
  var layoutMargins: [Double]?
  var safeArea: [Double]?
  var insetsMarginsFromSafeArea: Bool?
}

/// A view, or the changes of one.
struct CaseView: Decodable, Sendable {
  var id: String
  var parent: String?
  var guide: Bool?
  var intrinsic: [Double?]?
  var text: CaseText?
  var hug: [Double]?
  var cr: [Double]?
  var baseline: [Double]?
  var alignmentInsets: [Double]?
  var layoutMargins: [Double]?
  var safeArea: [Double]?
  var insetsMarginsFromSafeArea: Bool?
  var preservesSuperviewLayoutMargins: Bool?
  var hidden: Bool?
  var rtl: Bool?
  var scroll: Ignored?
  var stack: CaseStack?
  var autoresizing: CaseAutoresizing?
}

struct CaseText: Decodable, Sendable {
  var chars: Double
  var charWidth: Double
  var lineHeight: Double
}

struct CaseStack: Decodable, Sendable {
  var arranged: [String]?
  var axis: String?
  var distribution: String?
  var alignment: String?
  var spacing: Double?
  var customSpacing: [String: Double]?
  var marginsRelative: Bool?
  var baselineRelative: Bool?
}

struct CaseAutoresizing: Decodable, Sendable {
  var frame: [Double]
  var mask: [String]
  var superSize: [Double]
}

struct CaseConstraint: Decodable, Sendable {
  var id: String
  var a: String
  var rel: String?
  var b: String?
  var m: Double?
  var c: Double?
  var p: Double?
  var sys: Double?
}

struct CaseStep: Decodable, Sendable {
  var operations: [CaseOperation]
  var expect: CaseExpectation

  private enum CodingKeys: String, CodingKey {
    case operations = "do"
    case expect
  }
}

struct CaseExpectation: Decodable, Sendable {
  var status: String
  var frames: [String: [Double?]]?
  var rounded: [String: [Double]]?
  var ranges: [String: [Double?]]?
  var conflictSet: [String]?
  var framesIfBroken: [String: [String: [Double?]]]?
  var fittingSize: [Double]?
}
