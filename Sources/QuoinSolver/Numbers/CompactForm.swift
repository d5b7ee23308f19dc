// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A form of the inputs in eight bytes: see ``CompactForms``.
struct CompactForm: Sendable {
  /// The bits of a number, or from `firstPlace` on the place of a form.
  fileprivate let bits: UInt64

  /// The number 0.
  init() { bits = 0 }

  fileprivate init(bits: UInt64) { self.bits = bits }

  fileprivate init(place: Int, lane: Int) {
    bits = Self.firstPlace | UInt64(lane) << 32 | UInt64(place)
  }

  /// Whatever has these bits or higher ones is not a number, and no computation gives it.
  private static let firstPlace: UInt64 = 0xFFFE << 48

  fileprivate var isNumber: Bool { bits < Self.firstPlace }
  fileprivate var place: Int { Int(UInt32(truncatingIfNeeded: bits)) }
  /// The only parameter that the form depends on, 0 where there are several.
  fileprivate var lane: Int { Int(truncatingIfNeeded: bits >> 32 & 3) }
}

/// Forms of the inputs in eight bytes each. Most are numbers; the others stand here, those that
/// depend on one parameter as two numbers.
struct CompactForms: ~Copyable, Sendable {
  private var lines = PlacedValues<SIMD2<Double>>()
  private var forms = PlacedValues<AffineForm>()

  init() {}

  /// The form as it was.
  subscript(form: CompactForm) -> AffineForm {
    @inline(__always) get {
      form.isNumber ? AffineForm(constant: Double(bitPattern: form.bits)) : find(form)
    }
  }

  /// The number that a form is for given inputs.
  @inline(__always)
  func value(_ form: CompactForm, at parameters: AffineForm) -> Double {
    form.isNumber ? Double(bitPattern: form.bits) : find(form).value(at: parameters)
  }

  @inline(__always)
  mutating func compact(_ form: AffineForm) -> CompactForm {
    let others = form[1].bitPattern | form[2].bitPattern | form[3].bitPattern
    // Without its highest bit -0 is 0.
    return others << 1 == 0 ? CompactForm(bits: form[0].bitPattern) : add(form)
  }

  /// Forgets a form, so that another can take its place.
  mutating func remove(_ form: CompactForm) {
    guard !form.isNumber else { return }
    if form.lane > 0 { lines.remove(form.place) } else { forms.remove(form.place) }
  }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() {
    lines.shrink()
    forms.shrink()
  }

  mutating func removeAll() {
    lines.removeAll()
    forms.removeAll()
  }

  @inline(__always)
  private func find(_ form: CompactForm) -> AffineForm {
    let lane = form.lane
    guard lane > 0 else { return forms[form.place] }
    let line = lines[form.place]
    return AffineForm(
      line[0], lane == 1 ? line[1] : 0, lane == 2 ? line[1] : 0, lane == 3 ? line[1] : 0)
  }

  @inline(never)
  private mutating func add(_ form: AffineForm) -> CompactForm {
    var lane = 0
    if form[2] == 0, form[3] == 0 { lane = 1 }
    if form[1] == 0, form[3] == 0 { lane = 2 }
    if form[1] == 0, form[2] == 0 { lane = 3 }
    return lane > 0
      ? CompactForm(place: lines.add(SIMD2(form[0], form[lane])), lane: lane)
      : CompactForm(place: forms.add(form), lane: 0)
  }
}
