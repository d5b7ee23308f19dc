// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

extension SARIFLog.Level {
  init(_ severity: LayoutSeverity) {
    switch severity {
    case .off, .info: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension SARIFLog.Rule {
  init(_ rule: LayoutRule) {
    let page = RulePage(rule)
    self.init(
      id: rule.id, shortDescription: SARIFLog.Message(text: rule.summary),
      fullDescription: SARIFLog.Message(
        text: rule.computation.isEmpty ? rule.summary : rule.computation),
      help: SARIFLog.Message(text: page.text, markdown: page.markdown),
      defaultConfiguration: SARIFLog.Configuration(
        enabled: rule.defaultSeverity != .off, level: SARIFLog.Level(rule.defaultSeverity)))
  }
}

extension SARIFLog.Region {
  init(_ location: FindingLocation) {
    self.init(
      startLine: location.line, startColumn: location.column, endLine: location.endLine,
      endColumn: location.endColumn)
  }
}

extension SARIFLog.ArtifactLocation {
  /// Creates the location of a file: from the root where it is inside it, otherwise as a URL.
  init(_ file: String, root: ReportRoot) {
    let path = root.path(of: file)
    guard path.hasPrefix("/") || path.hasPrefix("..") else {
      self.init(uri: Self.escaped(path), uriBaseId: "%SRCROOT%")
      return
    }
    self.init(uri: URL(fileURLWithPath: file).standardizedFileURL.absoluteString, uriBaseId: nil)
  }

  /// A path with `%` and two digits for each byte that paths of URIs do not have, by RFC 3986.
  private static func escaped(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}

extension SARIFLog.Location {
  init(_ finding: LayoutFinding, root: ReportRoot) {
    self.init(
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.ArtifactLocation(finding.file ?? finding.scene, root: root),
        region: finding.location.map(SARIFLog.Region.init)),
      logicalLocations: finding.object.isEmpty
        ? nil
        : [
          SARIFLog.LogicalLocation(name: finding.name, fullyQualifiedName: finding.object)
        ])
  }

  /// Creates a related location of a finding, with its number in the result.
  init(_ related: RelatedLocation, id: Int, file: String, root: ReportRoot) {
    self.init(
      id: id, message: SARIFLog.Message(text: related.text),
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.ArtifactLocation(file, root: root),
        region: related.location.map(SARIFLog.Region.init)))
  }
}

extension SARIFLog.Fix {
  /// Creates the edits that remove a finding, by bytes; nil for a finding without edits.
  init?(_ finding: LayoutFinding, root: ReportRoot) {
    guard let file = finding.file, !finding.edits.isEmpty else { return nil }
    self.init(artifactChanges: [
      SARIFLog.ArtifactChange(
        artifactLocation: SARIFLog.ArtifactLocation(file, root: root),
        replacements: finding.edits.map(SARIFLog.Replacement.init))
    ])
  }
}

extension SARIFLog.Replacement {
  init(_ edit: FileEdit) {
    self.init(
      deletedRegion: SARIFLog.ByteRegion(
        byteOffset: edit.range.lowerBound, byteLength: edit.range.count),
      insertedContent: edit.text.isEmpty ? nil : SARIFLog.Content(text: edit.text))
  }
}

extension SARIFLog.Notification {
  init(_ failure: FileFailure, root: ReportRoot) {
    let region = SARIFLog.Region(startLine: failure.line, startColumn: failure.column)
    self.init(
      level: .error, message: SARIFLog.Message(text: failure.message),
      descriptor: SARIFLog.Descriptor(id: failure.code),
      locations: [
        SARIFLog.Location(
          physicalLocation: SARIFLog.PhysicalLocation(
            artifactLocation: SARIFLog.ArtifactLocation(failure.file, root: root),
            region: failure.line > 0 ? region : nil))
      ])
  }
}
