// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore

/// Joins two parts of a list with nothing between them.
@preconcurrency @MainActor
public func | (first: some MortarVFLOperand, second: some MortarVFLOperand) -> MortarVFLList {
  first.mortarVFLList().followed(by: second.mortarVFLList())
}

/// Joins two parts of a list with the default padding of 8 points between them.
@preconcurrency @MainActor
public func || (first: some MortarVFLOperand, second: some MortarVFLOperand) -> MortarVFLList {
  first.mortarVFLList().followed(by: .padding).followed(by: second.mortarVFLList())
}

// MARK: Mistakes

// The bar binds as tightly as the sum: `a | 3 + 4 | b` adds 4 to the list of `a` and 3. The
// compiler chooses these functions only where no other one fits, and then shows their message.

@available(*, unavailable, message: "put the sum in parentheses; a bar binds as tightly as it")
@preconcurrency @MainActor
public func + (list: MortarVFLList, number: some MortarCGFloatable) -> MortarVFLList { list }

@available(*, unavailable, message: "put the difference in parentheses; a bar binds as tightly")
@preconcurrency @MainActor
public func - (list: MortarVFLList, number: some MortarCGFloatable) -> MortarVFLList { list }

@available(
  *, unavailable, message: "a position is not part of a list; begin the list at it with |> or |^"
)
@preconcurrency @MainActor
public func | (position: MortarAttribute, list: some MortarVFLOperand) -> MortarVFLList {
  list.mortarVFLList()
}

@available(
  *, unavailable, message: "a position is not part of a list; begin the list at it with ||> or ||^"
)
@preconcurrency @MainActor
public func || (position: MortarAttribute, list: some MortarVFLOperand) -> MortarVFLList {
  list.mortarVFLList()
}

@available(
  *, unavailable, message: "a position is not part of a list; end the list at it with <| or ^|"
)
@preconcurrency @MainActor
public func | (list: some MortarVFLOperand, position: MortarAttribute) -> MortarVFLList {
  list.mortarVFLList()
}

@available(
  *, unavailable, message: "a position is not part of a list; end the list at it with <|| or ^||"
)
@preconcurrency @MainActor
public func || (list: some MortarVFLOperand, position: MortarAttribute) -> MortarVFLList {
  list.mortarVFLList()
}
