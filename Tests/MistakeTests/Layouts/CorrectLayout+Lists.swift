// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Tables, collections and their cells.
  static let lists = [
    CorrectLayout("A table of cells with two texts") { stage in
      let (table, rows) = (stage.add(UITableView(), "table"), Rows { TextCell($0) })
      stage.kept.append(rows)
      table.dataSource = rows
      stage.fill(table)
    },
    CorrectLayout("A table with a header that has a frame") { stage in
      let (table, rows) = (stage.add(UITableView(), "table"), Rows { TextCell($0) })
      stage.kept.append(rows)
      table.dataSource = rows
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      let title = stage.label("Header", in: header)
      title.centerXAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
      title.centerYAnchor.constraint(equalTo: header.centerYAnchor).isActive = true
      table.tableHeaderView = header
      stage.fill(table)
    },
    CorrectLayout("A table of standard cells") { stage in
      let table = stage.add(UITableView(), "table")
      let rows = Rows { row in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(row)"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      stage.kept.append(rows)
      table.dataSource = rows
      stage.fill(table)
    },
    CorrectLayout("A table below a title") { stage in
      let (title, table) = (stage.label("Places"), stage.add(UITableView(), "table"))
      stage.top(title)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        table.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      ])
    },
    CorrectLayout("A preview that is meant to be cut off") { stage in
      let preview = stage.label("A message of many words, of which a list shows the first only")
      preview.lineBreakMode = .byTruncatingTail
      let date = stage.label("Yesterday")
      preview.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      date.setContentHuggingPriority(.required, for: .horizontal)
      stage.top(stage.stack([preview, date], .horizontal))
    },
  ]

  private final class Rows: NSObject, UITableViewDataSource {
    private let make: (Int) -> UITableViewCell

    init(_ make: @escaping (Int) -> UITableViewCell) {
      self.make = make
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make(indexPath.row) }
  }

  /// A cell whose texts give it its height.
  private final class TextCell: UITableViewCell {
    init(_ row: Int) {
      super.init(style: .default, reuseIdentifier: nil)
      let texts = ["Row \(row)", "A text of several words for this row"].map { text in
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
          .isActive = true
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
          .isActive = true
        return label
      }
      NSLayoutConstraint.activate([
        texts[0].topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        texts[1].topAnchor.constraint(equalTo: texts[0].bottomAnchor, constant: 4),
        texts[1].bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
