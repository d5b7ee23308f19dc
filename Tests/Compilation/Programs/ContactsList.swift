// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A person of an address book.
struct Contact: Hashable, Sendable {
  let id: Int
  var name: String
  var initial: String { String(name.prefix(1)) }
}

/// A data source whose sections have the initials of names as titles.
final class ContactsDataSource: UITableViewDiffableDataSource<String, Contact> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    snapshot().sectionIdentifiers[section]
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let contact = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([contact])
    if snapshot.numberOfItems(inSection: contact.initial) == 0 {
      snapshot.deleteSections([contact.initial])
    }
    apply(snapshot)
  }
}

/// An address book with a search.
final class ContactsController: UITableViewController, UISearchResultsUpdating {
  private let contacts: [Contact]
  private(set) lazy var dataSource = makeDataSource()

  init(names: [String]) {
    contacts = names.enumerated().map { Contact(id: $0.offset, name: $0.element) }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    dataSource.defaultRowAnimation = .fade
    show(matching: "", animated: false)
  }

  private func makeDataSource() -> ContactsDataSource {
    ContactsDataSource(tableView: tableView) { tableView, indexPath, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = contact.name
      cell.contentConfiguration = content
      return cell
    }
  }

  func show(matching text: String, animated: Bool = true) {
    let matches = contacts.filter {
      text.isEmpty || $0.name.lowercased().contains(text.lowercased())
    }
    let groups = Dictionary(grouping: matches, by: \.initial)
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    snapshot.appendSections(groups.keys.sorted())
    for (initial, group) in groups {
      snapshot.appendItems(group.sorted { $0.name < $1.name }, toSection: initial)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func updateSearchResults(for searchController: UISearchController) {
    show(matching: searchController.searchBar.text ?? "")
  }
}
