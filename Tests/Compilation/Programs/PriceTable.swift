// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// Names with dots and prices, which end at the same place; the last row is the sum.
final class PriceTable: UIView {
  private let rows = UIStackView()
  private(set) var prices: [UILabel] = []
  private(set) var names: [UILabel] = []
  private(set) var dots: [UIView] = []
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    formatter.decimalSeparator = "."
    return formatter
  }()

  init(items: [(name: String, price: Double)]) {
    super.init(frame: .zero)
    rows.axis = .vertical
    rows.spacing = 4
    rows.isLayoutMarginsRelativeArrangement = true
    rows.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    for item in items { addRow(item.name, item.price, isBold: false) }
    let sum = items.reduce(0) { $0 + $1.price }
    addRow("Total", sum, isBold: true)
    if let last = rows.arrangedSubviews.dropLast().last { rows.setCustomSpacing(12, after: last) }
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    for price in prices.dropFirst() {
      price.widthAnchor.constraint(equalTo: prices[0].widthAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func addRow(_ name: String, _ price: Double, isBold: Bool) {
    let nameLabel = UILabel()
    let priceLabel = UILabel()
    let line = UIView()
    nameLabel.text = name
    priceLabel.text = formatter.string(from: NSNumber(value: price))
    priceLabel.textAlignment = .right
    for label in [nameLabel, priceLabel] {
      label.font = isBold ? .boldSystemFont(ofSize: 15) : .systemFont(ofSize: 15)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    nameLabel.setContentHuggingPriority(.required, for: .horizontal)
    // The widest price gives all of them its width.
    priceLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [nameLabel, line, priceLabel])
    row.alignment = .lastBaseline
    row.spacing = 6
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    rows.addArrangedSubview(row)
    names.append(nameLabel)
    prices.append(priceLabel)
    dots.append(line)
  }
}
