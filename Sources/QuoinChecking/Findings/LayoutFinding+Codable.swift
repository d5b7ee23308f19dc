// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension LayoutFinding: Codable {
  private enum CodingKeys: String, CodingKey {
    case rule, severity, file, line, column, endLine, endColumn, scene, object, name, message
    case detail, explanation, configurations, fixes, related, fixable, certainty, fingerprint
    case edits, suppression, baseline
  }

  /// Reads a finding from its form in JSON.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    rule = try values.decode(String.self, forKey: .rule)
    severity = try values.decode(LayoutSeverity.self, forKey: .severity)
    file = try values.decodeIfPresent(String.self, forKey: .file)
    scene = try values.decode(String.self, forKey: .scene)
    object = try values.decode(String.self, forKey: .object)
    name = try values.decode(String.self, forKey: .name)
    message = try values.decode(String.self, forKey: .message)
    detail = try values.decode(String.self, forKey: .detail)
    explanation = try values.decode([String].self, forKey: .explanation)
    configurations = try values.decode([String].self, forKey: .configurations)
    fixes = try values.decode([String].self, forKey: .fixes)
    related = try values.decode([RelatedLocation].self, forKey: .related)
    isFixable = try values.decode(Bool.self, forKey: .fixable)
    edits = try values.decodeIfPresent([FileEdit].self, forKey: .edits) ?? []
    certainty = try values.decode(FindingCertainty.self, forKey: .certainty)
    suppression = try values.decodeIfPresent(String.self, forKey: .suppression)
    isInBaseline = try values.decode(Bool.self, forKey: .baseline)
    guard let line = try values.decodeIfPresent(Int.self, forKey: .line) else { return }
    location = FindingLocation(
      line: line, column: try values.decode(Int.self, forKey: .column),
      endLine: try values.decode(Int.self, forKey: .endLine),
      endColumn: try values.decode(Int.self, forKey: .endColumn))
  }

  /// Writes the finding in its form in JSON.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(rule, forKey: .rule)
    try values.encode(severity, forKey: .severity)
    try values.encode(file, forKey: .file)
    try values.encode(location?.line, forKey: .line)
    try values.encode(location?.column, forKey: .column)
    try values.encode(location?.endLine, forKey: .endLine)
    try values.encode(location?.endColumn, forKey: .endColumn)
    try values.encode(scene, forKey: .scene)
    try values.encode(object, forKey: .object)
    try values.encode(name, forKey: .name)
    try values.encode(message, forKey: .message)
    try values.encode(detail, forKey: .detail)
    try values.encode(explanation, forKey: .explanation)
    try values.encode(configurations, forKey: .configurations)
    try values.encode(fixes, forKey: .fixes)
    try values.encode(related, forKey: .related)
    try values.encode(isFixable, forKey: .fixable)
    try values.encode(edits, forKey: .edits)
    try values.encode(certainty, forKey: .certainty)
    try values.encode(fingerprint, forKey: .fingerprint)
    try values.encode(suppression, forKey: .suppression)
    try values.encode(isInBaseline, forKey: .baseline)
  }
}
