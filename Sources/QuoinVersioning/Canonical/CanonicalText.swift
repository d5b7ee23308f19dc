// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinInterfaceBuilder

extension InterfaceFile {
  /// The file as text without the parts that Interface Builder writes automatically: one fact a
  /// line, objects by indentation, constraints as equations below their scene, ids at the ends of
  /// lines.
  ///
  /// Files with equal texts differ in nothing that ``InterfaceDifference`` reports. A file that is
  /// not edited by its bytes, such as one in UTF-16, is its own text.
  public var canonicalText: String {
    do throws(MarkupSpans.Refusal) {
      return CanonicalText(try ObjectCatalog(self)).text
    } catch {
      return String(decoding: data, as: UTF8.self)
    }
  }
}

/// Writes the objects of a file as text.
struct CanonicalText {
  private let catalog: ObjectCatalog

  init(_ catalog: ObjectCatalog) { self.catalog = catalog }

  var text: String {
    var lines: [String] = []
    guard let document = catalog.objects[ObjectCatalog.document] else { return "" }
    lines.append("document")
    lines += facts(of: document, indentation: "  ")
    let scenes = document.children.compactMap { catalog.objects[$0] }
    var constraints: [String?: [ObjectRecord]] = [:]
    for id in catalog.order {
      guard let record = catalog.objects[id], record.isConstraint else { continue }
      constraints[record.scene, default: []].append(record)
    }
    for scene in scenes.sorted(by: { ($0.element, $0.id) < ($1.element, $1.id) }) {
      add(scene, "  ", to: &lines)
      lines += self.lines(constraints[scene.id] ?? [])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func add(_ record: ObjectRecord, _ indentation: String, to lines: inout [String]) {
    let list = record.list.isEmpty || record.element == "scene" ? "" : "  in \(record.list)"
    lines.append("\(indentation)\(record.element)\(list)  \(record.id)")
    lines += facts(of: record, indentation: indentation + "  ")
    let children = record.children.compactMap { catalog.objects[$0] }.filter { !$0.isConstraint }
    let connections = children.filter(\.isConnection).sorted { $0.sortKey < $1.sortKey }
    for child in ordered(children) where !child.isConnection {
      add(child, indentation + "  ", to: &lines)
    }
    for child in connections { add(child, indentation + "  ", to: &lines) }
  }

  /// Returns objects in the order of the file where that is significant, otherwise by their ids.
  private func ordered(_ children: [ObjectRecord]) -> [ObjectRecord] {
    children.enumerated().sorted { first, second in
      let lists = (first.element.list, second.element.list)
      if lists.0 != lists.1 { return lists.0 < lists.1 }
      let isOrdered = lists.0.split(separator: ".").last.map { ListOrder.counts(String($0)) }
      return isOrdered == true
        ? first.offset < second.offset : first.element.id < second.element.id
    }.map(\.element)
  }

  private func facts(of record: ObjectRecord, indentation: String) -> [String] {
    record.facts.sorted { $0.key < $1.key }.map { key, fact in
      "\(indentation)\(key) = \(Self.line(fact.value))"
    }
  }

  /// The lines of the constraints of a scene.
  private func lines(_ records: [ObjectRecord]) -> [String] {
    guard !records.isEmpty else { return [] }
    let lines = records.map { record in
      let rest = record.facts.filter { !Self.equationParts.contains($0.key) }
        .map { "  \($0.key) = \(Self.line($0.value.value))" }.sorted().joined()
      let equation = ConstraintText.equation(record, in: catalog)
      return "      \(equation)\(rest)  in \(record.parent ?? "")  \(record.id)"
    }
    return ["    constraints"] + lines.sorted()
  }

  private static let equationParts: Set = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier",
    "constant", "priority",
  ]

  private static func line(_ value: String) -> String {
    // Most values have nothing to replace.
    guard value.utf8.contains(where: { Self.replaced.contains($0) }) else { return value }
    return value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "\n", with: "\\n"
    )
    .replacingOccurrences(of: "\r", with: "\\r")
  }

  private static let replaced = "\\\n\r".utf8
}

extension ObjectRecord {
  /// The key that orders connections.
  fileprivate var sortKey: String {
    ([element] + facts.map { "\($0.key)=\($0.value.value)" }.sorted() + [id])
      .joined(separator: " ")
  }
}
