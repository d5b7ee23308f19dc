// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// The names of items and constraints in explanations.
///
/// An engine has no names. The caller, which owns the objects, supplies them.
public struct LayoutNames {
  /// The name of an item, such as `title` or `form.safeAreaLayoutGuide`.
  public var item: (ItemID) -> String
  /// The source location of a constraint, such as `Form.swift:21`; nil when it is not known.
  public var location: (LayoutConstraintID) -> String?
  /// The source location of a constraint with the folders of the file, such as
  /// `Sources/Form.xib:53:29`; nil when it is not known.
  public var fullLocation: (LayoutConstraintID) -> String?
  /// The source location of an item, with the folders of the file; nil when it is not known.
  public var itemLocation: (ItemID) -> String?
  /// Returns the origin of a constraint.
  public var origin: (LayoutConstraintID) -> RequirementOrigin
  /// The content that gives an item its width or height, such as `1 line at 17 points`; nil where
  /// it is not known.
  public var content: (ItemID, LayoutAxis) -> String?
  /// Whether the height of an item's content follows from its width, as that of a text of several
  /// lines.
  package var followsWidth: (ItemID) -> Bool = { _ in false }
  /// The constraints on an item that the layout does not have although the program made them, such
  /// as `2 constraints on it were never activated`; nil where there are none.
  package var missingConstraints: (ItemID) -> String? = { _ in nil }
  /// The reason that an item has no content size, such as `it has no image`; nil where it has one,
  /// or where no reason is known.
  package var emptyContent: (ItemID) -> String? = { _ in nil }
  /// Whether an item is a hidden view, which keeps its place in a layout.
  package var isHidden: (ItemID) -> Bool = { _ in false }
  /// Whether the frame of an item with an autoresizing mask is given from outside of the layout, as
  /// that of a controller's view is by its window. The mask is then a fact of the layout.
  public var isGiven: (ItemID) -> Bool

  /// - Parameters:
  ///   - item: the name of an item.
  ///   - location: the source location of a constraint, where it is known.
  ///   - fullLocation: the same with the folders of the file; nil for `location`.
  ///   - itemLocation: the source location of an item, where it is known.
  ///   - origin: returns the origin of a constraint.
  ///   - content: the content that gives an item its width or height, where it is known.
  ///   - isGiven: whether the frame of an item with a mask is given from outside.
  public init(
    item: @escaping (ItemID) -> String,
    location: @escaping (LayoutConstraintID) -> String? = { _ in nil },
    fullLocation: ((LayoutConstraintID) -> String?)? = nil,
    itemLocation: @escaping (ItemID) -> String? = { _ in nil },
    origin: @escaping (LayoutConstraintID) -> RequirementOrigin = { _ in .program },
    content: @escaping (ItemID, LayoutAxis) -> String? = { _, _ in nil },
    isGiven: @escaping (ItemID) -> Bool = { _ in false }
  ) {
    self.item = item
    self.location = location
    self.fullLocation = fullLocation ?? location
    self.itemLocation = itemLocation
    self.origin = origin
    self.content = content
    self.isGiven = isGiven
  }

  /// Whether a requirement is a fact for the reader of a report: a given size, a sign, or the mask
  /// of an item whose frame is given.
  func isFact(_ requirement: LayoutRequirement) -> Bool {
    requirement.isFact || (requirement.autoresizedItem.map(isGiven) ?? false)
  }

  /// Returns whether a person can change a requirement: a constraint of the program, the priority
  /// of a content, or a mask that is not a fact.
  package func canChange(_ requirement: LayoutRequirement) -> Bool {
    if case .constraint(let id) = requirement { return origin(id).isProgram }
    return !isFact(requirement)
  }

  /// Whether a statement in Swift made a constraint, and not a file of Interface Builder.
  func isInProgram(_ id: LayoutConstraintID) -> Bool {
    guard let location = location(id) else { return true }
    return !location.contains(".xib:") && !location.contains(".storyboard:")
  }

  /// The stack view that made a requirement, with its properties; nil for another origin.
  func owner(of requirement: LayoutRequirement) -> String? {
    guard case .constraint(let id) = requirement,
      case .stackView(let name, let details) = origin(id)
    else { return nil }
    return "stack view \(name)" + (details.map { ": \($0)" } ?? "")
  }
}
