// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A view as a file describes it.
///
/// Views are kept in one list. A view refers to its superview and its subviews by index.
package struct ViewDescription: Sendable {
  /// The role of a view in the enclosing element.
  package enum Role: Hashable, Sendable {
    /// The root of a scene, a cell or a header, whose size is an input.
    case root
    /// An element of `subviews`.
    case subview
    /// The content view of a cell, a box, an effect view, a clip view: it follows its superview.
    case content
    /// An arranged view of a macOS stack view that has gravity areas.
    case arranged(StackGravity)
    /// The view of a grid's cell.
    case gridCell
  }

  /// A content size that the file states for one axis on the canvas, instead of the view's own.
  package enum PlaceholderSize: Hashable, Sendable {
    case points(Double)
    /// A view without any intrinsic size.
    case infinite
  }

  /// The kinds of ambiguities of a view that may be reported.
  package enum AmbiguityCheck: String, Hashable, Sendable {
    case always, ignoreSizes, off
  }

  /// The id in the file or, for an element without an id, its location.
  package var id: String
  package var element: String
  var rule: ElementRule
  package var customClass: String?
  /// The class as its platform calls it, without the one of the program.
  package var systemClass: String { rule.className }
  /// The names that people gave the view.
  package var names = ViewNames()
  package var label: String? { names.label }
  package var line: Int
  package var column: Int
  package var role: Role
  package var parent: Int?
  package var children: [Int] = []
  /// The index of the view around a root, such as of the table around a cell.
  package var host: Int?
  /// The index of the root above the view, its own if it is one.
  package var root: Int
  /// The frame as in the file: on macOS y is measured from the bottom of a superview that is not
  /// flipped.
  package var frame: LayoutRect?
  package var mask: AutoresizingCapture.Mask = []
  package var translatesMask = true
  package var isFixedFrame = false
  /// Whether the file marks the frame as one that the constraints do not determine.
  package var isMarkedAmbiguous = false
  /// Whether a constraint of the file names the view, be it installed or not.
  package var isConstrained = false
  /// The kinds of ambiguities of the view that may be reported.
  package var ambiguityCheck = AmbiguityCheck.always
  /// Whether the file marks the stored frame as another one than that of the constraints.
  package var isMisplaced = false
  package var isHidden = false
  /// Whether the view is in its superview for the size classes of the document. Documents of files
  /// that are drawn or checked have no others.
  var isInstalled = true
  /// Whether the view cuts off what is outside of it.
  package var clipsSubviews = false
  /// Whether the rows of a table are as high as their constraints require.
  package var hasAutomaticRows = false
  /// Whether the file states the height of a row.
  package var hasRowHeight = false
  package var hugging = AxisPair(250.0, 250.0)
  package var compressionResistance = AxisPair(750.0, 750.0)
  package var placeholderSize = AxisPair<PlaceholderSize?>(nil, nil)
  /// Set margins in reading order; nil when the file sets none.
  package var margins: ViewMargins?
  package var preservesSuperviewMargins = false
  package var insetsMarginsFromSafeArea = true
  package var followsReadableWidth = false
  package var forcesDirection: LayoutDirection?
  package var stack: StackDescription?
  package var grid: GridDescription?
  /// Whether the view is that of an item of a toolbar or a touch bar of macOS.
  var isInBarItem = false
  /// The bars that the file simulates around a view at the top of a xib.
  var simulatedBars = BarContext()
  package var appearance = ViewAppearance()
}
