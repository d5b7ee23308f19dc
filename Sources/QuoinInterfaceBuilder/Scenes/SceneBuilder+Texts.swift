// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText
import QuoinUIKit

extension SceneBuilder {
  /// Whether the scene is laid out for another environment than that of the canvas, so that stored
  /// sizes of texts may not be right.
  var differsFromCanvas: Bool {
    if TextMeasuring.fonts != nil || options.texts != nil { return true }
    guard document.kind.platform != .macOS else { return false }
    return options.size != nil || document.device != source.canvasDocument.device
      || document.textSize != source.canvasDocument.textSize
  }

  /// Whether neither the file nor given surroundings state the size of a view.
  private func isOfUnknownSize(_ view: ViewDescription) -> Bool {
    let isGiven = options.environments[document.views[view.root].id] != nil
    return view.frame == nil && !isGiven && document.kind.platform != .macOS
  }

  /// Overrides the size of a view whose text has another size than on the canvas, or of which the
  /// file stores no size.
  func fitText(
    of description: ViewDescription, scale: Double, _ overrides: inout LayoutOverrides
  ) {
    if !options.readsSizesBack, options.judgedContents != .changed, description.element == "label",
      description.placeholderSize == AxisPair(nil, nil), !isOfUnknownSize(description)
    {
      // Constraints may have stretched the label to the size that the file stores.
      if let stored = overrides.intrinsicContentSize {
        let isInCell = document.views[description.root].element == "tableViewCell"
        let size = UnstretchedLabel(description, scale: scale, isInCell: isInCell).size(
          instead: stored.layoutSize)
        overrides.intrinsicContentSize = CGSize(width: size.width, height: size.height)
      }
      return
    }
    if !options.readsSizesBack, options.judgedContents != .changed,
      document.kind.platform != .macOS, description.placeholderSize == AxisPair(nil, nil),
      let button = UnstretchedButton(
        description, platform: document.kind.platform, era: document.era),
      let stored = overrides.intrinsicContentSize
    {
      overrides.intrinsicContentSize = CGSize(
        width: stored.width, height: CGFloat(button.height(instead: Double(stored.height))))
      return
    }
    guard differsFromCanvas || isOfUnknownSize(description) else { return }
    let fit = TextFit(
      of: description, onCanvas: canvasViews[description.id], scale: scale,
      fonts: TextMeasuring.fonts)
    switch fit {
    case .stored: break
    case .measured: overrides.intrinsicContentSize = nil
    case .grown(let growth):
      guard let size = overrides.intrinsicContentSize else { return }
      overrides.intrinsicContentSize = CGSize(
        width: Self.grown(size.width, growth.width),
        height: Self.grown(size.height, growth.height))
      // The baselines are those of the new font in the old height; the line stays in the middle.
      guard let baselines = overrides.baselineOffsets else { return }
      let shift = CGFloat(growth.height / 2)
      overrides.baselineOffsets = (
        baselines.firstFromTop + shift, baselines.lastFromBottom + shift
      )
    }
  }

  /// Returns a length plus its growth; a negative length, which means no intrinsic size, is not
  /// changed.
  private static func grown(_ length: CGFloat, _ growth: Double) -> CGFloat {
    length < 0 ? length : max(0, length + CGFloat(growth))
  }

  /// The font of a view; nil when the file states none.
  static func font(_ appearance: ViewAppearance, standard: Double) -> UIFont? {
    guard appearance.pointSize != nil || appearance.weight != 0 else { return nil }
    let style = TextStyleMetrics(appearance, standard: standard)
    return .systemFont(
      ofSize: CGFloat(style.pointSize), weight: UIFont.Weight(CGFloat(style.weight)))
  }
}
