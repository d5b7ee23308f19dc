// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStoryboards
import QuoinUIKit

// The classes as a program for UIKit declares them, without @IBOutlet.

final class FormController: UIViewController {
  weak var nameLabel: UILabel!
  var gap: NSLayoutConstraint!
  var parts: [UIView]!
  private(set) var savedBy: UIButton?
  private(set) var isDone = false
  private(set) var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load with \(nameLabel.text ?? "nothing")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "") for \(type(of: segue.destination))")
  }

  func save(_ sender: UIButton) { savedBy = sender }
  func done() { isDone = true }

  static func register() {
    UIStoryboard.register(
      FormController.self,
      outlets: ["nameLabel": \.nameLabel, "gap": \.gap, "parts": \.parts],
      actions: ["save:": .init(FormController.save), "done": .init(FormController.done)])
  }
}

final class BadgeView: UIView {
  var count = 0
  private(set) var colorInInitializer: UIColor?
  private(set) var countWhenAwake = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    colorInInitializer = backgroundColor
  }

  override func awakeFromNib() { countWhenAwake = count }
}

final class PersonCell: UITableViewCell {
  var avatar: UIView!
}

final class ListController: UITableViewController {
  private(set) var called: [UIButton] = []

  func call(_ sender: UIButton) { called.append(sender) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
  }
}

/// The classes that files may name in these tests.
@MainActor func registerFormClasses() {
  FormController.register()
  UIStoryboard.register(BadgeView.self, outlets: ["count": \.count])
  UIStoryboard.register(PersonCell.self, outlets: ["avatar": \.avatar])
  UIStoryboard.register(
    ListController.self, actions: ["call:": .init(ListController.call)])
}
