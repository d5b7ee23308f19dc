// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The traits of a view that replace those around it. Later ones take precedence.
@MainActor struct OverridingTraits {
  /// The traits of the place in which the system shows the controller: a column or a sheet.
  var ofPlace: UITraitCollection?
  /// The traits that the container sets for its child.
  var ofContainer: UITraitCollection?
  /// The traits that the program sets one by one on the controller of the view.
  var ofController = SpecifiedTraits()
  /// The traits that the program sets one by one on the view.
  var ofView = SpecifiedTraits()
  var controllerStyle = UIUserInterfaceStyle.unspecified
  var viewStyle = UIUserInterfaceStyle.unspecified
  /// The limits of the text size, for the view and its descendants.
  var minimumTextSize: UIContentSizeCategory?
  var maximumTextSize: UIContentSizeCategory?

  /// All of them as one collection.
  var collection: UITraitCollection {
    UITraitCollection(
      traitsFrom: [
        ofPlace, ofContainer, ofController.collection,
        UITraitCollection(userInterfaceStyle: controllerStyle),
        ofView.collection, UITraitCollection(userInterfaceStyle: viewStyle),
      ].compactMap(\.self))
  }

  /// Returns traits with a text size within the limits; the smaller limit wins.
  func limitingTextSize(of traits: UITraitCollection) -> UITraitCollection {
    let category = traits.preferredContentSizeCategory
    var limited = category
    if let minimumTextSize, limited < minimumTextSize { limited = minimumTextSize }
    if let maximumTextSize, limited > maximumTextSize { limited = maximumTextSize }
    guard limited != category else { return traits }
    return UITraitCollection(
      traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: limited)])
  }
}

extension UIView {
  /// Returns traits after replacing those that the view overrides.
  final func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    guard let overridingTraits else { return traits }
    return overridingTraits.limitingTextSize(
      of: UITraitCollection(traitsFrom: [traits, overridingTraits.collection]))
  }

  /// Changes the overriding traits of the view, and notifies it and its descendants where the
  /// resulting traits differ.
  final func changeOverridingTraits(_ change: (inout OverridingTraits) -> Void) {
    let old = traitCollection
    var traits = overridingTraits ?? OverridingTraits()
    change(&traits)
    overridingTraits = traits
    if traitCollection != old { traitsDidChange(from: old) }
  }
}
