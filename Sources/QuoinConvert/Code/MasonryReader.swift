// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads blocks of Masonry as Swift has them, whose chains are calls of blocks:
/// `icon.mas_makeConstraints { make in make?.top.equalTo()(card.mas_top)?.offset()(8) }`.
///
/// Each block is one of SnapKit's with other names, and is read as that.
struct MasonryReader {
  let registry: NameRegistry

  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    guard case .call(let callee, let arguments) = statement, var path = callee.path,
      path.popLast() == "mas_makeConstraints", arguments.count == 1,
      case .closure(let parameters, let body) = arguments[0].value
    else { return nil }
    let lines = body.compactMap(line)
    guard lines.count == body.count else { return nil }
    let maker = (path + ["snp", "makeConstraints"]).dropFirst().reduce(
      SourceExpression.name(path.first ?? "snp")
    ) { .member($0, $1) }
    let block = SourceArgument(label: nil, value: .closure(parameters, lines))
    return SnapKitReader(registry: registry, keepsOrder: true).constraints(
      of: .call(maker, [block]))
  }

  /// The members of chains that have another name in SnapKit.
  private static let renamed = [
    "mas_equalTo": "equalTo", "mas_greaterThanOrEqualTo": "greaterThanOrEqualTo",
    "mas_lessThanOrEqualTo": "lessThanOrEqualTo", "mas_offset": "offset", "insets": "inset",
    "mas_key": "labeled", "setInsets": "inset", "setOffset": "offset",
  ]
  /// The members of chains that have a number in SnapKit.
  private static let priorities = [
    "priorityLow": 250.0, "priorityMedium": 500, "priorityHigh": 750,
  ]
  /// The attributes of compound ones, in the order in which Masonry makes their constraints.
  private static let compounds = ["edges": ["left", "right", "top", "bottom"]]

  /// A chain with the names of SnapKit.
  private func line(_ expression: SourceExpression) -> SourceExpression? {
    switch expression {
    // An assignment that says that the result is not used.
    case .binary(.name("_"), "=", let chain): return line(chain)
    case .call(.call(.member(let base?, let name), let first), let arguments):
      guard first.isEmpty else { return nil }
      return call(base, name, arguments)
    case .call(.member(let base?, let name), let arguments):
      return call(base, name, arguments)
    case .member(let base?, "with"), .member(let base?, "and"): return line(base)
    case .member(let base?, let marked):
      guard let chain = line(base) else { return nil }
      let name = Self.plain(marked)
      return (Self.compounds[name] ?? [name]).reduce(chain) { .member($0, $1) }
    case .name(let name): return .name(Self.plain(name))
    default: return nil
    }
  }

  /// A name without the sign of an optional value.
  private static func plain(_ name: String) -> String { name.filter { $0 != "?" && $0 != "!" } }

  private func call(
    _ base: SourceExpression, _ name: String, _ arguments: [SourceArgument]
  ) -> SourceExpression? {
    guard let chain = line(base) else { return nil }
    if let priority = Self.priorities[name] {
      guard arguments.isEmpty else { return nil }
      return .call(
        .member(chain, "priority"), [SourceArgument(label: nil, value: .number(priority))])
    }
    if arguments.isEmpty {
      // Words between the members, and attributes that are called.
      return name == "with" || name == "and" ? chain : line(.member(base, name))
    }
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    let argument = SourceArgument(label: nil, value: value(arguments[0].value))
    return .call(.member(chain, Self.renamed[name] ?? name), [argument])
  }

  /// An argument, with `card.mas_top` as `card.snp.top`.
  private func value(_ expression: SourceExpression) -> SourceExpression {
    switch expression {
    case .member(let base?, let name) where name.hasPrefix("mas_"):
      return .member(.member(base, "snp"), String(name.dropFirst(4)))
    case .name(let name) where name.hasPrefix("mas_"):
      return .member(.name("snp"), String(name.dropFirst(4)))
    case .call(.name("UIEdgeInsetsMake"), let arguments) where arguments.count == 4:
      let labels = ["top", "left", "bottom", "right"]
      return .call(
        .name("UIEdgeInsets"),
        zip(labels, arguments).map { SourceArgument(label: $0, value: $1.value) })
    default: return expression
    }
  }
}
