// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What is specified for a view in place of traits around it. Later ones count more.
@MainActor struct OverridingTraits {
  /// What the controller around gives its child.
  var ofContainer: UITraitCollection?
  /// What the program sets one by one on the controller of the view.
  var ofController = SpecifiedTraits()
  /// What the program sets one by one on the view.
  var ofView = SpecifiedTraits()
  /// The style of the controller.
  var controllerStyle = UIUserInterfaceStyle.unspecified
  /// The style of the view.
  var viewStyle = UIUserInterfaceStyle.unspecified

  /// All of them as one collection.
  var collection: UITraitCollection {
    UITraitCollection(
      traitsFrom: [
        ofContainer, ofController.collection,
        UITraitCollection(userInterfaceStyle: controllerStyle),
        ofView.collection, UITraitCollection(userInterfaceStyle: viewStyle),
      ].compactMap(\.self))
  }
}

extension UIView {
  /// Returns traits with what is specified for the view in their place.
  final func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    guard let overridingTraits else { return traits }
    return UITraitCollection(traitsFrom: [traits, overridingTraits.collection])
  }

  /// Changes what is specified for the view, and notifies it and what is inside of it where other
  /// traits hold then.
  final func changeOverridingTraits(_ change: (inout OverridingTraits) -> Void) {
    let old = traitCollection
    var traits = overridingTraits ?? OverridingTraits()
    change(&traits)
    overridingTraits = traits
    if traitCollection != old { traitsDidChange(from: old) }
  }
}
