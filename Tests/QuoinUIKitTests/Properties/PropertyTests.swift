// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Properties that a layout depends on")
struct PropertyTests {
  @Test("A property that changes after a layout has the effect of one that changed before")
  func lateChanges() {
    for change in PropertyChange.all {
      let late = Set(change.results(afterLayout: true))
      let early = Set(change.results(afterLayout: false))
      let (found, wanted) = (late.subtracting(early).sorted(), early.subtracting(late).sorted())
      let difference = (found + ["not"] + wanted).joined(separator: "\n")
      #expect(found.isEmpty && wanted.isEmpty, "\(change.name):\n\(difference)")
    }
  }

  @Test("Each of the changes has an effect, so that the comparison finds one that is missed")
  func effects() {
    for change in PropertyChange.all {
      let isOther = change.results(afterLayout: false) != change.results(afterLayout: nil)
      #expect(isOther, "\(change.name) has no effect")
    }
  }

  @Test("Each property of a view that can be set is changed here, or listed as one without effect")
  func completeness() throws {
    let changed = Set(PropertyChange.all.map(\.name))
    let properties = try SurfaceProperties().names
    let unknown = properties.subtracting(changed).subtracting(SurfaceProperties.withoutEffect)
    #expect(unknown.sorted() == [])
    let obsolete = SurfaceProperties.withoutEffect.subtracting(properties)
    #expect(obsolete.sorted() == [])
    #expect(SurfaceProperties.withoutEffect.intersection(changed).sorted() == [])
  }
}
