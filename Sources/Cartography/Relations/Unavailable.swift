// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// Unavailable declarations for frequent mistakes. The compiler selects these functions only if no
// other one fits, and then shows their message at the wrong operator.

@available(*, unavailable, message: "a place cannot equal a number; relate it to another place")
@discardableResult
public func == (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "a place cannot be below a number; relate it to another place")
@discardableResult
public func <= (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "a place cannot be above a number; relate it to another place")
@discardableResult
public func >= (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult
public func == (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult
public func <= (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult
public func >= (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult
public func + <T: AdditiveTerm>(term: T, number: Int) -> Expression<T.Term> { unavailable() }

@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult
public func - <T: AdditiveTerm>(term: T, number: Int) -> Expression<T.Term> { unavailable() }

@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult
public func * <T: MultiplicativeTerm>(term: T, number: Int) -> Expression<T.Term> { unavailable() }

@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult
public func / <T: MultiplicativeTerm>(term: T, number: Int) -> Expression<T.Term> { unavailable() }

@available(
  *, unavailable,
  message: "edges cannot equal a number; write box.edges == other.edges.inseted(by: 10)"
)
@discardableResult
public func == (lhs: Edges, rhs: CGFloat) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable,
  message: "edges cannot be below a number; write box.edges == other.edges.inseted(by: 10)"
)
@discardableResult
public func <= (lhs: Edges, rhs: CGFloat) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable,
  message: "edges cannot be above a number; write box.edges == other.edges.inseted(by: 10)"
)
@discardableResult
public func >= (lhs: Edges, rhs: CGFloat) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable,
  message: "a size cannot equal a number; write box.width == 10; box.height == 10"
)
@discardableResult
public func == (lhs: Size, rhs: CGFloat) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable,
  message: "a size cannot be below a number; write box.width == 10; box.height == 10"
)
@discardableResult
public func <= (lhs: Size, rhs: CGFloat) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable,
  message: "a size cannot be above a number; write box.width == 10; box.height == 10"
)
@discardableResult
public func >= (lhs: Size, rhs: CGFloat) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable,
  message: "a center cannot equal a number; write box.center == other.center"
)
@discardableResult
public func == (lhs: Point, rhs: CGFloat) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable,
  message:
    "a constraint relates two items, so that no sum of two is in it; chain: b.left == a.right"
)
public func + (lhs: Dimension, rhs: Dimension) -> Expression<Dimension> { unavailable() }

@available(
  *, unavailable,
  message:
    "a constraint relates two items, so that no sum of two is in it; chain: b.left == a.right"
)
public func - (lhs: Dimension, rhs: Dimension) -> Expression<Dimension> { unavailable() }

@available(
  *, unavailable,
  message: "a constraint relates two items, with arithmetic on the right side only; exchange them"
)
@discardableResult
public func == (lhs: Expression<Dimension>, rhs: Dimension) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable,
  message:
    "a constraint relates two items, so that no sum of two is in it; chain: b.left == a.right"
)
public func + (lhs: Edge, rhs: Edge) -> Expression<Edge> { unavailable() }

@available(
  *, unavailable,
  message:
    "a constraint relates two items, so that no sum of two is in it; chain: b.left == a.right"
)
public func - (lhs: Edge, rhs: Edge) -> Expression<Edge> { unavailable() }

@available(
  *, unavailable,
  message: "a constraint relates two items, with arithmetic on the right side only; exchange them"
)
@discardableResult
public func == (lhs: Expression<Edge>, rhs: Edge) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable,
  message:
    "a place and a length cannot be compared; relate places to places, and lengths to lengths"
)
@discardableResult
public func == (lhs: Edge, rhs: Dimension) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable,
  message:
    "a place and a length cannot be compared; relate places to places, and lengths to lengths"
)
@discardableResult
public func == (lhs: Dimension, rhs: Edge) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable,
  message:
    "a place and a length cannot be compared; relate places to places, and lengths to lengths"
)
@discardableResult
public func <= (lhs: Edge, rhs: Dimension) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable,
  message:
    "a place and a length cannot be compared; relate places to places, and lengths to lengths"
)
@discardableResult
public func <= (lhs: Dimension, rhs: Edge) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable,
  message:
    "a place and a length cannot be compared; relate places to places, and lengths to lengths"
)
@discardableResult
public func >= (lhs: Edge, rhs: Dimension) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable,
  message:
    "a place and a length cannot be compared; relate places to places, and lengths to lengths"
)
@discardableResult
public func >= (lhs: Dimension, rhs: Edge) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable, message: "a center has two places; relate it to a center, or centerX to a place"
)
@discardableResult
public func == (lhs: Point, rhs: Edge) -> [NSLayoutConstraint] { unavailable() }

