// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

// The rules for the list itself.

extension VFLStatement {
  var repeatedView: VFLRule.Breach? {
    var seen = Set<ObjectIdentifier>()
    guard let view = views.first(where: { !seen.insert(ObjectIdentifier($0)).inserted })
    else { return nil }
    let name = PlatformItem.name(of: view)
    return VFLRule.Breach(
      clause: "\(name) stands in the list twice; a statement places each view once",
      evidence: [name])
  }

  var missingViews: VFLRule.Breach? {
    if views.isEmpty {
      return VFLRule.Breach(clause: "the list has no view; it needs at least one", evidence: [])
    }
    guard let index = nodes.firstIndex(where: { !$0.isSpace && $0.views.isEmpty })
    else { return nil }
    return VFLRule.Breach(
      clause: "part \(index + 1) of the list is an array without views; it needs at least one",
      evidence: ["\(index + 1)"])
  }

  var unknownReference: VFLRule.Breach? {
    for node in nodes {
      guard case .unknown(let view) = resolution(of: node) else { continue }
      let name = PlatformItem.name(of: view)
      return VFLRule.Breach(
        clause: "\(node.text) takes its size from \(name), which is not in the list; only views of "
          + "the same list can be referred to", evidence: [node.text, name])
    }
    return nil
  }

  var circularReference: VFLRule.Breach? {
    for node in nodes {
      guard case .cycle(let views) = resolution(of: node) else { continue }
      let names = views.map { PlatformItem.name(of: $0) }
      let circle = (names + [names[0]]).joined(separator: ", ")
      return VFLRule.Breach(
        clause:
          "the sizes refer to each other in a circle (\(circle)); give one of the views a size "
          + "of its own", evidence: names)
    }
    return nil
  }

  var adjacentSpaces: VFLRule.Breach? {
    let isFixedSpace = nodes.map { node in
      if node.isSpace, case .fixed = resolvedSize(of: node) { true } else { false }
    }
    guard
      let first = nodes.indices.dropLast().first(where: { isFixedSpace[$0] && isFixedSpace[$0 + 1] }
      )
    else { return nil }
    let texts = nodes[first...(first + 1)].map(\.text)
    return VFLRule.Breach(
      clause: "\(texts[0]) and \(texts[1]), parts \(first + 1) and \(first + 2) of the list, are "
        + "fixed spaces side by side; merge them into one number between single bars",
      evidence: ["\(first + 1)", "\(first + 2)"])
  }

  var impossibleWeight: VFLRule.Breach? {
    for node in nodes {
      guard case .weight(let weight) = node.size, !(weight > 0 && weight.isFinite) else { continue }
      return VFLRule.Breach(
        clause: "the weight of \(node.text) is \(weight); weights are finite and above 0",
        evidence: [node.text, "\(weight)"])
    }
    return nil
  }
}
