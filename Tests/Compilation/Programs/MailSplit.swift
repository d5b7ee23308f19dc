// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of letters beside the letter, or one on top of the other where the width is compact.
final class MailSplit: UISplitViewController, UISplitViewControllerDelegate {
  let list = MailList()
  let letter = LetterController()

  init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidth = 240
    setViewController(list, for: .primary)
    setViewController(letter, for: .secondary)
    list.onSelect = { [weak self] subject in
      guard let self else { return }
      self.letter.subject = subject
      self.show(.secondary)
    }
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}

final class MailList: UITableViewController {
  var onSelect: ((String) -> Void)?
  private let subjects = ["Welcome", "Invoice", "Holiday"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.rowHeight = 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    subjects.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = subjects[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(subjects[indexPath.row])
  }
}

final class LetterController: UIViewController {
  private let subjectLabel = UILabel()
  var subject = "" {
    didSet { subjectLabel.text = subject }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    subjectLabel.font = .preferredFont(forTextStyle: .headline)
    subjectLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subjectLabel)
    NSLayoutConstraint.activate([
      subjectLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      subjectLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      subjectLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  var subjectFrame: CGRect { subjectLabel.frame }
}
