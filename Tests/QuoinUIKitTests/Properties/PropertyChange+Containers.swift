// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension PropertyChange {
  /// A row of two labels with different heights.
  static func makeTextStack() -> UIStackView {
    let labels = [UILabel(), UILabel()]
    (labels[0].text, labels[1].text) = ("first", "second")
    labels[1].font = .systemFont(ofSize: 30)
    return UIStackView(arrangedSubviews: labels)
  }

  /// Stack views.
  static let stacks = [
    PropertyChange("UIStackView.axis", of: makeTextStack) { $0.axis = .vertical },
    PropertyChange("UIStackView.distribution", of: makeTextStack) {
      $0.distribution = .fillEqually
    },
    PropertyChange("UIStackView.alignment", of: makeTextStack) { $0.alignment = .firstBaseline },
    PropertyChange("UIStackView.spacing", of: makeTextStack) { $0.spacing = 9 },
    PropertyChange("UIStackView.setCustomSpacing(_:after:)", of: makeTextStack) {
      $0.setCustomSpacing(9, after: $0.arrangedSubviews[0])
    },
    PropertyChange(
      "UIStackView.isBaselineRelativeArrangement",
      of: { () -> UIStackView in
        let stack = makeTextStack()
        stack.axis = .vertical
        return stack
      }, { $0.isBaselineRelativeArrangement = true }),
    PropertyChange("UIStackView.isLayoutMarginsRelativeArrangement", of: makeTextStack) {
      $0.isLayoutMarginsRelativeArrangement = true
    },
  ]

  private static func makeScrollView() -> UIScrollView {
    let view = UIScrollView()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 500),
      content.heightAnchor.constraint(equalToConstant: 600),
    ])
    return view
  }

  /// What scrolls.
  static let scrolling = [
    PropertyChange("UIScrollView.contentSize", of: UIScrollView.init) {
      $0.contentSize = CGSize(width: 400, height: 500)
    },
    PropertyChange("UIScrollView.contentOffset", of: makeScrollView) {
      $0.contentOffset = CGPoint(x: 7, y: 9)
    },
    PropertyChange("UIScrollView.contentInset", of: makeScrollView) {
      $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    PropertyChange("UIScrollView.contentInsetAdjustmentBehavior", of: makeScrollView) {
      $0.contentInsetAdjustmentBehavior = .never
    },
  ]

  private static func makeTable() -> UITableView {
    let table = UITableView()
    table.dataSource = NumberedRows.shared
    table.heightAnchor.constraint(equalToConstant: 300).isActive = true
    return table
  }

  private static func makeCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "text"
    return cell
  }

  /// Tables and their cells.
  static let tables = [
    PropertyChange("UITableView.rowHeight", of: makeTable) { $0.rowHeight = 77 },
    PropertyChange("UITableView.tableHeaderView", of: makeTable) {
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    },
    PropertyChange("UITableView.tableFooterView", of: makeTable) {
      $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    },
    PropertyChange("UITableView.dataSource", of: UITableView.init) {
      $0.dataSource = NumberedRows.shared
    },
    PropertyChange("UITableView.separatorInset", of: makeTable) { $0.separatorInset.left = 60 },
    PropertyChange("UITableViewCell.separatorInset", of: makeCell) { $0.separatorInset.left = 60 },
    PropertyChange("UITableViewCell.accessoryView", of: makeCell) {
      $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    },
  ]
}

/// Three rows of text.
private final class NumberedRows: NSObject, UITableViewDataSource {
  @MainActor static let shared = NumberedRows()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
