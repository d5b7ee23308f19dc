// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout

/// A rectangle in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding, ConstraintItem {
  /// The handle by which others refer to the guide.
  nonisolated final let handle = ItemHandle()
  /// The view that the guide was added to, for this library.
  final var owner: UIView? {
    get { handle.parent?.view }
    set { handle.parent = newValue?.handle }
  }
  var kind = LayoutItemKind.guide
  /// Whether the guide belongs to the inside of a view of this library.
  var isPrivate = false
  /// Whether the guide is part of the layout of its view.
  var isPartOfLayout: Bool { true }
  var itemView: UIView? { owner }
  var solvedFrame = CGRect.zero
  /// The values that others have associated with the object. Not isolated, since associated values
  /// are used from any thread: see ``AssociatedValueOwner``.
  package nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// The unrounded frame as of the last layout pass, in the owner's coordinates.
  package internal(set) var exactFrame = CGRect.zero

  /// The view that the guide was added to.
  open var owningView: UIView? {
    get { owner }
    set { newValue.map { $0.addLayoutGuide(self) } ?? owner?.removeLayoutGuide(self) }
  }
  /// A free text that is shown in reports.
  open var identifier = ""
  /// The rectangle as of the last layout pass, in the owner's coordinates.
  open var layoutFrame: CGRect {
    // Constraints may determine no size of the content, or the size on one axis only.
    guard kind == .contentGuide, let owner else { return solvedFrame }
    return presentFrame(in: owner) ?? solvedFrame
  }

  /// Sets the frame of a guide that is added to a view after its layout.
  package final func assumeFrame(_ frame: CGRect) { solvedFrame = frame }

  /// Creates a guide without an owning view.
  public override init() {
    super.init()
    handle.refer(to: self)
  }

  /// Creates a guide with default values; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    handle.refer(to: self)
  }

  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The anchor of the upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The anchor of the lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { anchor(.height) }
  /// The anchor of the horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The anchor of the vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }

  /// Whether the constraints leave the place or size of the guide open. For debugging.
  open var hasAmbiguousLayout: Bool { !ownAmbiguities.isEmpty }
  /// Returns the constraints that mention the guide on an axis. For debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    affectingConstraints(on: axis)
  }

  /// Returns the frame of a guide of this library for the current bounds, margins and safe area of
  /// a view; nil for guides of programs.
  func presentFrame(in view: UIView) -> CGRect? {
    switch kind {
    case .marginsGuide: view.bounds.shrunk(by: view.effectiveMargins)
    case .safeAreaGuide: view.bounds.shrunk(by: view.safeAreaInsets)
    case .frameGuide: view.bounds
    case .contentGuide: view.scrolledSize.map { CGRect(origin: .zero, size: $0) }
    default: nil
    }
  }

  /// The name of the guide in messages.
  final var itemName: String { ViewNames().name(of: self) }

  /// The use of the guide in its view, by the name of the property.
  var role: String {
    switch kind {
    case .marginsGuide: "layoutMarginsGuide"
    case .safeAreaGuide: "safeAreaLayoutGuide"
    case .contentGuide: "contentLayoutGuide"
    case .frameGuide: "frameLayoutGuide"
    default: "layoutGuide"
    }
  }
}
