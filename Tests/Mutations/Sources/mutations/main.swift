// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import UIKit

// Plants faults in 20 right views, and counts those that layout tests find.
//
// usage: mutations [COUNT]        1,000 faults without COUNT, spread evenly over all of them
//
// Prints a line for each kind of fault: the kind, the number of faults, the number of those that change a frame, cut off a
// text or change what is determined, and the shares of these that are found by `.sane, .textFits, .noOverlap(),
// .mirrorsRightToLeft()`, and by these or the frames of the smallest and the largest layout. The exit code is 1 when the
// latter share is below 99 %, or when a view without faults has a problem.

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.map { Int($0) } ?? 1_000
guard let count, count > 0, arguments.count <= 1 else {
  fatalError("usage: mutations [COUNT], a number above 0")
}

var isGood = true
var all: [(subject: MutationSubject, fault: PlantedFault)] = []
for subject in MutationSubject.all {
  let right = PlantedSubject(subject)
  for problem in right.problems() {
    print("\(subject.name) without faults: \(problem)")
    isGood = false
  }
  all += right.faults.map { (subject, $0) }
}

let chosen = (0..<min(count, all.count)).map { all[$0 * all.count / min(count, all.count)] }
var tallies: [PlantedFault.Kind: MutationTally] = [:]
var appearances: [String: LayoutAppearance] = [:]
for (subject, fault) in chosen {
  let right = appearances[subject.name] ?? LayoutAppearance(of: PlantedSubject(subject))
  appearances[subject.name] = right
  let planted = PlantedSubject(subject, fault)
  var tally = MutationTally(planted: 1)
  if LayoutAppearance(of: planted) != right {
    tally.effective = 1
    tally.foundInGeneral = planted.problems().isEmpty ? 0 : 1
    tally.found = tally.foundInGeneral == 1 || planted.violates(right) ? 1 : 0
    if tally.found == 0 { print("\(subject.name): \(fault) is not found") }
  }
  tallies[fault.kind, default: MutationTally()] =
    tallies[fault.kind, default: MutationTally()] + tally
}

print("fault", "planted", "effective", "found in general", "found with frames", separator: "\t")
var total = MutationTally()
for kind in PlantedFault.Kind.allCases {
  guard let tally = tallies[kind] else { continue }
  print(([kind.rawValue] + tally.columns).joined(separator: "\t"))
  total = total + tally
}
print((["all"] + total.columns).joined(separator: "\t"))
if total.found * 100 < total.effective * 99 { isGood = false }
exit(isGood ? 0 : 1)
