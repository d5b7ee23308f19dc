// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view whose constraints SnapKit makes once, and whose constants it changes later.
///
/// SnapKit finds the constraint that differs in its constant alone. Code with anchors keeps that
/// constraint in a property.
package struct UpdatedView: Hashable, Sendable {
  /// A statement about the view.
  package struct Statement: Hashable, Sendable {
    /// The index among the statements of the file.
    package var index: Int
    /// The call as one that makes constraints.
    package var call: String
    /// The object of the property, `self.`; empty where the code does not name it.
    package var prefix: String
  }

  /// The name of the property with the view.
  package var name: String
  /// The end of its declaration.
  package var end: Int
  /// The number of spaces before the declaration.
  package var indent: Int
  /// The names of the properties of the class.
  package var memberNames: Set<String>
  /// The statement that makes the constraints, and those that change them.
  package var statements: [Statement]
}

extension UpdatedView {
  /// The code of the statements by their indices, and the declarations of the properties; nil for
  /// statements that are not understood.
  func convert(
    _ found: LayoutStatements, to target: ConversionDialect
  ) -> (results: [Int: StatementConverter.Result], edit: TextEdit)? {
    var constraints: [ConvertedConstraint] = []
    var names: [Int: String] = [:]
    var results: [Int: StatementConverter.Result] = [:]
    let start = found.statements[statements[0].index]
    var converter = StatementConverter(
      from: .snapKit, to: target, superviews: start.superviews, usage: found.usage)
    converter.namesSelf = start.isInClosure
    // Items of all statements have the same numbers.
    let registry = converter.newRegistry()
    for statement in statements {
      guard let made = converter.read(statement.call, registry), !made.isEmpty else { return nil }
      if constraints.isEmpty {
        constraints = made
        continue
      }
      var lines = SourceTokens.comments(in: statement.call)
      for constraint in made {
        let same = constraints.indices.filter {
          isSame(constraints[$0], constraint, registry.views)
        }
        guard same.count == 1 else { return nil }
        let name = names[same[0]] ?? property(for: constraint, besides: names.values)
        names[same[0]] = name
        lines.append("\(statement.prefix)\(name)?.constant = \(constraint.constantText)")
      }
      results[statement.index] = StatementConverter.Result(lines: lines, constraints: made)
    }
    let making = making(
      constraints, names, statements[0], converter, registry, column: start.place.column)
    guard let making, target == .anchors || !registry.hasLayoutSupport else { return nil }
    results[statements[0].index] = making
    let spaces = String(repeating: " ", count: indent)
    let declarations = names.sorted { $0.key < $1.key }.map {
      "\n\(spaces)private var \($0.value): NSLayoutConstraint?"
    }
    return (results, TextEdit(bytes: end..<end, text: declarations.joined()))
  }

  /// The code that makes the constraints, in their order.
  private func making(
    _ constraints: [ConvertedConstraint], _ kept: [Int: String], _ statement: Statement,
    _ converter: StatementConverter, _ registry: NameRegistry, column: Int
  ) -> StatementConverter.Result? {
    let names = ItemNames(registry)
    let printer = AnchorPrinter(root: registry.root, names: names)
    var result = StatementConverter.Result(
      lines: SourceTokens.comments(in: statement.call)
        + converter.masks(constraints, except: [], names),
      constraints: constraints)
    var rest = Array(constraints.enumerated())[...]
    while let (index, constraint) = rest.first {
      if let name = kept[index] {
        var call = printer.call(constraint)
        call.head = "\(statement.prefix)\(name) = \(call.head)"
        result.lines += call.lines(column: column).map { String($0.dropFirst(column)) }
        result.lines.append("\(statement.prefix)\(name)?.isActive = true")
        result.features.formUnion(CodeFeatures(anchorsOf: constraint))
        result.anchorCount += 1
        rest.removeFirst()
      } else {
        let run = rest.prefix { kept[$0.offset] == nil }
        let printed = converter.printed(run.map(\.element), registry, column: column)
        guard let printed else { return nil }
        result.lines += printed.lines
        result.features.formUnion(printed.features)
        result.anchorCount += printed.inAnchors.count
        rest.removeFirst(run.count)
      }
    }
    return result
  }

  /// A name that neither the class nor another constraint has.
  private func property(
    for constraint: ConvertedConstraint, besides others: some Collection<String>
  ) -> String {
    let base = name + "\(constraint.firstAttribute)".capitalizedFirst + "Constraint"
    var result = base
    var count = 1
    while memberNames.contains(result) || others.contains(result) {
      count += 1
      result = "\(base)\(count)"
    }
    return result
  }

  /// Whether two constraints have the same parts but perhaps the constant.
  private func isSame(
    _ one: ConvertedConstraint, _ other: ConvertedConstraint, _ views: [String]
  ) -> Bool {
    // Code in closures names the object whose views it uses.
    func name(_ item: ConvertedItem?) -> [String?] {
      switch item {
      case nil: []
      case .view(let index)?: [Self.plain(views[index])]
      case .guide(let index, let guide)?: [Self.plain(views[index]), guide.rawValue]
      }
    }
    return name(one.first) == name(other.first) && name(one.second) == name(other.second)
      && (one.firstAttribute, one.secondAttribute) == (other.firstAttribute, other.secondAttribute)
      && (one.relation, one.priority) == (other.relation, other.priority)
      && one.multiplierText == other.multiplierText
  }

  private static func plain(_ view: String) -> String {
    view.split(separator: ".").map(String.init).plainName
  }
}
