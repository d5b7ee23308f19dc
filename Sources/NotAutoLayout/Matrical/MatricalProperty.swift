// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The elements of a grid that a chain has recorded so far.
public protocol GridStage {}

/// The states of a chain that makes the frames of views in rows and columns.
///
/// On each axis two of three determine the third: the extent of the grid, the length of a cell, and
/// the gap between cells. A region determines the extent; a point does not.
///
/// ```text
/// Initial    | Frame > Region         points > Anchor
/// Region     | insets (cells share the rest)      Size > RegionSize
/// RegionSize | insets equaling to margin, or filling
/// Anchor     | Size > AnchorSize
/// AnchorSize | insets
/// ```
public struct MatricalProperty {
  /// The recorded elements.
  public struct State<Stage: GridStage>: LayoutMakerPropertyType {
    @usableFromInline var record: LayoutRecord
    @usableFromInline var gaps: LayoutElement.Gaps
    @usableFromInline var followsDirection = false

    @inlinable init(record: LayoutRecord, gaps: LayoutElement.Gaps = .filling) {
      self.record = record
      self.gaps = gaps
    }

    /// The state after one more element.
    @inlinable func adding<Next>(_ element: RecordedElement) -> State<Next> {
      State<Next>(record: record.adding(element), gaps: gaps)
    }
  }

  /// The state without any elements.
  public enum Unset: GridStage {}
  /// The rectangle of the grid is known.
  public enum InRegion: GridStage {}
  /// The rectangle of the grid and the size of its cells.
  public enum SizedInRegion: GridStage {}
  /// A point of the grid is known.
  public enum Anchored: GridStage {}
  /// A point of the grid and the size of its cells.
  public enum SizedAtAnchor: GridStage {}
  /// All elements are known.
  public enum Complete: GridStage {}

  /// The state before any element is recorded.
  public typealias Initial = State<Unset>
  /// The rectangle of the grid is recorded.
  public typealias Region = State<InRegion>
  /// The rectangle of the grid and the size of its cells are recorded.
  public typealias RegionSize = State<SizedInRegion>
  /// A point of the grid is recorded.
  public typealias Anchor = State<Anchored>
  /// A point of the grid and the size of its cells are recorded.
  public typealias AnchorSize = State<SizedAtAnchor>
  /// All elements are recorded: this can be stored, and applied to views.
  public typealias Layout = State<Complete>
}
