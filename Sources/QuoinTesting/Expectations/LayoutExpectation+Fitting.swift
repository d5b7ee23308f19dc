// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

extension LayoutExpectation {
  /// Expects that the constraints and contents of the view under test determine a fitting size at a
  /// width.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil if the width is to be determined too.
  ///   - size: The fitting size.
  ///   - tolerance: How far each length may differ, in points.
  public static func fittingSize(
    width: CGFloat? = nil, equals size: CGSize, within tolerance: CGFloat = 0.01
  ) -> LayoutExpectation {
    LayoutExpectation(named: "fittingSize") { layout in
      let found = fittingSize(of: layout.view, width: width)
      guard abs(found.width - size.width) > tolerance || abs(found.height - size.height) > tolerance
      else { return [] }
      let at = width.map { " at a width of \(LengthText.points($0))" } ?? ""
      return [
        ExpectationFinding(
          key: "fittingSize",
          message: "the fitting size of \(layout.subjectName)\(at) is \(LengthText.size(found)), "
            + "expected \(LengthText.size(size))")
      ]
    }
  }

  /// Expects that the constraints give the view under test its height from inside, as a cell with
  /// an automatic row height needs it.
  public static let selfSizes = LayoutExpectation(named: "selfSizes") { layout in
    let size = layout.view.bounds.size
    guard size.width > 0 else { return [] }
    let undetermined = InnerHeight(layout).findings
    guard undetermined.isEmpty else { return undetermined }
    let conflicts = FittingConflicts(layout.view, at: size.width).words
    return conflicts.map { words in
      ExpectationFinding(
        key: "selfSizes \(words)",
        message: "the height of \(layout.subjectName) from inside is in conflict: \(words)"
      ) { ["try: one of the vertical constraints at 999"] }
    }
  }

  /// The fitting size of a view at a width.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil if the width is to be determined too.
  ///   - height: The height that the view gets where nothing in it decides.
  @MainActor static func fittingSize(
    of view: UIView, width: CGFloat?, height: CGFloat = 0
  ) -> CGSize {
    guard let width else { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
