// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes one layout root as a class, or as a function.
struct ClassPrinter {
  let root: ConvertedRoot
  let scene: ConvertedScene
  let style: OutputStyle
  /// Whether the code is a controller.
  let isController: Bool
  /// Whether the code is a function.
  let isFunction: Bool
  let rootName: String
  /// The class that the written class inherits from.
  let base: String
  let propertyNames: PropertyNames
  let names: ItemNames
  /// The rules of frames, where no constraints place the views.
  let frames: [FrameCase]

  init(
    root: ConvertedRoot, scene: ConvertedScene, style: OutputStyle, frames: [FrameCase] = []
  ) {
    var root = root
    if style.dialect == .notAutoLayout {
      let isInStack = { [root] in root.isInStack($0) }
      root.notes += root.constraints.filter { !isInStack($0) }.compactMap { constraint in
        constraint.outlet.map {
          ConversionNote(
            line: root.views[constraint.holder].line,
            "The outlet '\($0)' is for a constraint, and the code has frames instead.")
        }
      }
      root.constraints.removeAll { !isInStack($0) }
      if let inner = root.constraints.first {
        root.notes.append(
          ConversionNote(
            line: root.views[inner.holder].line,
            "Views in stacks are placed by anchors, because stacks are laid out with constraints.",
            isMissing: false))
      }
    }
    self.frames = frames
    self.scene = scene
    self.style = style
    isFunction =
      style.kind == .function && frames.isEmpty
      && !root.constraints.contains { $0.condition != nil }
    isController = root.controller != nil && style.kind != .view && style.kind != .function
    if !isController, let item = root.bars.first?.items.first {
      root.notes.append(
        ConversionNote(line: item.line, "The items of bars belong to a controller."))
    }
    rootName =
      switch (isController, root.controller) {
      case (true, "UITableViewController"): "tableView"
      case (true, "UICollectionViewController"): "collectionView"
      // A controller has its view as one of the class of all views, which lacks members of others.
      case (true, _) where root.views[0].systemClass != "UIView": "rootView"
      case (true, _): "view"
      default: isFunction ? "view" : "self"
      }
    base = isController ? root.controller ?? "UIViewController" : root.baseClass
    propertyNames = PropertyNames(superclass: isFunction ? nil : base, rootName: rootName)
    // A function has no properties.
    if isFunction {
      for index in root.constraints.indices { root.constraints[index].outlet = nil }
    }
    propertyNames.apply(to: &root)
    self.root = root
    names = ItemNames(root, rootName: rootName)
  }

  struct Result {
    var lines: [String]
    var part: PrintedFile.Part
    var features: CodeFeatures
  }

  func print() -> Result {
    let always = root.constraints.filter { $0.condition == nil }
    let printed = statements(always)
    let switched = sizeClassGroups()
    var lines: [String] = []
    for note in notes { lines += CodeLayout.comment("Note: \(note.message)", column: 0) }
    if switched.dialect != style.dialect {
      lines += CodeLayout.comment(
        "Note: The constraints that depend on size classes are made with anchors.", column: 0)
    }
    if style.kind == .function, !isFunction {
      lines += CodeLayout.comment(
        "Note: A class, since a function can neither follow size classes nor set frames later.",
        column: 0)
    }
    // Nothing is between a documentation comment and its declaration.
    lines += CodeLayout.comment(title, column: 0, mark: "///")
    if isFunction {
      lines += function(masks(unmasked: printed.unmasked) + printed.lines)
    } else {
      lines += classLines(printed, switched)
    }
    let part = PrintedFile.Part(
      className: className, statements: printed.lines.joined(separator: "\n"),
      conditional: switched.groups.map { ($0.condition, $0.entries.lines.joined(separator: "\n")) },
      inAnchors: (style.dialect == .notAutoLayout ? always : printed.inAnchors)
        + switched.groups.flatMap(\.entries.inAnchors),
      unmasked: printed.unmasked, viewNames: names.views,
      isController: isController, stored: storedConstraints.map { ($0.outlet ?? "", $1.line) })
    var features = switched.groups.reduce(into: printed.features) {
      $0.formUnion($1.entries.features)
    }
    for (constraint, _) in storedConstraints {
      features.formUnion(CodeFeatures(anchorsOf: constraint))
    }
    if printed.inAnchors.count < always.count(where: { $0.outlet == nil }) || !frames.isEmpty
      || !switched.groups.isEmpty && switched.dialect == style.dialect
    {
      features.insert(.dialect)
    }
    return Result(lines: lines, part: part, features: features)
  }

