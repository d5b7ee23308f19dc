// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinChecking
public import QuoinUIKit

// An extension of the protocol and not of the class, so that views of a program may have members
// with these names.
extension UITraitEnvironment where Self: UIView {
  /// Returns the problems of the view in the layouts of a matrix: all violations of `.sane` and
  /// `.textFits`. The view is laid out again in each, and is as before afterwards.
  ///
  /// - Parameter matrix: The layouts; by default those of the trait, otherwise one iPhone.
  @MainActor public func layoutProblems(in matrix: LayoutMatrix = .current) -> LayoutProblems {
    let (frame, mask) = (self.frame, autoresizingMask)
    defer {
      self.frame = frame
      autoresizingMask = mask
    }
    return LayoutProblems(in: matrix, [.sane, .textFits]) { _ in .view(self) }
  }

  /// The frames of the view and its descendants, in points and in the coordinates of the
  /// superviews, after a layout.
  ///
  /// The keys are accessibility identifiers, otherwise names of properties, otherwise paths such as
  /// `root.0.2`. Where a name occurs again, the second view has its path.
  @MainActor public var layoutFrames: [String: CGRect] { layoutFrames(by: .platform) }

  /// Returns the frames of ``layoutFrames`` by one of the engines.
  ///
  /// - Parameter engine: Whose frames are read.
  @MainActor public func layoutFrames(by engine: LayoutEngineChoice) -> [String: CGRect] {
    layoutIfNeeded()
    let names = ViewNames()
    var frames: [String: CGRect] = [:]
    for entry in ViewList(self).views {
      let name = entry.parent == nil ? nil : names.ownName(of: entry.view)
      let key = name.flatMap { frames[$0] == nil ? $0 : nil } ?? entry.path
      frames[key] = engine.frame(of: entry.view)
    }
    return frames
  }
}
