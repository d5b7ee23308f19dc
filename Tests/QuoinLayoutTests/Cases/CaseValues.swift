// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension LayoutInsets {
  /// From top, left, bottom, right.
  init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension LayoutRect {
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var numbers: [Double] { [x, y, width, height] }
}

extension AutoresizingCapture {
  init(_ spec: CaseAutoresizing) {
    let names = [
      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin",
      "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin",
    ]
    var mask = Mask()
    for (bit, name) in names.enumerated() where spec.mask.contains(name) {
      mask.insert(Mask(rawValue: 1 << UInt(bit)))
    }
    self.init(
      mask: mask, frame: LayoutRect(spec.frame),
      parentSize: LayoutSize(width: spec.superSize[0], height: spec.superSize[1]))
  }
}

extension CaseText {
  /// The size of the text, wrapped when the width is not enough for one line.
  func size(width: Double?) -> [Double?] {
    let line = chars * charWidth
    guard let width, width < line else { return [line, lineHeight] }
    let perLine = max(1, (width / charWidth).rounded(.down))
    return [perLine * charWidth, (chars / perLine).rounded(.up) * lineHeight]
  }
}

extension CaseFitting {
  /// The target size of the view, with its priorities.
  var targetConstraints: [CaseConstraint] {
    zip(["width", "height"], zip(target, priorities)).map { attribute, target in
      CaseConstraint(
        id: "target.\(attribute)", a: "\(view).\(attribute)", c: target.0, p: target.1)
    }
  }
}

extension CaseView {
  mutating func merge(_ change: CaseView) {
    intrinsic = change.intrinsic ?? intrinsic
    text = change.text ?? text
    hug = change.hug ?? hug
    cr = change.cr ?? cr
    baseline = change.baseline ?? baseline
    alignmentInsets = change.alignmentInsets ?? alignmentInsets
    layoutMargins = change.layoutMargins ?? layoutMargins
    safeArea = change.safeArea ?? safeArea
    insetsMarginsFromSafeArea = change.insetsMarginsFromSafeArea ?? insetsMarginsFromSafeArea
    preservesSuperviewLayoutMargins =
      change.preservesSuperviewLayoutMargins ?? preservesSuperviewLayoutMargins
    hidden = change.hidden ?? hidden
    rtl = change.rtl ?? rtl
    autoresizing = change.autoresizing ?? autoresizing
  }
}

extension CaseRoot {
  mutating func merge(_ change: CaseRoot) {
    size = change.size ?? size
    rtl = change.rtl ?? rtl
    layoutMargins = change.layoutMargins ?? layoutMargins
    safeArea = change.safeArea ?? safeArea
    insetsMarginsFromSafeArea = change.insetsMarginsFromSafeArea ?? insetsMarginsFromSafeArea
  }
}
