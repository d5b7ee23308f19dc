// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// The view of a layout that an expectation is about.
///
/// A string is an accessibility identifier, otherwise the name of a property of the view under test
/// or of its controller, otherwise a path such as `root.0.2`: the indices in the subviews.
///
/// ```swift
/// expectLayout(
///   of: SignInView(), .size(of: "submit", atLeast: CGSize(width: 44, height: 44)),
///   .aligned(.text("Name"), "email", on: .leading))
/// ```
///
/// An expectation whose selector finds no view fails with the names that there are, the nearest
/// first. One that finds several fails too.
public struct LayoutSelector: Hashable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation
{
  enum Target: Hashable, Sendable {
    case name(String)
    case text(String)
    case object(ObjectIdentifier, name: String)
    case type(ObjectIdentifier, name: String)
  }

  let target: Target
  private let matches: @MainActor @Sendable (UIView) -> Bool

  /// A view by its identifier, its property or its path.
  public init(stringLiteral name: String) { self.init(name) }

  /// Selects a view by its identifier, its property or its path.
  public init(_ name: String) {
    target = .name(name)
    matches = { $0.accessibilityIdentifier == name }
  }

  private init(_ target: Target, _ matches: @escaping @MainActor @Sendable (UIView) -> Bool) {
    self.target = target
    self.matches = matches
  }

  /// Selects a view that the test has. It must be in the layout under test.
  @MainActor public static func view(_ view: UIView) -> LayoutSelector {
    let id = ObjectIdentifier(view)
    let name = view.accessibilityIdentifier ?? "\(Swift.type(of: view))"
    return LayoutSelector(.object(id, name: name)) { $0 === view }
  }

  /// Returns a selector of the one view of a class or of one of its subclasses.
  @MainActor public static func type<View: UIView>(_ type: View.Type) -> LayoutSelector {
    LayoutSelector(.type(ObjectIdentifier(type), name: "\(type)")) { $0 is View }
  }

  /// Returns a selector of the one view that shows a text: a label, a button, a field.
  public static func text(_ text: String) -> LayoutSelector {
    LayoutSelector(.text(text)) { _ in false }
  }

  /// Returns whether both select the same view.
  public static func == (left: LayoutSelector, right: LayoutSelector) -> Bool {
    left.target == right.target
  }

  /// Hashes the target.
  public func hash(into hasher: inout Hasher) { hasher.combine(target) }

  /// Whether the selector means a view, without the properties of other objects and paths.
  @MainActor func isDirectMatch(_ entry: LaidOutView) -> Bool {
    if case .text(let text) = target { return entry.text == text }
    return matches(entry.view)
  }

  /// The selector in a sentence.
  var name: String {
    switch target {
    case .name(let name), .object(_, let name): name
    case .text(let text): "the text “\(text)”"
    case .type(_, let name): name
    }
  }
}
