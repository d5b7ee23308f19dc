// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension EditScript {
  /// Changes one or two statements of a constraint: what it compares, and how.
  mutating func changeStatement() {
    guard let constraint = pick(constraints) else { return }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: set("multiplier", pick(["2", "0.5", "1:2", nil] as [String?]) ?? nil, of: constraint)
      case 1: set(pick(["firstItem", "secondItem"]) ?? "", pick(views)?.id, of: constraint)
      case 2: exchangeItems(of: constraint)
      case 3: changeSide(of: constraint)
      default: set("constant", number(), of: constraint)
      }
    }
  }

  /// Interface Builder's "Reverse First And Second Item".
  private mutating func exchangeItems(of constraint: SampleNode) {
    for (first, second) in [("firstItem", "secondItem"), ("firstAttribute", "secondAttribute")] {
      let (one, other) = (constraint[first], constraint[second])
      set(first, other, of: constraint)
      set(second, one, of: constraint)
    }
  }

  private mutating func changeSide(of constraint: SampleNode) {
    let sides = ["leading", "trailing", "centerX", "left", "right", "top", "bottom", "centerY"]
    set(pick(["firstAttribute", "secondAttribute"]) ?? "", pick(sides), of: constraint)
  }

  /// Renames an outlet or the method of an action, or lets an action have another event.
  mutating func renameConnection() {
    let all = file.root.all.filter {
      ["outlet", "action", "segue"].contains($0.name) && allows($0)
    }
    guard let connection = pick(all.filter { $0.id != nil }) else { return }
    switch connection.name {
    case "outlet": set("property", word("outlet"), of: connection)
    case "segue": set("identifier", word("segue"), of: connection)
    case _ where Bool.random(using: &random): set("selector", word("do") + ":", of: connection)
    default:
      set("eventType", pick(["touchUpInside", "valueChanged", "touchDown"]), of: connection)
    }
  }

  /// Writes a value that is the default of an attribute, or leaves it out, as a new version of Interface
  /// Builder does.
  mutating func writeDefault() {
    let defaults = [
      ("multiplier", "1:1"), ("multiplier", "1"), ("constant", "0"), ("priority", "1000"),
      ("relation", "equal"),
    ]
    guard let (name, value) = pick(defaults) else { return }
    if let constraint = pick(constraints.filter { $0[name] == nil }) {
      set(name, value, of: constraint)
    } else {
      set(name, nil, of: pick(constraints.filter { $0[name] == value }))
    }
  }
}
