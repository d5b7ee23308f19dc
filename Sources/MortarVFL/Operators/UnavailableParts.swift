// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore
import QuoinPlatform

// Frequent mistakes. The compiler chooses these functions only where no other one fits, and then
// shows their message.

extension MortarView {
  @available(
    *, unavailable,
    message: "say how the size compares: [==100], [>=100] or [<=100]; [~~1] is a share"
  )
  public subscript(points: Int) -> MortarVFLList { unavailable() }

  @available(
    *, unavailable,
    message: "say how the size compares: [==100], [>=100] or [<=100]; [~~1] is a share"
  )
  public subscript(points: CGFloat) -> MortarVFLList { unavailable() }
}

@available(*, unavailable, message: "a text is not part of a list; put a label into it")
@_disfavoredOverload
public func | (list: some MortarVFLOperand, text: String) -> MortarVFLList { unavailable() }

@available(*, unavailable, message: "a text is not part of a list; put a label into it")
@_disfavoredOverload
public func | (text: String, list: some MortarVFLOperand) -> MortarVFLList { unavailable() }

@available(*, unavailable, message: "a text is not part of a list; put a label into it")
@_disfavoredOverload
public func || (list: some MortarVFLOperand, text: String) -> MortarVFLList { unavailable() }

/// Unavailable: the parts of a column are separated as those of a row.
@available(*, unavailable, message: "a bar separates the parts of a column too: a | b")
@_disfavoredOverload
public func ^ (first: some MortarVFLOperand, second: some MortarVFLOperand) -> MortarVFLList {
  unavailable()
}

// A list in brackets.

@available(*, unavailable, message: "a list has no brackets; write a | b")
@_disfavoredOverload @discardableResult
public func |> (terminal: some MortarVFLTerminal, lists: [MortarVFLList]) -> MortarGroup {
  unavailable()
}

@available(*, unavailable, message: "a list has no brackets; write a | b")
@_disfavoredOverload @discardableResult
public func ||> (terminal: some MortarVFLTerminal, lists: [MortarVFLList]) -> MortarGroup {
  unavailable()
}

@available(*, unavailable, message: "a list has no brackets; write a | b")
@_disfavoredOverload @discardableResult
public func |^ (terminal: some MortarVFLTerminal, lists: [MortarVFLList]) -> MortarGroup {
  unavailable()
}

@available(*, unavailable, message: "a list has no brackets; write a | b")
@_disfavoredOverload @discardableResult
public func ||^ (terminal: some MortarVFLTerminal, lists: [MortarVFLList]) -> MortarGroup {
  unavailable()
}

@available(*, unavailable, message: "a list has no brackets; write a | b")
@_disfavoredOverload @discardableResult
public func |>> (terminal: some MortarVFLTerminal, lists: [MortarVFLList]) -> MortarGroup {
  unavailable()
}

@available(*, unavailable, message: "a list has no brackets; write a | b")
@_disfavoredOverload @discardableResult
public func ||>> (terminal: some MortarVFLTerminal, lists: [MortarVFLList]) -> MortarGroup {
  unavailable()
}

@available(*, unavailable, message: "a list has no brackets; write a | b")
@_disfavoredOverload @discardableResult
public func |^^ (terminal: some MortarVFLTerminal, lists: [MortarVFLList]) -> MortarGroup {
  unavailable()
}

@available(*, unavailable, message: "a list has no brackets; write a | b")
@_disfavoredOverload @discardableResult
public func ||^^ (terminal: some MortarVFLTerminal, lists: [MortarVFLList]) -> MortarGroup {
  unavailable()
}
