// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Says what is on the wheels of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Hears of a picker, and says how rows look.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel. No wheel is drawn.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a wheel. No wheel is drawn.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The text of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The styled text of a row.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// What UIKit does where a delegate leaves a method out.
extension UIPickerViewDelegate {
  /// The same part for each wheel.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// An empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
}

/// Wheels from which values are chosen, 320 × 216 points. Rows are counted and selected, and not shown.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Says what is on the wheels.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Hears of the selection.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reportChange(.content) } }
  private var selectedRows: [Int: Int] = [:] { didSet { reportChange(.value) } }

  override var defaultHugging: AxisPriorities { ControlMetrics.picker.hugging }
  /// 320 × 216.
  open override var intrinsicContentSize: CGSize { ControlMetrics.picker.contentSize }
  /// 320 × 216.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.picker.frameSize(in: size)
  }

  /// The number of wheels, 0 without a data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows of a wheel, 0 without a data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The size of a row of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component)
        ?? bounds.width / CGFloat(max(1, numberOfComponents)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  /// The view of a row. None is shown.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// Reads all wheels again. A selection beyond the last row becomes the last row.
  open func reloadAllComponents() {
    reportChange(.content)
    for component in selectedRows.keys.sorted() { reloadComponent(component) }
  }
  /// Reads a wheel again. A selection beyond the last row becomes the last row.
  open func reloadComponent(_ component: Int) {
    reportChange(.content)
    guard let row = selectedRows[component] else { return }
    guard component < numberOfComponents else {
      selectedRows[component] = nil
      return
    }
    selectedRows[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }
  /// Selects a row. The delegate does not hear of it, as in UIKit.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, component < numberOfComponents, row >= 0,
      row < numberOfRows(inComponent: component)
    else { return }
    selectedRows[component] = row
  }
  /// The selected row of a wheel: 0 unless another was selected, -1 where there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents,
      numberOfRows(inComponent: component) > 0
    else { return -1 }
    return selectedRows[component] ?? 0
  }
}
