// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The elements that each state of a grid accepts.

/// The state of a chain that accepts the gaps between the cells of a grid.
public protocol LayoutPropertyCanStoreInsetsType: LayoutMakerPropertyType {
  /// The state of the chain with the element.
  associatedtype WillSetInsetsProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with the gaps.
  func storeInsets(_ gaps: LayoutElement.Gaps) -> WillSetInsetsProperty
}

/// A property in which the gaps follow from the rest.
public protocol LayoutPropertyCanSpreadInsetsType: LayoutMakerPropertyType {
  /// The state of the chain with the element.
  associatedtype WillSpreadInsetsProperty: LayoutMakerPropertyType
  /// Returns the property with gaps between the cells only, or around the grid as well.
  func spreadInsets(_ gaps: LayoutElement.Gaps) -> WillSpreadInsetsProperty
}

extension MatricalProperty.State: LayoutPropertyCanStoreFrameType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeFrame(_ element: LayoutElement.Rect) -> MatricalProperty.Region {
    adding(.frame(element))
  }
}

/// A stage at which the size of the cells can follow.
public protocol UnsizedGridStage: GridStage {
  /// The stage with the size.
  associatedtype AfterSize: GridStage
}

extension MatricalProperty.InRegion: UnsizedGridStage {
  public typealias AfterSize = MatricalProperty.SizedInRegion
}

extension MatricalProperty.Anchored: UnsizedGridStage {
  public typealias AfterSize = MatricalProperty.SizedAtAnchor
}

extension MatricalProperty.State: LayoutPropertyCanStoreSizeType where Stage: UnsizedGridStage {
  @inlinable public func storeSize(
    _ element: LayoutElement.Size
  ) -> MatricalProperty.State<Stage.AfterSize> {
    adding(.size(element))
  }
}

/// A stage at which given gaps complete the grid.
public protocol GridStageBeforeInsets: GridStage {}

extension MatricalProperty.InRegion: GridStageBeforeInsets {}
extension MatricalProperty.SizedAtAnchor: GridStageBeforeInsets {}

extension MatricalProperty.State: LayoutPropertyCanStoreInsetsType
where Stage: GridStageBeforeInsets {
  @inlinable public func storeInsets(_ gaps: LayoutElement.Gaps) -> MatricalProperty.Layout {
    MatricalProperty.Layout(record: record, gaps: gaps)
  }
}

extension MatricalProperty.State: LayoutPropertyCanSpreadInsetsType
where Stage == MatricalProperty.SizedInRegion {
  @inlinable public func spreadInsets(_ gaps: LayoutElement.Gaps) -> MatricalProperty.Layout {
    MatricalProperty.Layout(record: record, gaps: gaps)
  }
}

extension MatricalProperty.State: LayoutPropertyCanAddAdditionalEvaluationType
where Stage == MatricalProperty.Complete {
  @inlinable public func addEvaluation(
    _ evaluation: FrameAdditionalEvaluation
  ) -> MatricalProperty.Layout {
    var layout = self
    layout.record = record.adding(evaluation)
    return layout
  }
}
