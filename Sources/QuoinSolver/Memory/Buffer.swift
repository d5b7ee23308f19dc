// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Plain values in a row, in memory that grows and is kept.
///
/// This is what an array is, but with one owner: nobody else can refer to the memory, so writing
/// needs no look at a reference count, and emptying it costs nothing. The stages of the solver write
/// a few numbers for each constraint into each of some fifty of these, and took a third longer with
/// arrays. Every index is checked.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  init() {}

  init(repeating element: Element, count: Int) {
    refill(element, count: count)
  }

  /// The same values in memory of their own.
  func copy() -> Buffer {
    var copy = Buffer()
    copy.append(self, indices)
    return copy
  }

  deinit { memory.deallocate() }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var last: Element? { count > 0 ? memory[count - 1] : nil }

  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
      return memory[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
      memory[index] = newValue
    }
  }

  /// The elements, for loops that check the number of rounds once and not every index.
  ///
  /// They must not be used when the buffer has changed or is gone.
  var unchecked: UnsafeBufferPointer<Element> { UnsafeBufferPointer(rebasing: memory[..<count]) }

  /// The same for writing.
  var uncheckedForWriting: UnsafeMutableBufferPointer<Element> {
    mutating get { UnsafeMutableBufferPointer(rebasing: memory[..<count]) }
  }

  mutating func append(_ element: Element) {
    if count == memory.count { grow(to: max(2 * count, Self.leastCapacity)) }
    memory.initializeElement(at: count, to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    makeRoom(added)
    for index in count..<count + added { memory.initializeElement(at: index, to: element) }
    count += added
  }

  mutating func append(_ elements: borrowing Buffer, _ range: Range<Int>) {
    precondition(range.upperBound <= elements.count, "range out of range")
    makeRoom(range.count)
    for index in range {
      memory.initializeElement(at: count + index - range.lowerBound, to: elements.memory[index])
    }
    count += range.count
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return memory[count]
  }

  mutating func removeAll() { count = 0 }

  /// Leaves the first elements only.
  mutating func shorten(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count, "there are fewer elements")
    count = newCount
  }

  /// Starts over with equal elements.
  mutating func refill(_ element: Element, count newCount: Int) {
    count = 0
    append(repeating: element, count: newCount)
  }

  mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(rebasing: memory[..<count])
    elements.sort(by: areInOrder)
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }

  /// Makes room for a number of elements altogether.
  mutating func reserve(_ capacity: Int) {
    if capacity > memory.count { grow(to: capacity) }
  }

  /// Makes room for some more elements. What is filled at once gets just that.
  private mutating func makeRoom(_ added: Int) {
    guard count + added > memory.count else { return }
    grow(to: count == 0 ? added : max(count + added, 2 * count, Self.leastCapacity))
  }

  /// What a buffer that grows step by step begins with: some 128 bytes.
  private static var leastCapacity: Int { max(4, 128 / MemoryLayout<Element>.stride) }

  @inline(never)
  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(
      capacity: capacity)
    for index in 0..<count { larger.initializeElement(at: index, to: memory[index]) }
    memory.deallocate()
    memory = larger
  }
}

// Its memory belongs to it alone, so it can be sent like the values in it.
extension Buffer: @unchecked Sendable where Element: Sendable {}
