// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

/// A message with answers over a scene.
package struct RenderedAlert: Hashable, Sendable {
  /// An answer.
  struct Action: Hashable, Sendable {
    var title: String
    var isCancel: Bool
    /// Whether the title is heavier than that of others.
    var isPreferred: Bool
    var isDestructive: Bool
    var isEnabled: Bool
  }

  var title: String
  var message: String
  /// The answers in the order in which they are shown.
  var actions: [Action]
  /// The texts, or the placeholders, of the fields.
  var fields: [String]
  /// Whether the message is at the lower edge.
  var isSheet: Bool

  /// Reads the message that a controller, or one over it, presents; nil for none.
  @MainActor package init?(over controller: UIViewController?) {
    var top = controller
    while let next = top?.presentedViewController { top = next }
    guard let alert = top as? UIAlertController else { return nil }
    title = alert.title ?? ""
    message = alert.message ?? ""
    isSheet = alert.preferredStyle == .actionSheet
    fields =
      alert.textFields?.map { $0.text.flatMap { $0.isEmpty ? nil : $0 } ?? $0.placeholder ?? "" }
      ?? []
    let preferred = alert.preferredAction
    let all = alert.actions.map { action in
      Action(
        title: action.title ?? "", isCancel: action.style == .cancel,
        isPreferred: preferred == nil ? action.style == .cancel : preferred === action,
        isDestructive: action.style == .destructive, isEnabled: action.isEnabled)
    }
    // The way back is beside the other answer on its left, and below several.
    let (cancel, others) = (all.filter(\.isCancel), all.filter { !$0.isCancel })
    actions = all.count == 2 && !isSheet ? cancel + others : others + cancel
  }
}
