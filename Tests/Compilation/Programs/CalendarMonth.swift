// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A day of a month.
final class DayCell: UICollectionViewCell {
  static let identifier = "day"
  let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.textAlignment = .center
    number.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(number)
    NSLayoutConstraint.activate([
      number.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      number.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemBlue : nil }
  }
}

/// The names of the days of a week, above a month.
final class WeekHeader: UICollectionReusableView {
  static let identifier = "week"
  private let names = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    names.distribution = .fillEqually
    names.frame = bounds
    names.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for name in ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] {
      let label = UILabel()
      label.text = name
      label.textAlignment = .center
      names.addArrangedSubview(label)
    }
    addSubview(names)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var columns: [UIView] { names.arrangedSubviews }
}

/// Months below each other, each with seven columns.
final class CalendarController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// The column of the first day, and the number of days.
  struct Month {
    var firstColumn: Int
    var days: Int
  }

  let months: [Month]

  init(months: [Month]) {
    self.months = months
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 2
    layout.sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 20, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(DayCell.self, forCellWithReuseIdentifier: DayCell.identifier)
    collectionView.register(
      WeekHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: WeekHeader.identifier)
    collectionView.allowsMultipleSelection = true
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    months[section].firstColumn + months[section].days
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: DayCell.identifier, for: indexPath) as! DayCell
    let day = indexPath.item - months[indexPath.section].firstColumn + 1
    cell.isHidden = day < 1
    cell.number.text = day < 1 ? nil : "\(day)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: WeekHeader.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: (collectionView.bounds.width - 20) / 7, height: 40)
  }

  func select(day: Int, of month: Int) {
    collectionView.selectItem(
      at: IndexPath(item: months[month].firstColumn + day - 1, section: month), animated: false,
      scrollPosition: .top)
  }
}
