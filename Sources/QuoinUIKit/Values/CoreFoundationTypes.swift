// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Core Foundation's names for types that are the same objects as Foundation's.
#if !QUOIN_APPLE_FOUNDATION
/// Any object, as Core Foundation names it.
public typealias CFTypeRef = AnyObject
/// A text, as Core Foundation names it.
public typealias CFString = NSString
/// An array, as Core Foundation names it.
public typealias CFArray = NSArray
/// A dictionary, as Core Foundation names it.
public typealias CFDictionary = NSDictionary
/// Bytes, as Core Foundation names them.
public typealias CFData = NSData
/// A URL, as Core Foundation names it.
public typealias CFURL = NSURL
/// A number, as Core Foundation names it.
public typealias CFNumber = NSNumber
#endif
