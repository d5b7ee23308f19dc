// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An array of plain values with a single owner.
///
/// No other reference to its memory exists, so writing needs no check of a reference count, and
/// removing all elements keeps the memory at no cost. The stages of the solver write a few numbers
/// for each constraint into each of some fifty buffers, and took twice as long with arrays. Every
/// index is checked.
///
/// The type of the elements must not be private, even where the buffer is: the compiler (Swift 6.3)
/// refers to it from other files that have such a buffer in a value, and fails in a build without
/// optimisation.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  // 32 bits are enough for both, and an engine has more than a hundred buffers.
  private var storedCount: Int32 = 0
  private var capacity: Int32 = 0
  /// The elements. As long as the capacity is 0, there is no memory at this address.
  ///
  /// It is not optional, because unwrapping takes most of the time of an access in a build without
  /// optimisation, where the tests run.
  private var memory: UnsafeMutablePointer<Element>

  init() { memory = Self.noMemory }

  init(repeating element: Element, count: Int) {
    self.init()
    refill(element, count: count)
  }

  /// Returns a copy with its own memory.
  func copy() -> Buffer {
    var copy = Buffer()
    copy.append(self, indices)
    return copy
  }

  deinit {
    if capacity > 0 { memory.deallocate() }
  }

  var count: Int { Int(storedCount) }
  var isEmpty: Bool { storedCount == 0 }
  var indices: Range<Int> { 0..<count }
  var last: Element? { isEmpty ? nil : self[count - 1] }

  subscript(index: Int) -> Element {
    get {
      check(index)
      return memory[index]
    }
    set {
      check(index)
      memory[index] = newValue
    }
  }

  /// The element in a slot.
  ///
  /// It takes the type of stored slots: without optimisation, conversions are inlined at each
  /// index, and took a tenth of the time of a build of this module.
  subscript(slot: Int32) -> Element {
    get { self[Int(slot)] }
    set { self[Int(slot)] = newValue }
  }

  @inline(__always)
  private func check(_ index: Int) {
    precondition(
      UInt(bitPattern: index) < UInt(UInt32(bitPattern: storedCount)), "index out of range")
  }

  /// The elements, without checked indices. The pointer is invalid after the buffer is mutated or
  /// destroyed.
  var unchecked: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: memory, count: count) }

  /// The elements for writing, without checked indices. The pointer is invalid after the buffer is
  /// mutated or destroyed.
  var uncheckedForWriting: UnsafeMutableBufferPointer<Element> {
    mutating get { UnsafeMutableBufferPointer(start: memory, count: count) }
  }

  // MARK: Changes

  mutating func append(_ element: Element) {
    if storedCount == capacity { makeRoom(1) }
    (memory + count).initialize(to: element)
    storedCount += 1
  }

  /// Appends uninitialised elements.
  /// - Returns: a pointer to them. The caller has to initialise all of them.
  @inline(__always)
  mutating func extend(by added: Int) -> UnsafeMutablePointer<Element> {
    if count + added > Int(capacity) { makeRoom(added) }
    let start = memory + count
    storedCount += Int32(added)
    return start
  }

  mutating func append(repeating element: Element, count added: Int) {
    guard added > 0 else { return }
    makeRoom(added)
    (memory + count).initialize(repeating: element, count: added)
    storedCount += Int32(added)
  }

  mutating func append(_ elements: borrowing Buffer, _ range: Range<Int>) {
    precondition(range.upperBound <= elements.count, "range out of range")
    guard !range.isEmpty else { return }
    makeRoom(range.count)
    (memory + count).initialize(
      from: elements.memory + range.lowerBound, count: range.count)
    storedCount += Int32(range.count)
  }

  mutating func popLast() -> Element? {
    guard let element = last else { return nil }
    storedCount -= 1
    return element
  }

  mutating func removeAll() { storedCount = 0 }

  /// Removes all but the first elements.
  mutating func shorten(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count, "there are fewer elements")
    storedCount = Int32(newCount)
  }

  /// Replaces all elements by equal ones.
  mutating func refill(_ element: Element, count newCount: Int) {
    removeAll()
    append(repeating: element, count: newCount)
  }

  /// Replaces all elements by those of another buffer.
  mutating func refill(from other: borrowing Buffer) {
    removeAll()
    append(other, other.indices)
  }

  mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    var elements = uncheckedForWriting
    elements.sort(by: areInOrder)
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }

  // MARK: Memory

  /// Reserves memory for a total number of elements.
  mutating func reserve(_ elements: Int) {
    if elements > capacity { grow(to: SpareRoom.capacity(for: elements)) }
  }

  /// Frees unused memory when it is more than an eighth.
  mutating func shrink() {
    let enough = SpareRoom.capacity(for: count) + count / 8 + Self.leastCapacity
    guard Int(capacity) > enough else { return }
    if isEmpty {
      memory.deallocate()
      memory = Self.noMemory
      capacity = 0
    } else {
      grow(to: SpareRoom.capacity(for: count))
    }
  }

  /// Reserves memory for some more elements. The first elements of an empty buffer get no more
  /// memory than they need.
  private mutating func makeRoom(_ added: Int) {
    guard count + added > capacity else { return }
    let isFilledAtOnce = isEmpty && added > 1
    grow(
      to: isFilledAtOnce
        ? SpareRoom.capacity(for: added) : max(count + added, 2 * count, Self.leastCapacity)
    )
  }

  /// The address of a buffer without memory, which is never used.
  private static var noMemory: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// The first capacity of a buffer that grows by single elements: some 128 bytes.
  private static var leastCapacity: Int { max(4, 128 / MemoryLayout<Element>.stride) }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if capacity > 0 {
      larger.initialize(from: memory, count: count)
      memory.deallocate()
    }
    memory = larger
    capacity = Int32(newCapacity)
  }
}

extension Buffer<Double> {
  /// The largest absolute value, 0 without elements.
  var largestMagnitude: Double {
    var largest = 0.0
    for number in unchecked { largest = max(largest, abs(number)) }
    return largest
  }
}

// `@unchecked Sendable`: a pointer is not Sendable, but no other value has a pointer to this
// memory, so a buffer can be sent when its elements can.
extension Buffer: @unchecked Sendable where Element: Sendable {}
