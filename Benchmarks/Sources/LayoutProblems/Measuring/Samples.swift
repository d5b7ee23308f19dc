// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Seconds that the steps of a phase took, each several times.
public struct Samples {
  /// By step, then by repetition.
  private var seconds: [[Double]] = []

  /// Creates an empty set.
  public init() {}

  /// Adds one more repetition of a step.
  public mutating func add(_ duration: Double, step: Int = 0) {
    while seconds.count <= step { seconds.append([]) }
    seconds[step].append(duration)
  }

  /// The lines of a report: the median over the steps under the name of the phase, and mean, least
  /// and greatest. The value of a step is the median of its repetitions, because other programs on
  /// the machine slow down single ones.
  public func lines(_ phase: String) -> [(phase: String, value: Double)] {
    // A phase of one step has its range from the repetitions.
    let steps = seconds.count == 1 ? seconds[0] : seconds.map(Self.median)
    guard let least = steps.min(), let greatest = steps.max() else { return [] }
    return [
      (phase, Self.median(steps)),
      ("\(phase)-mean", steps.reduce(0, +) / Double(steps.count)),
      ("\(phase)-min", least), ("\(phase)-max", greatest),
    ]
  }

  private static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
