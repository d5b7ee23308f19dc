// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import Testing

@testable import CheckReview

/// The proofs of ambiguities by other layouts that are as good.
@MainActor @Suite("Proofs of ambiguities") struct AmbiguityProofTests {
  private func proof(_ constraints: String) throws -> AmbiguityProof {
    let file = try FixSample.file(
      FixSample.xib(
        views: FixSample.view("box", FixSample.placedFrame), constraints: constraints))
    return AmbiguityProof(file, scene: "root", contents: [.known])
  }

  private static let withoutWidth = FixSample.placing.split(separator: "\n")
    .filter { !$0.contains("\"c-w\"") }.joined(separator: "\n")

  @Test("A width that no constraint gives can be another one")
  func open() throws {
    var proof = try proof(Self.withoutWidth)
    let width = proof.isAmbiguous(
      .width, of: "box", minimum: -.infinity, maximum: .infinity)
    let x = proof.isAmbiguous(.x, of: "box", minimum: -.infinity, maximum: .infinity)
    let isDetermined = proof.isDetermined("box")
    #expect(width)
    #expect(!x)
    #expect(!isDetermined)
  }

  @Test("A frame that constraints give cannot be another one, be they optional")
  func determined() throws {
    var required = try proof(FixSample.placing)
    let isDetermined = required.isDetermined("box")
    #expect(isDetermined)
    var optional = try proof(
      Self.withoutWidth + "\n"
        + FixSample.constraint(
          #"firstItem="box" firstAttribute="width" constant="80" priority="1""#, "c-o"))
    let isDeterminedToo = optional.isDetermined("box")
    #expect(isDeterminedToo)
  }

  @Test("Two optional widths with equal priorities leave all widths between them open")
  func tie() throws {
    let tied = [60, 90].map {
      FixSample.constraint(
        #"firstItem="box" firstAttribute="width" constant="\#($0)" priority="500""#, "c-\($0)")
    }
    var proof = try proof(([Self.withoutWidth] + tied).joined(separator: "\n"))
    let width = proof.isAmbiguous(.width, of: "box", minimum: 60, maximum: 90)
    #expect(width)
  }
}
