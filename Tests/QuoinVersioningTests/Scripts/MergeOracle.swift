// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinVersioning

/// Finds changes that a merge lost without a word.
struct MergeOracle {
  let merge: InterfaceMerge
  private let result: SampleFile
  private let named: [String: [String]]

  /// - Returns: nil when the result cannot be read.
  init?(_ merge: InterfaceMerge) {
    guard let result = SampleFile(String(decoding: merge.data, as: UTF8.self)) else { return nil }
    self.merge = merge
    self.result = result
    var named: [String: [String]] = [:]
    for conflict in merge.conflicts {
      let values = conflict.values
      named[conflict.object, default: []] += [values.ours, values.theirs].compactMap(\.self)
    }
    for decision in merge.decisions where decision.action != .ours && decision.action != .theirs {
      let values = decision.values
      named[decision.object, default: []] += [values.ours, values.theirs].compactMap(\.self)
    }
    self.named = named
  }

  /// Whether a value stands in a conflict or in a decision.
  private func isNamed(_ value: String) -> Bool {
    named.values.contains { $0.contains { $0.contains(value) } }
  }

  /// The changes of a script, of which later ones replace earlier ones, that are missing.
  func losses(_ edits: [SampleEdit], from side: SampleFile) -> [String] {
    edits.compactMap { edit in
      let final = side.root.find(edit.object)
      let kept = result.root.find(edit.object)
      switch edit {
      case .set(_, let attribute, _, let new):
        guard let final, final[attribute] == new else { return nil }
        return kept?[attribute] == new || isNamed(new) ? nil : "\(edit)"
      case .color(_, _, let new):
        func color(_ node: SampleNode?) -> String? {
          node?.children.first { $0["key"] == "backgroundColor" }?["systemColor"]
        }
        guard color(final) == new else { return nil }
        return color(kept) == new || isNamed(new) ? nil : "\(edit)"
      case .number(_, let name, let new):
        func number(_ node: SampleNode?) -> String? {
          node?.children.first { $0.name == "rect" }?[name]
        }
        guard let final, number(final) == new else { return nil }
        // A view that was deleted takes its rectangle with it, if layout places it.
        let isPlaced = final["translatesAutoresizingMaskIntoConstraints"] == "NO"
        if kept == nil, isPlaced { return nil }
        let isDecided = merge.decisions.contains { $0.object == edit.object }
        return number(kept) == new || isNamed(new) || isDecided ? nil : "\(edit)"
      case .add(let object):
        guard final != nil else { return nil }
        return kept != nil || isNamed("\"\(object)\"") ? nil : "\(edit)"
      case .delete(let object):
        guard final == nil, kept != nil else { return nil }
        let isConflict = merge.conflicts.contains {
          ($0.values.base ?? "").contains("\"\(object)\"") || $0.object == object
        }
        let refers = merge.conflicts.contains { $0.kind == .modifyDelete || $0.kind == .dangling }
        return isConflict || (refers && kept?.name == "constraint") ? nil : "\(edit)"
      case .move(let object, let parent):
        guard final?.parent?.parent?.id == parent else { return nil }
        return kept?.parent?.parent?.id == parent || isNamed(parent)
          || isNamed("\"\(object)\"") ? nil : "\(edit)"
      }
    }
  }
}