  /// The statements for constraints that are always active. A constraint with an outlet is a
  /// property, which is activated in its place among the others.
  private func statements(_ constraints: [ConvertedConstraint]) -> PrintedConstraints {
    if style.dialect == .anchors { return printer.print(constraints, column: bodyColumn) }
    var result = PrintedConstraints()
    var rest = constraints[...]
    while let first = rest.first {
      let part = Array(rest.prefix { ($0.outlet == nil) == (first.outlet == nil) })
      rest = rest.dropFirst(part.count)
      let anchors = AnchorPrinter(root: root, names: names)
      result.append(
        (first.outlet == nil ? printer : anchors).print(part, column: bodyColumn))
    }
    return result
  }

  /// The constraints that are properties, with the expressions that make them.
  var storedConstraints: [(constraint: ConvertedConstraint, call: CodeCall)] {
    let anchors = AnchorPrinter(root: root, names: names)
    return root.constraints.filter { $0.outlet != nil }.map { ($0, anchors.call($0)) }
  }

  /// The class that the code names as superclass.
  private var superclass: String {
    (root.controller != nil) == isController ? root.superclassName ?? base : base
  }

  /// The column of the statements about views.
  var bodyColumn: Int { isFunction ? 2 : 4 }

  private func classLines(
    _ printed: PrintedConstraints, _ switched: SizeClassGroups
  ) -> [String] {
    var lines: [String] = []
    lines.append("\(style.accessPrefix)final class \(className): \(superclass) {")
    lines += CodeLayout.indented(properties, by: 2)
    lines += properties(of: switched)
    lines += CodeLayout.indented(beginnings, by: 2)
    if !configuration.isEmpty { lines += method("configure", configuration) }
    if !arrangement.isEmpty { lines += method("arrange", arrangement) }
    let statements = masks(unmasked: printed.unmasked) + printed.lines
    var body = statements
    if !switched.groups.isEmpty { body.append("activateConstraints(for: traitCollection)") }
    if !body.isEmpty { lines += method("constrainViews", body) }
    lines += CodeLayout.indented(placing, by: 2)
    lines += CodeLayout.indented(switching(switched), by: 2)
    lines += CodeLayout.indented(actionMethods, by: 2)
    if lines.count == 1 { return [lines[0] + "}"] }
    if lines[1].isEmpty { lines.remove(at: 1) }
    return lines + ["}"]
  }

  /// The notes about the class; the first class has those about the scene.
  private var notes: [ConversionNote] {
    (scene.roots.first?.className == root.className ? scene.notes : []) + root.notes
  }

  private var printer: any ConstraintPrinter {
    switch style.dialect {
    case .anchors: AnchorPrinter(root: root, names: names)
    case .cartography: CartographyPrinter(root: root, names: names)
    case .swiftAutoLayout: SwiftAutoLayoutPrinter(root: root, names: names)
    case .mortar: MortarPrinter(root: root, names: names)
    // The constraints are left out.
    case .notAutoLayout: AnchorPrinter(root: root, names: names)
    case .mortarVFL: MortarVFLPrinter(root: root, names: names)
    }
  }

  /// A view of a scene with a controller is named after the controller.
  var className: String {
    guard root.controller != nil, !isController else { return root.className }
    return root.className.replacingSuffix("Controller").replacingSuffix("View") + "View"
  }

  private var title: String {
    let source = style.sourceName.isEmpty ? "a file" : style.sourceName
    let what = root.views[0].origin == .root && scene.roots.first?.className == root.className
    return what
      ? "The scene \(scene.name) of \(source), \(PrintedFile.mark)"
      : "A view of the scene \(scene.name) of \(source), \(PrintedFile.mark)"
  }

  private func method(_ name: String, _ body: [String]) -> [String] {
    ["", "  private func \(name)() {"] + CodeLayout.indented(body, by: 4) + ["  }"]
  }

  private func masks(unmasked: Set<Int>) -> [String] {
    let views = root.views.indices.filter { isConstrained($0) && !unmasked.contains($0) }
    guard !views.isEmpty else { return [] }
    let viewNames = views.map { names.views[$0] }
    if viewNames.count == 1 {
      return ["\(viewNames[0]).translatesAutoresizingMaskIntoConstraints = false"]
    }
    let list = names.local("constrained")
    let line = "let \(list): [UIView] = [\(viewNames.joined(separator: ", "))]"
    return StatementWrapping.lines(line, column: bodyColumn) + [
      "for view in \(list) { view.translatesAutoresizingMaskIntoConstraints = false }"
    ]
  }
}
