// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where an Interface Builder file is for.
public enum InterfacePlatform: String, Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// Which class of views stands for an element.
enum ViewFactory: Sendable {
  case plain, label, button, image, textField, textView, toggle, slider, segmented, scroll, stack
}

/// Where the size of an element comes from when it is a leaf of the tree of views.
enum LeafSizing: Sendable {
  /// Its content has a size on both axes.
  case content
  /// Its content has a height only.
  case height
  /// Its content has a width only.
  case width
  /// Only what surrounds it sizes it. A stack view arranges it at the size it has.
  case none
}

/// What the reader knows about the views of one element name.
struct ElementRule: Sendable {
  /// The class as its platform calls it.
  var className: String
  var kind: ElementKind
  var factory: ViewFactory
  var sizing: LeafSizing
  /// On macOS: whether y goes down in it.
  var isFlipped = false
}