@available(*, unavailable, message: "name the edges of the other view: box.edges == other.edges")
@discardableResult
public func == (lhs: Edges, rhs: ViewProxy) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable, message: "name the attribute of the other view: box.width == other.width"
)
@discardableResult
public func == (lhs: Dimension, rhs: ViewProxy) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "name the attribute of the other view: box.top == other.top")
@discardableResult
public func == (lhs: Edge, rhs: ViewProxy) -> NSLayoutConstraint { unavailable() }

@available(
  *, unavailable, message: "a size cannot equal numbers; write box.width == 10; box.height == 20"
)
@discardableResult
public func == (lhs: Size, rhs: CGSize) -> [NSLayoutConstraint] { unavailable() }

@available(
  *, unavailable,
  message: "a constraint is linear: a length is multiplied by a number, not by another length"
)
public func * (lhs: Dimension, rhs: Dimension) -> Expression<Dimension> { unavailable() }

@available(*, unavailable, message: "write >=: a constraint includes its limit")
@discardableResult
public func > (lhs: Dimension, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "write >=: a constraint includes its limit")
@discardableResult
public func > <P: Property>(lhs: P, rhs: P) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "write <=: a constraint includes its limit")
@discardableResult
public func < (lhs: Dimension, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

@available(*, unavailable, message: "write <=: a constraint includes its limit")
@discardableResult
public func < <P: Property>(lhs: P, rhs: P) -> NSLayoutConstraint { unavailable() }

extension Edges {
  @available(*, unavailable, message: "write inseted(by: …)")
  public func inset<Insets>(by insets: Insets) -> Expression<Edges> { unavailable() }
}

@available(*, unavailable, message: "edges move in or out together: write inseted(by: …)")
public func + (edges: Edges, number: CGFloat) -> Expression<Edges> { unavailable() }

@available(*, unavailable, message: "edges move in or out together: write inseted(by: …)")
public func - (edges: Edges, number: CGFloat) -> Expression<Edges> { unavailable() }

@available(
  *, unavailable,
  message: "a size is multiplied; write box.width == other.width + 10 and its height"
)
public func + (size: Size, number: CGFloat) -> Expression<Size> { unavailable() }

@available(
  *, unavailable, message: "a center cannot equal numbers; relate centerX and centerY to places"
)
@discardableResult
public func == (lhs: Point, rhs: CGPoint) -> [NSLayoutConstraint] { unavailable() }

@available(*, unavailable, message: "name the parameter of the block for the view: a.top == b.top")
@discardableResult
public func == (lhs: Edge, rhs: View) -> NSLayoutConstraint { unavailable() }

extension Property {
  @available(*, unavailable, message: "a constraint is an equation here, as in a.top == b.top + 8")
  @discardableResult public func equalTo<Other>(_ other: Other) -> NSLayoutConstraint {
    unavailable()
  }
}

extension ViewProxy {
  @available(*, unavailable, message: "write box.width == box.height * ratio")
  public var aspectRatio: Dimension { unavailable() }

  @available(*, unavailable, message: "write top; a constraint is an equation here")
  public var topAnchor: Edge { unavailable() }

  @available(*, unavailable, message: "write bottom; a constraint is an equation here")
  public var bottomAnchor: Edge { unavailable() }

  @available(*, unavailable, message: "write leading; a constraint is an equation here")
  public var leadingAnchor: Edge { unavailable() }

  @available(*, unavailable, message: "write trailing; a constraint is an equation here")
  public var trailingAnchor: Edge { unavailable() }
}
