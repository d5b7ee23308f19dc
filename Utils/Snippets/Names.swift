// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// Names that samples in the documentation presuppose: Utils/check-snippets compiles them in
/// classes with these names.
@MainActor protocol SnippetNames {}

extension SnippetNames {
  var a: UIView { UIView() }
  var b: UIView { UIView() }
  var c: UIView { UIView() }
  var d: UIView { UIView() }
  var background: UIView { UIView() }
  var badge: UILabel { UILabel() }
  var bar: UIView { UIView() }
  var body: UIView { UIView() }
  var box: UIView { UIView() }
  var button: UIButton { UIButton() }
  var caption: UILabel { UILabel() }
  var card: CardView { CardView() }
  var comment: UIButton { UIButton() }
  var detail: UILabel { UILabel() }
  var dialog: UIView { UIView() }
  var field: UITextField { UITextField() }
  var footer: UIView { UIView() }
  var form: UIView { UIView() }
  var header: UIView { UIView() }
  var icons: [UIImageView] { [] }
  var label: UILabel { UILabel() }
  var like: UIButton { UIButton() }
  var list: UIView { UIView() }
  var name: UILabel { UILabel() }
  var panel: UIView { UIView() }
  var parent: UIView { UIView() }
  var photo: UIImageView { UIImageView() }
  var picture: UIImageView { UIImageView() }
  var share: UIButton { UIButton() }
  var thumbnails: [UIImageView] { [] }
  var value: UILabel { UILabel() }
}

/// Samples that are neither in a view nor in a controller.
@MainActor protocol SnippetScope: SnippetNames {}

extension SnippetScope {
  var view: CardView { CardView() }
  var title: UILabel { UILabel() }
  var bounds: CGRect { .zero }
}

class SnippetView: UIView, SnippetNames {
  var view: UIView { self }
  var title: UILabel { UILabel() }
}

class SnippetController: UIViewController, SnippetNames {}

final class CardView: UIView {
  var isExpanded = false
}

final class GreetingView: UIView {}
final class SignInView: UIView {}
final class SignInController: UIViewController {}

final class TitleCell: UITableViewCell {
  init(title: String) { super.init(style: .default, reuseIdentifier: nil) }
  required init?(coder: NSCoder) { nil }
}

final class SampleCell: UITableViewCell {
  init(text: String, button: String) { super.init(style: .default, reuseIdentifier: nil) }
  required init?(coder: NSCoder) { nil }
}

extension Bundle {
  static var module: Bundle { .main }
}

final class FadeSegue: UIStoryboardSegue {}

final class FormController: UIViewController {
  weak var nameField: UITextField!
  weak var saveButton: UIButton!
  func save(_ sender: UIButton) {}
}
