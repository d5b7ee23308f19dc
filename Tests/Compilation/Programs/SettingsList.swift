// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row of the settings.
enum Setting: Hashable {
  case profile(String)
  case toggle(String, isOn: Bool)
  case page(String, value: String?)
}

/// A list of settings in groups.
final class SettingsController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable {
    case profile, network, general
  }

  private(set) lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Setting>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    configureDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Setting>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([.profile("Ada Lovelace")], toSection: .profile)
    snapshot.appendItems(
      [
        .toggle("Airplane Mode", isOn: false), .page("Wi-Fi", value: "Home"),
        .page("Bluetooth", value: "On"),
      ], toSection: .network)
    snapshot.appendItems([.page("General", value: nil)], toSection: .general)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func configureDataSource() {
    let profile = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = name
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in }
      content.imageProperties.cornerRadius = 30
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let toggle = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      cell, _, setting in
      guard case .toggle(let title, let isOn) = setting else { return }
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
      let control = UISwitch()
      control.isOn = isOn
      cell.accessories = [
        .customView(configuration: .init(customView: control, placement: .trailing()))
      ]
    }
    let page = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      cell, _, setting in
      guard case .page(let title, let value) = setting else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = value
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(12)))]
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 10
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Setting>(collectionView: list) {
      collectionView, indexPath, setting in
      switch setting {
      case .profile(let name):
        return collectionView.dequeueConfiguredReusableCell(
          using: profile, for: indexPath, item: name)
      case .toggle:
        return collectionView.dequeueConfiguredReusableCell(
          using: toggle, for: indexPath, item: setting)
      case .page:
        return collectionView.dequeueConfiguredReusableCell(
          using: page, for: indexPath, item: setting)
      }
    }
  }
}
