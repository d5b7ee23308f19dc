// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The names of views and guides in a report.
///
/// A view has the first of these names that exists:
///
/// 1. the name from a file,
/// 2. its accessibility identifier,
/// 3. the name of the property that refers to it, of a superview or of the controller of one,
/// 4. its class with its text, such as `UILabel "Title"`,
/// 5. its class with its path, such as `UIView root.0.2`.
///
/// No name is a memory address. The properties of each object are read once for a report, and are
/// not kept for the next one.
@MainActor package final class ViewNames {
  private var properties: [ObjectIdentifier: PropertyNames] = [:]

  package init() {}

  /// Returns the name of a view or guide in a sentence.
  func name(of item: any ConstraintItem) -> String {
    if let view = item as? UIView { return name(of: view) }
    return (item as? UILayoutGuide).map(name) ?? item.itemName
  }

  /// Returns the name of a view in a sentence.
  package func name(of view: UIView) -> String {
    if let name = ownName(of: view) { return name }
    let kind = "\(type(of: view))"
    let text = NameText.line(of: view.contentDescription ?? "")
    if !text.isEmpty { return "\(kind) \"\(text)\"" }
    let isAlone = view.parent == nil && view.children.isEmpty
    return isAlone ? kind : "\(kind) \(path(of: view))"
  }

  /// Returns the name of a view from a file, a program or a property, or nil.
  package func ownName(of view: UIView) -> String? {
    if let name = view.reportName { return name }
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    return propertyName(of: view, in: view.parent, view.controller) ?? controllerName(of: view)
  }

  /// Returns the name of a layout guide in a sentence.
  func name(of guide: UILayoutGuide) -> String {
    if !guide.identifier.isEmpty { return guide.identifier }
    guard let owner = guide.owner else { return "a layout guide" }
    if guide.kind == .guide, let name = propertyName(of: guide, in: owner, nil) { return name }
    return "\(name(of: owner)).\(guide.role)"
  }

  /// Returns the indices of a view in the subviews of its superviews, after the nearest superview
  /// that has a name, otherwise after `root`, such as `root.0.2` or `form.1`.
  ///
  /// - Parameter root: the view where the path begins at the latest; nil for the topmost one.
  package func path(of view: UIView, below root: UIView? = nil) -> String {
    var indices: [Int] = []
    var current = view
    while current !== root, let outer = current.parent {
      indices.append(outer.children.firstIndex { $0 === current } ?? 0)
      current = outer
      if let name = ownName(of: outer) { return Self.path(name, indices) }
    }
    return Self.path("root", indices)
  }

  private static func path(_ start: String, _ indices: [Int]) -> String {
    ([start] + indices.reversed().map { "\($0)" }).joined(separator: ".")
  }

  // MARK: Properties

  /// Returns the name of the property that refers to an item: of its own controller, of a view
  /// around it, nearest first, or of the controller of one.
  private func propertyName(
    of item: any ConstraintItem, in outer: UIView?, _ controller: (any ViewControlling)?
  ) -> String? {
    var owners: [AnyObject] = controller.map { [$0] } ?? []
    var ancestor = outer
    while let view = ancestor {
      owners.append(view)
      if let controller = view.controller { owners.append(controller) }
      ancestor = view.parent
    }
    return owners.lazy.compactMap { self.properties(of: $0).name(of: item) }.first
  }

  private func properties(of owner: AnyObject) -> PropertyNames {
    let key = ObjectIdentifier(owner)
    if let known = properties[key] { return known }
    let found = PropertyNames(of: owner)
    properties[key] = found
    return found
  }

  /// Returns the root view of a program's controller by the name of the class, such as
  /// `LoginController.view`.
  private func controllerName(of view: UIView) -> String? {
    guard let controller = view.controller, !isOfThisLibrary(type(of: controller)) else {
      return nil
    }
    return "\(type(of: controller)).view"
  }
}
