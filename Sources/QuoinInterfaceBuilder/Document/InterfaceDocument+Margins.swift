// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// Whether the safe area of a view is part of its margins on the canvas.
  ///
  /// Files with safe areas do so. From Xcode 10 on the canvas does it for all others too; observed:
  /// `StatefulRippleExample.xib` of material-components-ios, `MessageView.xib` of SwiftMessages and
  /// five more, none against.
  var addsSafeAreaToMargins: Bool { usesSafeAreas || era >= .xcode10 }

  /// The difference between the upper and lower margins of cells of the build of the file and of
  /// earlier builds, in points; nil for a build with the same ones.
  ///
  /// Frames of both are in one file: the editor draws a cell again when it is edited. Observed: from
  /// build 24000 on, 58 edges of determined cells have 15 points and 2 have 11; of cells that are
  /// mostly marked as ambiguous, 16 have 11 and 2 have 15.
  package var changeOfCellEnds: Double? {
    era >= .xcode26 ? MarginRow.newCellEnds.points - MarginRow.cellEnds.points : nil
  }
}
