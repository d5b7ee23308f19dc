// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Labels and image views with gesture recognizers that get no touches, and transparent buttons
  /// that get none.
  var deafViews: [Finding] {
    everything.compactMap { view in
      guard view is UILabel || view is UIImageView, !view.isUserInteractionEnabled,
        view.gestureRecognizers?.contains(where: \.isEnabled) == true
      else { return nil }
      let kind = view is UILabel ? "a label" : "an image view"
      return Finding(
        code: "untouchable",
        sentence: "the gesture recognizer of \(names.name(of: view)) gets no touches: "
          + "isUserInteractionEnabled is false, as it is for \(kind) by default; set it to true",
        view: view)
    } + transparentButtons + sharedRecognizers
  }

  /// Views that lost a recognizer to another view. Those of scroll views are moved by intention.
  private var sharedRecognizers: [Finding] {
    everything.flatMap { view in
      (view.gestureRecognizers ?? []).compactMap { recognizer in
        guard let former = recognizer.formerView, !(former is UIScrollView),
          former.isDescendant(of: root), former.gestureRecognizers?.isEmpty ?? true
        else { return nil }
        let name = names.name(of: former)
        return Finding(
          code: "untouchable",
          sentence:
            "\(name) has no gesture recognizer any more: its \(type(of: recognizer)) was added "
            + "to \(names.name(of: view)) too, and a recognizer belongs to one view; make one for each "
            + "view",
          view: former)
      }
    }
  }

  /// Buttons that are to be invisible and to take touches. Those that show something are faded in
  /// later.
  private var transparentButtons: [Finding] {
    everyView.compactMap { view in
      guard let button = view as? UIButton, button.isOfThisLibrary, !button.isHidden,
        button.alpha < 0.01, button.isEnabled, button.isUserInteractionEnabled,
        button.bounds.width > 0, button.bounds.height > 0, !button.allControlEvents.isEmpty,
        button.configuration == nil, (button.contentDescription ?? "").isEmpty,
        button.currentImage == nil, button.currentBackgroundImage == nil, !hasBackground(button),
        (button.existingLayer?.borderWidth ?? 0) == 0
      else { return nil }
      return Finding(
        code: "untouchable",
        sentence: "no touch reaches \(names.name(of: button)): its alpha is "
          + "\(Self.number(button.alpha)), and UIKit leaves out views below 0.01; without a title, an "
          + "image and a background it is as transparent with the alpha 1",
        view: button)
    }
  }

  /// The views in views that can be seen.
  private var everyView: [UIView] {
    [root] + everything.filter { !($0 is UIControl) }.flatMap(\.subviews)
  }
}
