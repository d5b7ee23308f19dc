// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import SwiftAutoLayout
import UIKit

@main final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: InboxController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A letter. Letters are made up from their numbers, so that there can be as many as wanted.
struct Letter {
  let number: Int

  private static let senders = [
    "Ada Lovelace", "Charles Babbage", "Grace Hopper", "Alan Turing", "Katherine Johnson",
    "Edsger Dijkstra", "Barbara Liskov",
  ]
  private static let subjects = [
    "Notes on the engine", "Re: Tables of numbers", "A moth in the relay", "Lunch on Thursday?",
    "Trajectories for the next flight", "Why go to is harmful", "Draft of the paper",
    "A rather long subject that does not fit on one line of a narrow window, and so it wraps",
  ]
  private static let sentences = [
    "I have looked at the figures again.", "The second column does not add up.",
    "Could you send me the drawings before the end of the week?",
    "We found the reason, and taped it into the log book.",
    "Everything is ready on our side.", "Please tell the others as well.",
  ]

  var sender: String { Self.senders[number * 5 % Self.senders.count] }
  var subject: String { Self.subjects[number * 7 % Self.subjects.count] }
  var isUnread: Bool { number % 4 == 0 }
  /// One to five sentences, so that rows have different heights.
  var text: String {
    let first = number * 11
    return (first...first + number % 5).map { Self.sentences[$0 % Self.sentences.count] }
      .joined(separator: " ")
  }
  var time: String {
    let minutes = number * 37 % 1440
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}

/// A row as high as its texts.
final class LetterCell: UITableViewCell {
  static let identifier = "letter"
  private let dot = UIView()
  private let sender = UILabel()
  private let time = UILabel()
  private let subject = UILabel()
  private let preview = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    sender.font = .preferredFont(forTextStyle: .headline)
    time.font = .preferredFont(forTextStyle: .footnote)
    time.textColor = .secondaryLabel
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    subject.font = .preferredFont(forTextStyle: .subheadline)
    subject.numberOfLines = 0
    preview.font = .preferredFont(forTextStyle: .footnote)
    preview.textColor = .secondaryLabel
    preview.numberOfLines = 3
    for label in [sender, time, subject, preview] {
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [dot, sender, time, subject, preview] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    place()
  }

  required init?(coder: NSCoder) { fatalError("The list is made in code.") }

  private func place() {
    sender.constrain(to: contentView).top(constant: 10).leading(constant: 28)
    time.constrain(after: sender).leadingTrailing(constant: 8)
    time.constrain(to: contentView).trailing(constant: 16)
    subject.constrain(after: sender).topBottom(constant: 2)
    subject.constrain(to: contentView).leading(constant: 28).trailing(constant: 16)
    preview.constrain(after: subject).topBottom(constant: 2)
    preview.constrain(to: subject).leadingTrailing()
    preview.constrain(to: contentView).bottom(constant: 10)
    dot.constrainSelf().width(constant: 10).height(constant: 10)
    NSLayoutConstraint.activate([
      time.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      dot.trailingAnchor.constraint(equalTo: sender.leadingAnchor, constant: -8),
    ])
  }

  func show(_ letter: Letter) {
    sender.text = letter.sender
    time.text = letter.time
    subject.text = letter.subject
    preview.text = letter.text
    dot.isHidden = !letter.isUnread
  }
}

final class InboxController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let letters = (0..<10_000).map { Letter(number: $0) }
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "End", image: nil,
      primaryAction: UIAction { [weak self] _ in self?.showLast() }, menu: nil)
    table.register(LetterCell.self, forCellReuseIdentifier: LetterCell.identifier)
    table.dataSource = self
    table.delegate = self
    table.backgroundColor = .systemBackground
    table.estimatedRowHeight = 96
    table.accessibilityLabel = "Letters"
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func showLast() {
    let last = IndexPath(row: letters.count - 1, section: 0)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    // The last rows were measured now, and are higher than they were estimated to be.
    table.layoutIfNeeded()
    table.scrollToRow(at: last, at: .bottom, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LetterCell.identifier, for: indexPath)
    (cell as? LetterCell)?.show(letters[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(
      LetterController(letters[indexPath.row]), animated: true)
  }
}

/// A letter, which scrolls.
final class LetterController: UIViewController {
  private let letter: Letter
  private let subject = UILabel()
  private let sender = UILabel()
  private let text = UILabel()

  init(_ letter: Letter) {
    self.letter = letter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The list is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = letter.sender
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView()
    scroll.accessibilityLabel = "Letter"
    subject.text = letter.subject
    subject.font = .preferredFont(forTextStyle: .title2)
    sender.text = "\(letter.sender), \(letter.time)"
    sender.font = .preferredFont(forTextStyle: .subheadline)
    sender.textColor = .secondaryLabel
    text.text = (1...6).map { _ in letter.text }.joined(separator: "\n\n")
    text.font = .preferredFont(forTextStyle: .body)
    for label in [subject, sender, text] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(label)
    }
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.constrain(to: view).leadingTrailingTopBottom()
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      subject.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      subject.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      subject.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
    ])
    sender.constrain(after: subject).topBottom(constant: 4)
    text.constrain(after: sender).topBottom(constant: 16)
    for label in [sender, text] { label.constrain(to: subject).leadingTrailing() }
  }
}
