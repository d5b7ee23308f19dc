// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The source of the numbers of wheels and rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the rows of a picker, and is notified of the selection.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel. No wheel is drawn.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a wheel. No wheel is drawn.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the text of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the styled text of a row.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called after the user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// The defaults of UIKit for methods that a delegate leaves out.
extension UIPickerViewDelegate {
  /// Returns the same part of the width for each wheel.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// Returns an empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
}

/// Wheels from which values are chosen, 320 × 216 points. Rows are counted and selected. Pictures show
/// the titles of rows, and not their views.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The data source that provides the number of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate that is notified of the selection.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reportChange(.content) } }
  private var selectedRows: [Int: Int] = [:] { didSet { reportChange(.value) } }

  override var defaultHugging: AxisPriorities { ControlMetrics.picker.hugging }
  /// The content size of 320 × 216.
  open override var intrinsicContentSize: CGSize { ControlMetrics.picker.contentSize }
  /// Returns the content size of 320 × 216.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.picker.frameSize(in: size)
  }

  /// The number of wheels, 0 without a data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows of a wheel, 0 without a data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Returns the size of a row of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component)
        ?? bounds.width / CGFloat(max(1, numberOfComponents)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  /// Returns nil, since no view is shown.
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
  /// Selects a row. The delegate is not notified, as in UIKit.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, component < numberOfComponents, row >= 0,
      row < numberOfRows(inComponent: component)
    else { return }
    selectedRows[component] = row
  }
  /// The titles of the rows two above to two below the selected one, for each wheel; empty texts
  /// where there is no row or no title.
  package final var shownRows: [[String]] {
    (0..<numberOfComponents).map { component in
      let (count, selected) = (
        numberOfRows(inComponent: component), selectedRow(inComponent: component)
      )
      return (selected - 2...selected + 2).map { row in
        guard row >= 0, row < count, let delegate else { return "" }
        return delegate.pickerView(self, titleForRow: row, forComponent: component)
          ?? delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
          ?? ""
      }
    }
  }
  /// Returns the selected row of a wheel: 0 unless another was selected, -1 where there is no such
  /// wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents,
      numberOfRows(inComponent: component) > 0
    else { return -1 }
    return selectedRows[component] ?? 0
  }
}
