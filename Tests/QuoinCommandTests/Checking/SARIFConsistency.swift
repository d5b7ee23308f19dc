// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The requirements of the OASIS standard "Static Analysis Results Interchange Format (SARIF)
/// Version 2.1.0" besides the form of each object, of the objects that reports have. Numbers are
/// those of its sections.
struct SARIFConsistency {
  private typealias Object = [String: Any]
  private var errors: [String] = []

  /// The mistakes in a log, each with its section; empty for a correct log.
  static func errors(in text: String) throws -> [String] {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object ?? [:]
    var check = SARIFConsistency()
    for run in objects(log, "runs") { check.check(run: run) }
    return check.errors
  }

  private mutating func expect(_ holds: Bool, _ section: String, _ sentence: String) {
    if !holds { errors.append("\(section): \(sentence)") }
  }

  private mutating func check(run: Object) {
    let driver = (run["tool"] as? Object)?["driver"] as? Object ?? [:]
    let rules = Self.objects(driver, "rules").compactMap { $0["id"] as? String }
    expect(Set(rules).count == rules.count, "3.19.23", "two rules have one id")
    expect(run["results"] is [Any], "3.14.23", "a run that ended has no results")
    let results = Self.objects(run, "results")
    for (name, section) in [("suppressions", "3.27.23"), ("baselineState", "3.27.24")] {
      let count = results.count { $0[name] != nil }
      expect(
        count == 0 || count == results.count, section,
        "\(count) of \(results.count) results have \(name)")
    }
    let hasColumns = results.flatMap(Self.locations).contains {
      ($0["region"] as? Object)?["startColumn"] != nil
    }
    expect(!hasColumns || run["columnKind"] != nil, "3.14.17", "columns are of no kind")
    for result in results { check(result: result, rules) }
    for invocation in Self.objects(run, "invocations") {
      for notification in Self.objects(invocation, "toolExecutionNotifications") {
        check(message: notification["message"])
        for location in Self.locations(notification) { check(location: location) }
      }
    }
  }

  private mutating func check(result: Object, _ rules: [String]) {
    check(message: result["message"])
    let id = result["ruleId"] as? String
    if let index = result["ruleIndex"] as? Int {
      expect(
        rules.indices.contains(index) && rules[index] == id, "3.27.6",
        "the rule \(index) is not \(id ?? "there")")
    }
    expect(id != nil || result["ruleIndex"] != nil, "3.27.5", "a result has no rule")
    for key in (result["partialFingerprints"] as? Object ?? [:]).keys {
      expect(
        key.split(separator: "/").last?.wholeMatch(of: /v[0-9]+/) != nil, "3.27.17",
        "the fingerprint \(key) has no version")
    }
    for location in Self.locations(result) { check(location: location) }
    let related = Self.objects(result, "relatedLocations")
    let ids = related.compactMap { $0["id"] as? Int }
    expect(Set(ids).count == ids.count, "3.28.2", "two locations have one id")
    expect(ids.allSatisfy { $0 >= 0 }, "3.28.2", "the id of a location is negative")
    for location in related {
      if let message = location["message"] { check(message: message) }
    }
    for fix in Self.objects(result, "fixes") { check(fix: fix) }
  }

  private mutating func check(message: Any?) {
    let text = (message as? Object)?["text"] as? String
    expect(text?.isEmpty == false, "3.11.8", "a message has no text")
  }

  private mutating func check(location: Object) {
    check(artifact: location["artifactLocation"])
    guard let region = location["region"] as? Object else { return }
    let (startLine, startColumn) = (
      region["startLine"] as? Int ?? 0, region["startColumn"] as? Int ?? 1
    )
    let endLine = region["endLine"] as? Int ?? startLine
    expect(startLine > 0, "3.30.5", "a line is \(startLine)")
    expect(startColumn > 0, "3.30.6", "a column is \(startColumn)")
    expect(endLine >= startLine, "3.30.7", "a region ends in line \(endLine), before \(startLine)")
    if endLine == startLine, let endColumn = region["endColumn"] as? Int {
      expect(
        endColumn >= startColumn, "3.30.8",
        "a region ends in column \(endColumn), before \(startColumn)")
    }
  }

  private mutating func check(fix: Object) {
    let changes = Self.objects(fix, "artifactChanges")
    expect(!changes.isEmpty, "3.55.3", "a fix changes nothing")
    for change in changes {
      check(artifact: change["artifactLocation"])
      let replacements = Self.objects(change, "replacements")
      expect(!replacements.isEmpty, "3.56.3", "a change has no replacements")
      let regions = replacements.compactMap { $0["deletedRegion"] as? Object }
      expect(regions.count == replacements.count, "3.57.3", "a replacement has no region")
      let ranges = regions.map { region in
        let start = region["byteOffset"] as? Int ?? -1
        return (start: start, end: start + (region["byteLength"] as? Int ?? 0))
      }
      .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
      expect(
        ranges.allSatisfy { $0.start >= 0 && $0.end >= $0.start }, "3.30.11", "a byte is below 0")
      for (first, second) in zip(ranges, ranges.dropFirst()) {
        expect(first.end <= second.start, "3.56.3", "two replacements are of one byte")
      }
    }
  }

  /// Checks a URI, by RFC 3986: relative to a base, or absolute.
  private mutating func check(artifact: Any?) {
    let artifact = artifact as? Object ?? [:]
    guard let uri = artifact["uri"] as? String else {
      return expect(false, "3.4.2", "a location has no URI")
    }
    let allowed = /([A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=]|%[0-9A-F]{2})+/
    expect(uri.wholeMatch(of: allowed) != nil, "3.4.3", "\(uri) is not a URI")
    let isAbsolute = uri.hasPrefix("file:///")
    expect(
      isAbsolute || !uri.hasPrefix("/") && !uri.split(separator: "/").contains(".."), "3.4.3",
      "\(uri) is not below its base")
    expect(
      isAbsolute == (artifact["uriBaseId"] == nil), "3.4.4", "\(uri) has a base if it is relative")
  }

  private static func objects(_ object: Object, _ name: String) -> [Object] {
    object[name] as? [Object] ?? []
  }

  /// The places of files in the locations of an object.
  private static func locations(_ object: Object) -> [Object] {
    ["locations", "relatedLocations"].flatMap { objects(object, $0) }
      .compactMap { $0["physicalLocation"] as? Object }
  }
}
