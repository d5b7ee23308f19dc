// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The arguments of the program.
struct FuzzArguments {
  static let usage = """
    usage: fuzz SUBJECT [--seed N] [--scripts N] [--jobs N] [--failures N] [--trace]
    Runs random scripts, one for each seed, compares the results with a reference, and shrinks
    the scripts that fail. The exit code is 0 when there are no failures.
      solver        edits of a solver, each solve compared with an exact solution
      engine        edits of a layout engine, each layout compared with that of a new engine
      views         edits of views, each layout compared with that of new views
      merge         changes of two sides of a storyboard, each merge compared with its versions
      damage        damaged versions of a storyboard, compared and merged or refused
      --seed N      the first seed (1)
      --scripts N   the number of seeds (1000)
      --jobs N      the number of processes (1); 0 runs all scripts in this process
      --failures N  the number of failures after which a process ends (3)
      --trace       print each seed before its script runs

    """

  var subject = FuzzSubject.solver
  var firstSeed: UInt64 = 1
  var scripts = 1000
  var jobs = 1
  var mostFailures = 3
  var isTracing = false

  init(_ words: [String]) {
    var words = words[...]
    guard let name = words.popFirst() else { stop("a subject is missing") }
    guard let subject = FuzzSubject(rawValue: name) else { stop("there is no subject \(name)") }
    self.subject = subject
    while let option = words.popFirst() {
      if option == "--trace" {
        isTracing = true
        continue
      }
      guard let number = words.popFirst().flatMap({ Int($0) }), number >= 0 else {
        stop("\(option) needs a number that is not negative")
      }
      switch option {
      case "--seed": firstSeed = UInt64(number)
      case "--scripts": scripts = number
      case "--jobs": jobs = number
      case "--failures": mostFailures = number
      default: stop("there is no option \(option)")
      }
    }
  }

  /// The arguments of a process that runs a part of the seeds.
  func words(offsets: Range<Int>) -> [String] {
    [
      subject.rawValue, "--seed", "\(firstSeed + UInt64(offsets.lowerBound))",
      "--scripts", "\(offsets.count)", "--failures", "\(mostFailures)", "--jobs", "0", "--trace",
    ]
  }
}
