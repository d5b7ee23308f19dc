// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Labels and image views with gesture recognizers that get no touches by default, and transparent
  /// buttons that get none. A program that set isUserInteractionEnabled itself switches touches off.
  var deafViews: [Finding] {
    everything.compactMap { view in
      guard view is UILabel || view is UIImageView, !view.isUserInteractionEnabled,
        view.layoutExtras?.assignsInteraction != true,
        view.gestureRecognizers?.contains(where: \.isEnabled) == true
      else { return nil }
      let kind = view is UILabel ? "a label" : "an image view"
      return Finding(
        code: "untouchable",
        sentence: "the gesture recognizer of \(names.name(of: view)) gets no touches: "
          + "isUserInteractionEnabled is false, as it is for \(kind) by default; set it to true",
        view: view)
    } + transparentButtons
  }

  /// Buttons that are to be invisible and to take touches. Those that show something, also in views
  /// or layers inside, are faded in later.
  private var transparentButtons: [Finding] {
    everyView.compactMap { view in
      guard let button = view as? UIButton, button.isOfThisLibrary, !button.isHidden,
        button.alpha < 0.01, button.isEnabled, button.isUserInteractionEnabled,
        button.bounds.width > 0, button.bounds.height > 0, !button.allControlEvents.isEmpty,
        button.configuration == nil, (button.contentDescription ?? "").isEmpty,
        button.currentImage == nil, button.currentBackgroundImage == nil, !hasBackground(button),
        (button.existingLayer?.borderWidth ?? 0) == 0, !showsMore(button)
      else { return nil }
      return Finding(
        code: "untouchable",
        sentence: "no touch reaches \(names.name(of: button)): its alpha is "
          + "\(Self.number(button.alpha)), and UIKit leaves out views below 0.01; without a title, an "
          + "image and a background it is as transparent with the alpha 1",
        view: button)
    }
  }

  /// Whether a button has views or layers of the program.
  private func showsMore(_ button: UIButton) -> Bool {
    let isPart = { (view: UIView) in
      view.isDecoration || view === button.titleLabel || view === button.imageView
    }
    let tree = button.existingLayer?.tree
    return !button.subviews.allSatisfy(isPart)
      || !(tree.map { $0.behind.isEmpty && $0.front.isEmpty } ?? true)
  }

  /// The views in views that can be seen.
  private var everyView: [UIView] {
    [root] + everything.filter { !($0 is UIControl) }.flatMap(\.subviews)
  }
}
