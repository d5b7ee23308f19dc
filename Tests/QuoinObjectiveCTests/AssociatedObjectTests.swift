// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinObjectiveC
import QuoinUIKit
import Testing

/// The address of a variable is the key, as in programs.
private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

private final class Token: Sendable {}

/// Associates another value with an object in its `deinit`.
private final class ChainedToken {
  let object: Token
  init(object: Token) { self.object = object }
  deinit { objc_setAssociatedObject(object, &secondKey, 7, .OBJC_ASSOCIATION_RETAIN) }
}

@MainActor @Suite("Associated objects")
struct AssociatedObjectTests {
  /// One object of each kind that stores its values itself, and one of another kind.
  static let owners: [@MainActor @Sendable () -> AnyObject] = [
    { UIView() }, { UIViewController() }, { UILayoutGuide() }, { NSLayoutConstraint() },
    { Token() },
  ]

  @Test("A value is found by its key, replaced and removed", arguments: 0..<5)
  func keys(index: Int) {
    let owner = Self.owners[index]()
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
    objc_setAssociatedObject(owner, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &secondKey, "two", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? Int == 1)
    #expect(objc_getAssociatedObject(owner, &secondKey) as? String == "two")
    objc_setAssociatedObject(owner, &firstKey, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? Int == 3)
    objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
    #expect(objc_getAssociatedObject(owner, &secondKey) as? String == "two")
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &secondKey) == nil)
  }

  @Test("A value is released with its view, controller, guide or constraint", arguments: 0..<4)
  func lifetime(index: Int) {
    weak var value: Token?
    do {
      let owner = Self.owners[index]()
      let token = Token()
      objc_setAssociatedObject(owner, &firstKey, token, .OBJC_ASSOCIATION_RETAIN)
      value = token
    }
    #expect(value == nil)
  }

  @Test("Values of other objects are released once many more objects have values")
  func sideTable() {
    weak var value: Token?
    do {
      let owner = Token()
      let token = Token()
      objc_setAssociatedObject(owner, &firstKey, token, .OBJC_ASSOCIATION_RETAIN)
      value = token
    }
    let others = (0..<1000).map { _ in Token() }
    for other in others { objc_setAssociatedObject(other, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(value == nil)
    #expect(others.allSatisfy { objc_getAssociatedObject($0, &firstKey) as? Int == 1 })
  }

  @Test("An assigned object is referenced weakly, a copied one is copied")
  func policies() {
    let view = UIView()
    do {
      let token = Token()
      objc_setAssociatedObject(view, &firstKey, token, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &firstKey) as? Token === token)
    }
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(view, &firstKey, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect(objc_getAssociatedObject(view, &firstKey) as? NSString == "a")
  }

  @Test("A value may set another one when it is released")
  func reentrance() {
    let view = UIView()
    let other = Token()
    objc_setAssociatedObject(
      view, &firstKey, ChainedToken(object: other), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(other, &secondKey) as? Int == 7)
  }

  @Test("Values are set from many threads")
  func threads() {
    let owners = (0..<8).map { _ in Token() }
    DispatchQueue.concurrentPerform(iterations: 400) { round in
      objc_setAssociatedObject(owners[round % 8], &firstKey, round, .OBJC_ASSOCIATION_RETAIN)
      _ = objc_getAssociatedObject(owners[(round + 1) % 8], &firstKey)
    }
    for (index, owner) in owners.enumerated() {
      #expect((objc_getAssociatedObject(owner, &firstKey) as? Int).map { $0 % 8 } == index)
    }
  }
}
