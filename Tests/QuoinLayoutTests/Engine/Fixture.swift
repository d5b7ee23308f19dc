// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

/// An engine with a root, and short ways to fill it.
struct Fixture {
  var engine = LayoutEngine()
  let root: ItemID
  /// Names of items, for descriptions.
  var names: [ItemID: String] = [:]

  init(
    width: Double = 320, height: Double = 480, _ configure: (inout LayoutItem) -> Void = { _ in }
  ) throws {
    var item = LayoutItem()
    item.givenSize = LayoutSize(width: width, height: height)
    configure(&item)
    root = try engine.addItem(item)
    names[root] = "root"
  }

  mutating func add(
    _ name: String = "", _ kind: LayoutItemKind = .view, in parent: ItemID? = nil,
    _ configure: (inout LayoutItem) -> Void = { _ in }
  ) throws -> ItemID {
    var item = LayoutItem(kind, parent: parent ?? root)
    configure(&item)
    let id = try engine.addItem(item)
    names[id] = name
    return id
  }

  /// Adds a view at (10, 20) of 100 by 40 in a parent of 320 by 480, placed by its autoresizing mask.
  mutating func addMasked(_ name: String) throws -> ItemID {
    try add(name) {
      $0.autoresizing = AutoresizingCapture(
        mask: [], frame: LayoutRect(x: 10, y: 20, width: 100, height: 40),
        parentSize: LayoutSize(width: 320, height: 480))
    }
  }

  /// Adds `first REL multiplier × second + constant`.
  @discardableResult
  mutating func relate(
    _ first: ItemID, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: ItemID? = nil, _ secondAttribute: LayoutAttribute? = nil, multiplier: Double = 1,
    _ constant: Double = 0, priority: Double = 1000
  ) throws -> LayoutConstraintID {
    try engine.addConstraint(
      LayoutConstraint(
        .attribute(first, attribute), relation,
        second.map { .attribute($0, secondAttribute ?? attribute) },
        multiplier: multiplier, constant: constant, priority: priority))
  }

  /// Pins left and top to a parent's, and gives a size.
  mutating func place(
    _ item: ItemID, in parent: ItemID? = nil, x: Double, y: Double, width: Double, height: Double
  ) throws {
    try relate(item, .left, .equal, parent ?? root, .left, x)
    try relate(item, .top, .equal, parent ?? root, .top, y)
    try relate(item, .width, .equal, nil, nil, width)
    try relate(item, .height, .equal, nil, nil, height)
  }

  mutating func update(_ id: ItemID, _ configure: (inout LayoutItem) -> Void) throws {
    var item = try #require(engine.item(id))
    configure(&item)
    try engine.updateItem(id, to: item)
  }

  mutating func frame(of id: ItemID) -> LayoutRect {
    engine.layout()
    return engine.frame(of: id)
  }

  var layoutNames: LayoutNames {
    let names = names
    return LayoutNames(item: { names[$0] ?? "?" })
  }
}
