// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

struct ChatMessage: Hashable {
  var text: String
  var isOwn: Bool
}

/// Messages in bubbles: own ones at the trailing edge, as wide as their texts, at most three quarters.
final class ChatBubbles: UIView, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)
  var messages: [ChatMessage] = [] {
    didSet { table.reloadData() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    table.frame = bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    table.separatorStyle = .none
    table.dataSource = self
    addSubview(table)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.row])
    return cell
  }

  var bubbles: [CGRect] {
    table.visibleCells.compactMap { cell in
      (cell as? BubbleCell).map { $0.convert($0.bubble.frame, to: self) }
    }
  }
}

final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  private let label = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 16)
    bubble.layer.cornerRadius = 12
    bubble.addSubview(label)
    contentView.addSubview(bubble)
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func show(_ message: ChatMessage) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
    leading.isActive = !message.isOwn
    trailing.isActive = message.isOwn
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    leading.isActive = false
    trailing.isActive = false
  }
}
