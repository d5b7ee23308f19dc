// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// The photos of months in five columns, with the name of the month on top.
final class TimelineController: UIViewController {
  struct Month: Hashable {
    var name: String
    var photos: Int
  }

  struct Photo: Hashable {
    var month: String
    var number: Int
  }

  static let headerKind = UICollectionView.elementKindSectionHeader
  private let months: [Month]
  private(set) lazy var grid = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Month, Photo>?
  private(set) var configured = 0

  init(months: [Month]) {
    self.months = months
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = grid
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Photo> {
      [weak self] cell, _, photo in
      self?.configured += 1
      cell.tag = photo.number
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: Self.headerKind
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.plainHeader()
      content.text = self?.months[indexPath.section].name
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Month, Photo>(collectionView: grid) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Month, Photo>()
    snapshot.appendSections(months)
    for month in months {
      snapshot.appendItems(
        (0..<month.photos).map { Photo(month: month.name, number: $0) }, toSection: month)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      repeatingSubitem: item, count: 5)
    let section = NSCollectionLayoutSection(group: row)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: headerKind, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
