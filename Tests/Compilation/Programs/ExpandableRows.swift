// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// Questions whose answers are shown when their rows are chosen.
final class ExpandableRows: UITableViewController {
  struct Entry {
    var question: String
    var answer: String
    var isOpen = false
  }

  var entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AnswerCell.self, forCellReuseIdentifier: AnswerCell.identifier)
    tableView.estimatedRowHeight = 40
    tableView.rowHeight = UITableView.automaticDimension
    tableView.tableFooterView = UIView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: AnswerCell.identifier, for: indexPath) as? AnswerCell
    else { return UITableViewCell() }
    cell.show(entries[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    entries[indexPath.row].isOpen.toggle()
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}

final class AnswerCell: UITableViewCell {
  static let identifier = "answer"
  private let header = UIView()
  private let answer = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [header, answer])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      bottom,
      header.heightAnchor.constraint(equalToConstant: 24),
      answer.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func show(_ entry: ExpandableRows.Entry) {
    header.accessibilityLabel = entry.question
    answer.accessibilityLabel = entry.answer
    answer.isHidden = !entry.isOpen
  }
}
