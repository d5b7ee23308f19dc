// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// Shows the alert that a controller of a window presents as a dialog.
@MainActor final class AlertPresenter {
  private let window: OpaquePointer
  private var shown: ShownAlert?
  private static var lastNumber: UInt64 = 0
  private static var open: [UInt64: AlertPresenter] = [:]

  private struct ShownAlert {
    let number: UInt64
    let alert: UIAlertController
    let dialog: OpaquePointer
  }

  init(window: OpaquePointer) {
    self.window = window
  }

  /// Shows or closes the dialog to match the presentation in a window.
  func update(for window: UIWindow) {
    let alert = presentedAlert(in: window)
    guard alert !== shown?.alert else { return }
    end()
    if let alert { show(alert) }
  }

  /// Handles the user's answer to a dialog.
  static func answer(_ number: UInt64, with index: Int) { open[number]?.answer(with: index) }

  /// Closes the dialog, if there is one.
  func end() {
    guard let shown else { return }
    self.shown = nil
    Self.open[shown.number] = nil
    quoin_dialog_close(shown.dialog)
  }

  /// The dialog that is shown, for tests.
  static func dialog(of alert: UIAlertController) -> OpaquePointer? {
    open.values.lazy.compactMap(\.shown).first { $0.alert === alert }?.dialog
  }

  private func presentedAlert(in window: UIWindow) -> UIAlertController? {
    sequence(first: window.rootViewController) { $0?.presentedViewController }.lazy
      .prefix { $0 != nil }.compactMap { $0 as? UIAlertController }.first
  }

  private func answer(with index: Int) {
    guard let shown else { return }
    let alert = shown.alert
    let actions = alert.actions
    // Closing a dialog is the choice that cancels.
    let action =
      actions.indices.contains(index) ? actions[index] : actions.first { $0.style == .cancel }
    for (field, view) in (alert.textFields ?? []).enumerated() {
      view.text = quoin_dialog_text(shown.dialog, field).map { String(cString: $0) } ?? ""
    }
    // A message without a way to cancel stays open, as in UIKit.
    guard action != nil || actions.isEmpty else { return }
    end()
    alert.presentingViewController?.dismiss(animated: true) {
      if let action { action.handler?(action) }
    }
  }

  private func show(_ alert: UIAlertController) {
    Self.lastNumber += 1
    let number = Self.lastNumber
    let strings = CStrings()
    let fields = alert.textFields ?? []
    let choices = strings.pointers(to: alert.actions.map { $0.title ?? "" })
    let placeholders = strings.pointers(to: fields.map { $0.placeholder ?? "" })
    let texts = strings.pointers(to: fields.map { $0.text ?? "" })
    let preferred = alert.actions.firstIndex { $0 === alert.preferredAction }
    let dialog = alert.actions.map(\.isEnabled).withUnsafeBufferPointer { enabled in
      alert.actions.map { $0.style == .destructive }.withUnsafeBufferPointer { destructive in
        fields.map(\.isSecureTextEntry).withUnsafeBufferPointer { secure in
          choices.withUnsafeBufferPointer { choices in
            placeholders.withUnsafeBufferPointer { placeholders in
              texts.withUnsafeBufferPointer { texts in
                var dialog = quoin_dialog()
                dialog.number = number
                dialog.title = strings.pointer(to: alert.title ?? "")
                dialog.message = strings.pointer(to: alert.message ?? "")
                dialog.choices = choices.baseAddress
                dialog.are_enabled = enabled.baseAddress
                dialog.are_destructive = destructive.baseAddress
                dialog.choice_count = choices.count
                dialog.preferred = Int32(preferred ?? -1)
                dialog.placeholders = placeholders.baseAddress
                dialog.texts = texts.baseAddress
                dialog.are_secure = secure.baseAddress
                dialog.field_count = fields.count
                return quoin_dialog_show(window, &dialog)
              }
            }
          }
        }
      }
    }
    guard let dialog else { return }
    shown = ShownAlert(number: number, alert: alert, dialog: dialog)
    Self.open[number] = self
  }
}
#endif
