// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The order in which a case gives its constraints to the engine.
enum ActivationOrder: String, CaseIterable, Sendable {
  case written
  case reversed
  /// As written, with a layout after each.
  case oneByOne
}

/// A case as items and constraints of an engine.
struct CaseLayout {
  private(set) var engine = LayoutEngine()
  let order: ActivationOrder
  private(set) var items: [String: ItemID] = [:]
  private(set) var constraints: [String: LayoutConstraintID] = [:]
  /// The views as they are now, to make items of.
  private(set) var views: [String: CaseView] = [:]
  /// The view whose fitting size is calculated, without its superviews.
  let fittedView: String?
  private var root: CaseRoot
  private var stackConstraints: [String: [LayoutConstraintID]] = [:]
  private var stackGuides: [String: [String]] = [:]
  private var textWidths: [String: Double] = [:]

  init(_ layoutCase: LayoutCase, order: ActivationOrder) throws {
    self.order = order
    root = layoutCase.root
    fittedView = layoutCase.fitting?.view
    if let fitting = layoutCase.fitting {
      guard let view = layoutCase.views.first(where: { $0.id == fitting.view }) else {
        throw CaseProblem("unknown view \(fitting.view)")
      }
      try add(view)
    } else {
      items["root"] = try engine.addItem(rootItem())
    }
    try addDescendants(layoutCase.views)
    if layoutCase.fitting == nil, items.count <= layoutCase.views.count {
      throw CaseProblem("a parent is missing")
    }
    for view in layoutCase.views where view.stack != nil && items[view.id] != nil {
      try arrange(view.id)
    }
    try activate(try (layoutCase.constraints ?? []).filter(isInside))
    if let fitting = layoutCase.fitting { try activate(fitting.targetConstraints) }
    layout()
  }

  /// Adds the views whose parents are there, in the order in which they can be added.
  private mutating func addDescendants(_ views: [CaseView]) throws {
    var ready = views
    repeat {
      ready = views.filter { items[$0.id] == nil && items[$0.parent ?? "root"] != nil }
      for view in ready { try add(view) }
    } while !ready.isEmpty
  }

  /// Whether all items of a constraint are laid out. A fitting size is that of the view without its
  /// superviews and siblings.
  private func isInside(_ constraint: CaseConstraint) throws -> Bool {
    try [constraint.a, constraint.b].compactMap { $0 }
      .flatMap { try CaseOperand($0).itemNames }.allSatisfy { items[$0] != nil }
  }

  mutating func apply(_ operations: [CaseOperation]) throws {
    for operation in operations { try apply(operation) }
    layout()
  }

  /// Lays out; wrapping texts are measured again with the width that the first pass gives them.
  private mutating func layout() {
    textWidths = [:]
    updateTexts()
    engine.layout()
    for (id, view) in views where view.text != nil {
      textWidths[id] = frame(of: id)?.width
    }
    updateTexts()
    engine.layout()
  }

  private mutating func updateTexts() {
    for (id, view) in views where view.text != nil { try? update(id) }
  }

  // MARK: Items

  private func rootItem() -> LayoutItem {
    var item = LayoutItem()
    let size = root.size ?? [320, 480]
    item.givenSize = LayoutSize(width: size[0], height: size[1])
    item.safeAreaInsets = root.safeArea.map { LayoutInsets($0) } ?? .zero
    item.margins = root.layoutMargins.map { LayoutInsets($0) } ?? LayoutInsets(all: 8)
    item.insetsMarginsFromSafeArea = root.insetsMarginsFromSafeArea ?? true
    item.direction = root.rtl == true ? .rightToLeft : .leftToRight
    return item
  }

  private func item(_ view: CaseView) -> LayoutItem {
    var item = LayoutItem(
      view.guide == true ? .guide : .view, parent: items[view.parent ?? "root"])
    let content = view.text?.size(width: textWidths[view.id]) ?? view.intrinsic ?? [nil, nil]
    let hugging = view.hug ?? [250, 250]
    let resistance = view.cr ?? [750, 750]
    item.contentWidth = content[0].map {
      ContentSize($0, hugging: hugging[0], compressionResistance: resistance[0])
    }
    item.contentHeight = content[1].map {
      ContentSize($0, hugging: hugging[1], compressionResistance: resistance[1])
    }
    item.firstBaseline = view.baseline?[0]
    item.lastBaseline = view.baseline?[1]
    item.alignmentInsets = view.alignmentInsets.map { LayoutInsets($0) } ?? .zero
    item.margins = view.layoutMargins.map { LayoutInsets($0) } ?? LayoutInsets(all: 8)
    item.safeAreaInsets = view.safeArea.map { LayoutInsets($0) }
    item.insetsMarginsFromSafeArea = view.insetsMarginsFromSafeArea ?? true
    item.preservesSuperviewMargins = view.preservesSuperviewLayoutMargins ?? false
    item.direction = view.rtl ?? root.rtl ?? false ? .rightToLeft : .leftToRight
    item.isScrollView = view.scroll != nil
    item.autoresizing = view.autoresizing.map { AutoresizingCapture($0) }
    return item
  }

  private mutating func add(_ view: CaseView) throws {
    views[view.id] = view
    items[view.id] = try engine.addItem(item(view))
  }

