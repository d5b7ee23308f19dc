// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

/// An edge or a center of a view, for distances: `LayoutSelector("title").bottom`.
public struct SelectedEdge: Hashable, Sendable {
  /// The view.
  public var selector: LayoutSelector
  /// The edge or the center.
  public var attribute: NSLayoutConstraint.Attribute

  /// Creates an edge of a view.
  public init(_ selector: LayoutSelector, _ attribute: NSLayoutConstraint.Attribute) {
    self.selector = selector
    self.attribute = attribute
  }
}

extension LayoutSelector {
  /// The left edge; in right-to-left layouts the right one.
  public var leading: SelectedEdge { SelectedEdge(self, .leading) }
  /// The right edge; in right-to-left layouts the left one.
  public var trailing: SelectedEdge { SelectedEdge(self, .trailing) }
  /// The left edge.
  public var left: SelectedEdge { SelectedEdge(self, .left) }
  /// The right edge.
  public var right: SelectedEdge { SelectedEdge(self, .right) }
  /// The upper edge.
  public var top: SelectedEdge { SelectedEdge(self, .top) }
  /// The lower edge.
  public var bottom: SelectedEdge { SelectedEdge(self, .bottom) }
  /// The middle between left and right.
  public var centerX: SelectedEdge { SelectedEdge(self, .centerX) }
  /// The middle between top and bottom.
  public var centerY: SelectedEdge { SelectedEdge(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaseline: SelectedEdge { SelectedEdge(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: SelectedEdge { SelectedEdge(self, .lastBaseline) }
}
