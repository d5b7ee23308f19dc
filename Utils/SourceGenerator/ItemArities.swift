// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the forms of `constrain` and `layout` for one to ten items, which differ only in the
/// number of items.
///
/// One form with a parameter pack would be enough, but then the compiler says "failed to produce
/// diagnostic" for a view that is optional, and speaks of pack expansions where the block has the
/// wrong number of parameters. The generic parameters are the proxies, and the items are
/// existentials: with the items as generic parameters, a misspelt member of a proxy is reported as
/// an item that does not conform.
///
/// The block is a plain closure. In a result builder, which could store the line of each statement, the
/// compiler takes seconds for a `let` with some arithmetic. There are no members of views with these
/// names either: in a subclass of a view they would hide the functions where there is no instance.
enum ItemArities: String, CaseIterable {
  case functions = "Constrain+Items.swift"

  private enum Verb: String, CaseIterable {
    case constrain, layout
  }

  /// The file with the forms.
  var file: GeneratedFile {
    let forms = (1...10).flatMap { count in Verb.allCases.map { form($0, count) } }
    return GeneratedFile(
      "Sources/Cartography/Constraining/\(rawValue)", by: Self.self,
      "// The 20 functions are in one file because they differ only in the number of items.\n\n"
        + "import QuoinPlatform\n\n" + forms.joined(separator: "\n"))
  }

  private func form(_ verb: Verb, _ count: Int) -> String {
    let names = "abcdefghij".prefix(count).map(String.init)
    let types = names.map { $0.uppercased() }
    let generics = types.map { "\($0): LayoutProxy" }.joined(separator: ", ")
    let items = zip(names, types).map { "_ \($0): any LayoutItem<\($1)>" }
      .joined(separator: ", ")
    let proxies = types.joined(separator: ", ")
    let activate = verb == .constrain ? " activate: Bool = true," : ""
    return """
      /// \(summary(verb, count))
      \(parameters(verb, count))@preconcurrency @MainActor @discardableResult
      public func \(verb)<\(generics)>(
        \(items),
        replace group: ConstraintGroup? = nil,\(activate)
        fileID: StaticString = #fileID, line: UInt = #line,
        block: (\(proxies)) -> Void
      ) -> ConstraintGroup {
      \(indented(body(verb, names)))}

      """
  }

  /// The documentation of the parameters, at the functions with one item. Those with more items
  /// have the same parameters.
  private func parameters(_ verb: Verb, _ count: Int) -> String {
    guard count == 1 else { return "" }
    let activate =
      verb == .constrain ? "\n///   - activate: Whether to install the constraints." : ""
    return """
      ///
      /// - Parameters:
      ///   - a: A view or guide.
      ///   - group: The group whose constraints are replaced by the new ones; nil for a new
      ///     group.\(activate)
      ///   - fileID: The file of the call, for reports.
      ///   - line: The line of the call, for reports.
      ///   - block: A closure that declares constraints of the item's proxy. It is called once.
      /// - Returns: The group of the new constraints.

      """
  }

  private func summary(_ verb: Verb, _ count: Int) -> String {
    let items = count == 1 ? "an item" : "\(count) items"
    return switch verb {
    case .constrain:
      "Creates the constraints of \(items) that the block declares, and installs them."
    case .layout:
      "Installs the constraints of \(items) that the block declares, and lays out at once."
    }
  }

  private func body(_ verb: Verb, _ names: [String]) -> String {
    let proxies = names.map { "\($0).asProxy(context: context)" }.joined(separator: ", ")
    guard verb == .layout else {
      return """
        Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
          block(\(proxies))
        }

        """
    }
    return """
      Declaration(replacing: group, fileID, line).layOut { context in
        let proxies = (\(proxies))
        block(\(elements(names) { $0 }))
        return [\(elements(names) { "\($0).item" })]
      }

      """
  }

  /// The proxies of a tuple; of one proxy there is no tuple.
  private func elements(_ names: [String], _ use: (String) -> String) -> String {
    guard names.count > 1 else { return use("proxies") }
    return names.indices.map { use("proxies.\($0)") }.joined(separator: ", ")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
