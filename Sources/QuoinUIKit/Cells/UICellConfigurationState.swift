// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The progress of a drag of the cell.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted by a touch.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays in the bounds.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the children of the item are shown.
  public var isExpanded = false
  /// Whether the actions of a swipe are shown.
  public var isSwiped = false
  /// Whether the item is being moved.
  public var isReordering = false
  /// The state of the cell in a drag.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a part of the state that the program defines.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
