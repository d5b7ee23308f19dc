// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// Bars beside each other, each a shape layer with a title below.
final class BarChart: UIView {
  struct Bar {
    let title: String
    let value: CGFloat
    let color: UIColor
  }

  var bars: [Bar] = [] {
    didSet { rebuild() }
  }
  var spacing: CGFloat = 12
  var barWidth: CGFloat = 40
  private(set) var shapes: [CAShapeLayer] = []
  private(set) var titles: [UILabel] = []
  private let axis = CAShapeLayer()
  private let titleHeight: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis.strokeColor = UIColor.separator.cgColor
    axis.fillColor = nil
    axis.lineWidth = 1 / UIScreen.main.scale
    axis.lineDashPattern = [4, 2]
    layer.addSublayer(axis)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    let count = CGFloat(bars.count)
    return CGSize(
      width: count * barWidth + max(count - 1, 0) * spacing, height: UIView.noIntrinsicMetric)
  }

  private func rebuild() {
    for shape in shapes { shape.removeFromSuperlayer() }
    for title in titles { title.removeFromSuperview() }
    shapes = bars.map { bar in
      let shape = CAShapeLayer()
      shape.fillColor = bar.color.withAlphaComponent(0.8).cgColor
      shape.lineCap = .round
      shape.lineJoin = .bevel
      layer.insertSublayer(shape, below: axis)
      return shape
    }
    titles = bars.map { bar in
      let label = UILabel()
      label.text = bar.title
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 11, weight: .medium)
      label.textColor = .secondaryLabel
      addSubview(label)
      return label
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - titleHeight
    let largest = bars.map(\.value).max() ?? 1
    for (index, bar) in bars.enumerated() {
      let x = CGFloat(index) * (barWidth + spacing)
      let length = height * bar.value / largest
      let rect = CGRect(x: x, y: height - length, width: barWidth, height: length)
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 6, height: 6))
      shapes[index].path = path.cgPath
      shapes[index].shadowPath = path.cgPath
      titles[index].frame = CGRect(x: x, y: height, width: barWidth, height: titleHeight)
    }
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: height))
    line.addLine(to: CGPoint(x: bounds.width, y: height))
    axis.path = line.cgPath
  }

  /// The bar at a point.
  func bar(at point: CGPoint) -> Int? {
    shapes.firstIndex { $0.path?.contains(point) == true }
  }
}
