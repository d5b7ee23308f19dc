// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A cell of the store with a picture and a name.
final class StoreCell: UICollectionViewCell {
  let picture = UIImageView()
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: name.topAnchor, constant: -4),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      name.heightAnchor.constraint(equalToConstant: 16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A title above a shelf.
final class ShelfTitle: UICollectionReusableView {
  static let kind = "shelf-title"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A store with shelves that scroll on their own: a large one, one of three rows, and a grid.
final class StoreController: UIViewController {
  enum Shelf: Int, CaseIterable {
    case featured, popular, categories
  }

  static let badgeKind = "badge"
  private(set) lazy var shelves = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private(set) lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    shelves.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shelves)
    NSLayoutConstraint.activate([
      shelves.topAnchor.constraint(equalTo: view.topAnchor),
      shelves.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      shelves.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shelves.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Int>()
    for shelf in Shelf.allCases {
      snapshot.appendSections([shelf])
      snapshot.appendItems(Array(shelf.rawValue * 100..<shelf.rawValue * 100 + 9))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, _ in
        guard let self, let shelf = Shelf(rawValue: index) else { return nil }
        let section =
          switch shelf {
          case .featured: makeFeatured()
          case .popular: makePopular()
          case .categories: makeCategories()
          }
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
      }, configuration: configuration)
  }

  private func makeFeatured() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(220)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 8
    return section
  }

  private func makePopular() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(18), heightDimension: .absolute(18)),
      elementKind: Self.badgeKind,
      containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: .init(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)),
      supplementaryItems: [badge])
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .absolute(280), heightDimension: .absolute(210)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: column)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.boundarySupplementaryItems = [makeTitle()]
    return section
  }

  private func makeCategories() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item, item])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [makeTitle()]
    return section
  }

  private func makeTitle() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: ShelfTitle.kind, alignment: .topLeading)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Shelf, Int> {
    let cell = UICollectionView.CellRegistration<StoreCell, Int> { cell, _, item in
      cell.name.text = "Item \(item)"
    }
    let title = UICollectionView.SupplementaryRegistration<ShelfTitle>(
      elementKind: ShelfTitle.kind
    ) { view, _, indexPath in
      view.label.text = indexPath.section == 1 ? "Popular" : "Categories"
    }
    let badge = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: Self.badgeKind
    ) { view, _, _ in
      view.backgroundColor = .systemRed
    }
    let source = UICollectionViewDiffableDataSource<Shelf, Int>(collectionView: shelves) {
      view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { view, kind, indexPath in
      kind == ShelfTitle.kind
        ? view.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        : view.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
    }
    return source
  }
}
