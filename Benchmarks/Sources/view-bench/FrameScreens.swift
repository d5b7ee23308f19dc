// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import QuoinUIKit

/// Plain views, each held by four constraints.
@MainActor final class PlainScreen {
  let root: UIView
  private(set) var constraints: [[NSLayoutConstraint]] = []
  private var conflictCount = 0

  /// - Parameters:
  ///   - sizesRoot: whether the size of the root follows from constraints.
  ///   - multiplier: the multiplier of one more view's width.
  init(_ count: Int, sizesRoot: Bool = false, multiplier: CGFloat? = nil) {
    root = sizesRoot ? UIView() : UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    for number in 0..<count { constraints.append(add(number)) }
    if sizesRoot, let last = root.subviews.last {
      NSLayoutConstraint.activate([
        root.trailingAnchor.constraint(equalTo: last.trailingAnchor, constant: 300),
        root.bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: 20),
      ])
    }
    if let multiplier {
      let view = add(0)[2]
      view.isActive = false
      view.firstView?.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: multiplier)
        .isActive = true
    }
    root.layoutIfNeeded()
  }

  @discardableResult private func add(_ number: Int) -> [NSLayoutConstraint] {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(number % 20)),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(number / 20)),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Changes constants of a view, the last one without a number, and lays out.
  func change(_ count: Int, _ number: Int, view: Int? = nil) {
    for constraint in constraints[view ?? constraints.count - 1][..<count] {
      constraint.constant = CGFloat(20 + number % 10)
    }
    root.layoutIfNeeded()
  }

  func addAndRemove() {
    add(5)
    root.layoutIfNeeded()
    root.subviews[root.subviews.count - 1].removeFromSuperview()
    root.layoutIfNeeded()
  }

  /// Gives a view two widths.
  func addConflict() {
    let view = root.subviews[conflictCount % root.subviews.count]
    conflictCount += 1
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
  }

  /// Adds a view without a width.
  func addAmbiguity() {
    let constraints = add(7)
    constraints[2].isActive = false
  }

  /// Adds a label that wraps.
  func addLabel() {
    let label = LabelScreen.label(LabelScreen.text)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
  }
}

extension NSLayoutConstraint {
  fileprivate var firstView: UIView? { firstItem as? UIView }
}

/// Labels below each other, and a box beside them.
@MainActor final class LabelScreen {
  static let text = """
    The quick brown fox jumps over the lazy dog, and the dog, which has seen many foxes, does not \
    even raise its head. Somewhat later a second fox comes by, looks at both of them for a while, and \
    goes on its way through the grass without a sound, since nobody is there.
    """

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var labels: [UILabel] = []
  private let box: NSLayoutConstraint

  init(_ count: Int, wraps: Bool) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    box = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      box, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    for number in 0..<count {
      let label = Self.label(wraps ? "\(number) \(Self.text.prefix(80))" : "Label \(number)")
      root.addSubview(label)
      let top = labels.last?.bottomAnchor ?? root.topAnchor
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        label.topAnchor.constraint(equalTo: top, constant: 4),
      ])
      if wraps { label.widthAnchor.constraint(equalToConstant: 200).isActive = true }
      labels.append(label)
    }
    root.layoutIfNeeded()
  }

  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    label.numberOfLines = 0
    return label
  }

  func moveBox(_ number: Int) {
    box.constant = CGFloat(10 + number % 10)
    root.layoutIfNeeded()
  }

  func changeText(_ number: Int) {
    labels[0].text = number % 2 == 0 ? "Short" : Self.text
    root.layoutIfNeeded()
  }
}

/// A row of a feed: a picture, three labels of which one wraps, and two buttons in a stack.
@MainActor final class FeedRow: UIView {
  let body: UILabel

  init(_ number: Int) {
    body = LabelScreen.label("\(number) \(LabelScreen.text.prefix(60 + number * 7 % 80))")
    super.init(frame: .zero)
    let picture = UIView()
    let title = LabelScreen.label("Title \(number)")
    let date = LabelScreen.label("\(number) minutes ago")
    (title.numberOfLines, date.numberOfLines) = (1, 1)
    let buttons = UIStackView(
      arrangedSubviews: ["Like", "Share"].map { name in
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        return button
      })
    buttons.spacing = 12
    for view in [picture, title, date, body, buttons] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      date.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      date.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      body.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 6),
      buttons.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      buttons.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      buttons.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows in a stack view.
@MainActor final class FeedScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let rows: [FeedRow]

  init(_ count: Int) {
    rows = (0..<count).map { FeedRow($0) }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    layOut()
  }

  func layOut() { root.layoutIfNeeded() }
}

/// Rows of a picture and two labels, one of which wraps, in stack views; the outermost one scrolls.
@MainActor final class StackedFeed {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let column = UIStackView()
  private var titles: [UILabel] = []

  /// - Parameter hasConflict: whether a picture has two widths.
  init(_ count: Int, hasConflict: Bool = false) {
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    for number in 0..<count { column.addArrangedSubview(row(number)) }
    if hasConflict {
      column.arrangedSubviews[1].subviews[0].widthAnchor.constraint(equalToConstant: 50)
        .isActive = true
    }
    root.layoutIfNeeded()
  }

  private func row(_ number: Int) -> UIStackView {
    let picture = UIView()
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
    ])
    let title = UILabel()
    title.text = "Name \(number)"
    titles.append(title)
    let body = LabelScreen.label(
      String(repeating: "text of \(number) ", count: 3 + number % 9))
    let texts = UIStackView(arrangedSubviews: [title, body])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [picture, texts])
    row.spacing = 8
    row.alignment = .top
    return row
  }

  /// Hides the row in the middle, or shows it again.
  func toggleRow() {
    column.arrangedSubviews[titles.count / 2].isHidden.toggle()
    root.layoutIfNeeded()
  }

  /// Replaces a text of one line.
  func changeTitle(_ number: Int) {
    titles[3].text = "Another \(number % 2)"
    root.layoutIfNeeded()
  }
}

/// A table of rows that size themselves.
@MainActor final class FeedTable: NSObject, UITableViewDataSource {
  private final class Cell: UITableViewCell {
    let row = FeedRow(0)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      row.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        row.topAnchor.constraint(equalTo: contentView.topAnchor),
        row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  override init() {
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Cell)?.row.body.text =
      "\(indexPath.row) \(LabelScreen.text.prefix(60 + indexPath.row * 7 % 80))"
    return cell
  }
}