  private mutating func update(_ id: String) throws {
    guard let view = views[id], let known = items[id] else {
      throw CaseProblem("unknown view \(id)")
    }
    try engine.updateItem(known, to: item(view))
  }

  /// A guide of a view, made when it is named for the first time.
  private mutating func guide(_ name: String, of owner: String) throws -> ItemID {
    let key = "\(owner).\(name)"
    if let known = items[key] { return known }
    guard let kind = LayoutItemKind(caseName: name), let parent = items[owner] else {
      throw CaseProblem("unknown guide \(key)")
    }
    let id = try engine.addItem(LayoutItem(kind, parent: parent))
    items[key] = id
    return id
  }

  // MARK: Constraints

  private mutating func activate(_ list: [CaseConstraint]) throws {
    for constraint in order == .reversed ? list.reversed() : list {
      constraints[constraint.id] = try engine.addConstraint(lower(constraint))
      if order == .oneByOne { engine.layout() }
    }
  }

  private mutating func lower(_ constraint: CaseConstraint) throws -> LayoutConstraint {
    LayoutConstraint(
      try operand(CaseOperand(constraint.a)), try .init(caseName: constraint.rel),
      try constraint.b.map { try operand(CaseOperand($0)) },
      multiplier: constraint.m ?? 1, constant: (constraint.c ?? 0) + 8 * (constraint.sys ?? 0),
      priority: constraint.p ?? 1000)
  }

  private mutating func operand(_ text: CaseOperand) throws -> LayoutOperand {
    switch text {
    case .attribute(let name, nil, let attribute):
      guard let item = items[name] else { throw CaseProblem("unknown view \(name)") }
      return .attribute(item, attribute)
    case .attribute(let name, let guide?, let attribute):
      return .attribute(try self.guide(guide, of: name), attribute)
    case .distance(let start, let end):
      guard case .attribute(let first, let firstAttribute) = try operand(start),
        case .attribute(let second, let secondAttribute) = try operand(end)
      else { throw CaseProblem("an offset of offsets") }
      return .distance(from: first, firstAttribute, to: second, secondAttribute)
    }
  }

  // MARK: Edits

  private mutating func apply(_ operation: CaseOperation) throws {
    switch operation {
    case .setConstraint(let name, let constant, let priority):
      guard let id = constraints[name] else { throw CaseProblem("unknown constraint \(name)") }
      if let constant { try engine.setConstant(of: id, to: constant) }
      if let priority { try setPriority(priority, of: name, id) }
    case .activate(let list):
      try activate(list)
    case .deactivate(let names):
      for name in names {
        guard let id = constraints.removeValue(forKey: name) else {
          throw CaseProblem("unknown constraint \(name)")
        }
        try engine.removeConstraint(id)
      }
    case .setView(let change):
      views[change.id]?.merge(change)
      try update(change.id)
      for id in stacks(arranging: change.id) { try arrange(id) }
    case .setRoot(let change):
      root.merge(change)
      if let id = items["root"] { try engine.updateItem(id, to: rootItem()) }
      for id in views.keys { try update(id) }
    case .setStack(let id, let change):
      views[id]?.stack?.merge(change)
      try arrange(id)
    case .removeView(let name):
      guard let id = items.removeValue(forKey: name) else {
        throw CaseProblem("unknown view \(name)")
      }
      try engine.removeItem(id)
      forgetRemovedItems()
    }
  }

  /// Forgets what the engine removed together with a view: guides, and the views in it.
  private mutating func forgetRemovedItems() {
    items = items.filter { engine.item($0.value) != nil }
    views = views.filter { items[$0.key] != nil }
  }

  /// Crossing 1000 takes a new constraint, as it does in a program.
  private mutating func setPriority(
    _ priority: Double, of name: String, _ id: LayoutConstraintID
  ) throws {
    do {
      try engine.setPriority(of: id, to: priority)
    } catch LayoutError.requiredPriorityMutation {
      guard var constraint = engine.constraint(id) else { return }
      constraint.priority = priority
      try engine.removeConstraint(id)
      constraints[name] = try engine.addConstraint(constraint)
    }
  }

  private func stacks(arranging id: String) -> [String] {
    views.values.filter { $0.stack?.arranged?.contains(id) == true }.map(\.id)
  }

  private mutating func arrange(_ id: String) throws {
    for old in stackConstraints[id] ?? [] { try engine.removeConstraint(old) }
    for guide in stackGuides[id] ?? [] {
      if let known = items.removeValue(forKey: guide) { try engine.removeItem(known) }
    }
    guard let stack = views[id]?.stack else { throw CaseProblem("\(id) is not a stack") }
    let arranged = (stack.arranged ?? []).compactMap { views[$0] }
    let arrangement = CaseArrangement(of: id, stack: stack, views: arranged)
    stackGuides[id] = arrangement.guides
    for guide in arrangement.guides {
      items[guide] = try engine.addItem(LayoutItem(.guide, parent: items[id]))
    }
    stackConstraints[id] = try arrangement.constraints.map { constraint throws in
      var lowered = try lower(constraint)
      lowered.breaking = .generated
      return try engine.addConstraint(lowered)
    }
  }

  // MARK: Results

  func frame(of name: String) -> LayoutRect? {
    items[name].map { engine.frame(of: $0) }
  }
}
