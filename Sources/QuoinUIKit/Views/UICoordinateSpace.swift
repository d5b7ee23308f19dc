// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object with coordinates of its own: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space in its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of this view in the coordinates of another space; of the topmost view when that is no
  /// view.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: view(of: coordinateSpace))
  }

  /// A point of another space in the coordinates of this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: view(of: coordinateSpace))
  }

  /// A rectangle of this view in the coordinates of another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: view(of: coordinateSpace))
  }

  /// A rectangle of another space in the coordinates of this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: view(of: coordinateSpace))
  }

  /// The view that a space is, nil for a screen.
  ///
  /// Not inlined: the optimiser of Swift 6.3 crashes where the cast becomes part of a conversion.
  @inline(never)
  private func view(of coordinateSpace: any UICoordinateSpace) -> UIView? {
    coordinateSpace as? UIView
  }
}
