// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Rewrites statements that make constraints from one dialect to another.
package struct StatementConverter {
  let source: CodeDialect
  let target: ConversionDialect
  let superviews: [String: String]
  let usage: NameUsage
  /// Whether code names the object whose members it uses, as it must in closures.
  var namesSelf = false
  /// The views whose masks the code switches off.
  var unmasked: Set<String> = []

  /// - Parameters:
  ///   - source: The dialect of the statements.
  ///   - target: The dialect to write.
  ///   - superviews: The view to which the code adds each view, where it is known.
  ///   - usage: The names that the file declares as views and as numbers.
  package init(
    from source: CodeDialect, to target: ConversionDialect, superviews: [String: String] = [:],
    usage: NameUsage = NameUsage()
  ) {
    self.source = source
    self.target = target
    self.superviews = superviews
    self.usage = usage
  }

  /// The result for a statement.
  package struct Result {
    package var lines: [String] = []
    /// The number of constraints that are written with anchors in place of the dialect.
    var anchorCount = 0
    var constraints: [ConvertedConstraint] = []
    var features: CodeFeatures = []
  }

  /// Rewrites statements; nil for code that is not understood.
  ///
  /// - Parameter column: How far the code is indented.
  package func convert(_ text: String, column: Int) -> Result? {
    guard target != .notAutoLayout else { return nil }
    let registry = newRegistry()
    guard let constraints = read(text, registry), !constraints.isEmpty else { return nil }
    let names = ItemNames(registry)
    guard let printed = printed(constraints, registry, column: column) else { return nil }
    var lines = printed.lines
    if source != .anchors {
      lines = masks(constraints, except: printed.unmasked, names) + lines
    }
    return Result(
      lines: lines, anchorCount: printed.inAnchors.count, constraints: constraints,
      features: printed.features)
  }

  /// The constraints in the target; nil for code that would be read otherwise.
  func printed(
    _ constraints: [ConvertedConstraint], _ registry: NameRegistry, column: Int
  ) -> PrintedConstraints? {
    let root = registry.root
    let names = ItemNames(registry)
    let target = registry.hasLayoutSupport ? .anchors : target
    let printer: any ConstraintPrinter =
      switch target {
      // Statements have no frames.
      case .anchors, .notAutoLayout: AnchorPrinter(root: root, names: names)
      case .cartography: CartographyPrinter(root: root, names: names)
      case .swiftAutoLayout: SwiftAutoLayoutPrinter(root: root, names: names)
      case .mortar: MortarPrinter(root: root, names: names)
      case .mortarVFL: MortarVFLPrinter(root: root, names: names)
      }
    var printed = printer.print(constraints, column: column)
    let again = newRegistry()
    for view in registry.views { _ = again.index(of: view) }
    // The code is read again to check its form before it is returned.
    let reader = ConstraintReader(ItemNames(again), target, isOpen: true)
    guard let read = reader.constraints(in: printed.lines.joined(separator: "\n")),
      ConstraintComparison.difference(read, constraints, names: names) == nil
    else { return nil }
    if target != .anchors, printed.inAnchors.count < constraints.count {
      printed.features.insert(.dialect)
    }
    return printed
  }

  /// A registry without views.
  func newRegistry() -> NameRegistry {
    let registry = NameRegistry(superviews: superviews, usage: usage)
    registry.namesSelf = namesSelf
    registry.unmasked = unmasked
    return registry
  }

  /// The constraints of statements; nil for code that is not understood.
  func read(_ text: String, _ registry: NameRegistry) -> [ConvertedConstraint]? {
    let names = ItemNames(registry)
    guard let statements = SourceParser.statements(in: text) else { return nil }
    var result: [ConvertedConstraint] = []
    for statement in statements {
      let made: [ConvertedConstraint]?
      switch source {
      case .anchors: made = AnchorReader(names: names, isOpen: true).activated(statement)
      case .cartography:
        made = CartographyReader(names: names, isOpen: true).constraints(of: statement)
      case .swiftAutoLayout:
        made = SwiftAutoLayoutReader(names: names, isOpen: true).constraints(of: statement)
      case .mortar:
        let reader = MortarReader(names: names, isOpen: true, mayBeViews: true)
        made = reader.constraints(of: statement)
      case .mortarVFL:
        made = MortarVFLReader(names: names, isOpen: true).constraints(of: statement)
      case .masonry: made = MasonryReader(registry: registry).constraints(of: statement)
      case .snapKit: made = SnapKitReader(registry: registry).constraints(of: statement)
      }
      guard let made else { return nil }
      result += made
    }
    // The first view of a statement loses its mask in all dialects.
    if source != .anchors {
      for case .view(let index) in result.map(\.first) {
        registry.unmasked.insert(NameRegistry.plain(registry.views[index]))
      }
    }
    return result
  }

  /// Dialects switch off the masks of the views that they place; anchors leave them.
  func masks(
    _ constraints: [ConvertedConstraint], except unmasked: Set<Int>, _ names: ItemNames
  ) -> [String] {
    guard let registry = names.registry else { return [] }
    let root = registry.root
    var views: [String] = []
    let placed = constraints.flatMap { constraint in
      [constraint.first] + (constraint.unmasksSecond ? [constraint.second] : []).compactMap(\.self)
    }
    for case .view(let index) in placed where !unmasked.contains(index) {
      let name = registry.views[index]
      if !root.views[index].keepsMask, !views.contains(name) { views.append(name) }
    }
    return views.map { $0 + Self.maskEnding }
  }
}
