// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Programs may relate their own groups to these, so the spelling is that of Mortar.

/// Binds looser than `||` and tighter than `?:`: its right operand is a whole list.
precedencegroup MortarVFLListBeginPrecendence {
  associativity: left
  higherThan: TernaryPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}

/// Binds looser than `||` and tighter than the operators that begin a statement: its left
/// operand is a whole list.
precedencegroup MortarVFLListCapturePrecendence {
  associativity: left
  higherThan: MortarVFLListBeginPrecendence
  lowerThan: LogicalDisjunctionPrecedence
}

infix operator |> : MortarVFLListBeginPrecendence
infix operator ||> : MortarVFLListBeginPrecendence
infix operator |^ : MortarVFLListBeginPrecendence
infix operator ||^ : MortarVFLListBeginPrecendence

infix operator |>> : MortarVFLListBeginPrecendence
infix operator ||>> : MortarVFLListBeginPrecendence
infix operator |^^ : MortarVFLListBeginPrecendence
infix operator ||^^ : MortarVFLListBeginPrecendence

infix operator <| : MortarVFLListCapturePrecendence
infix operator <|| : MortarVFLListCapturePrecendence
infix operator ^| : MortarVFLListCapturePrecendence
infix operator ^|| : MortarVFLListCapturePrecendence

infix operator <! : MortarVFLListCapturePrecendence
infix operator <!! : MortarVFLListCapturePrecendence
infix operator ^! : MortarVFLListCapturePrecendence
infix operator ^!! : MortarVFLListCapturePrecendence

prefix operator ~~
prefix operator ==
prefix operator >=
prefix operator <=
