// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The compiler settings of every target: those of the package that is measured.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  + (Context.environment["QUOIN_WARNINGS_AS_ERRORS"] == nil
    ? [] : [.unsafeFlags(["-warnings-as-errors"])])

let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .executable(name: "workloads", targets: ["workloads"]),
    .executable(name: "solver-bench", targets: ["solver-bench"]),
    .executable(name: "view-bench", targets: ["view-bench"]),
    .executable(name: "frame-bench", targets: ["frame-bench"]),
    .executable(name: "test-bench", targets: ["test-bench"]),
    .executable(name: "cliffs", targets: ["cliffs"]),
    .executable(name: "fuzz", targets: ["fuzz"]),
  ],
  dependencies: [
    .package(name: "Quoin", path: "..")
  ],
  targets: [
    .target(name: "CMeasuring"),
    .target(name: "CAllocations"),
    .target(
      name: "LayoutProblems",
      dependencies: ["CMeasuring", .product(name: "QuoinSolver", package: "Quoin")],
      swiftSettings: settings),
    .executableTarget(
      name: "workloads", dependencies: ["LayoutProblems"], swiftSettings: settings),
    .executableTarget(
      name: "solver-bench", dependencies: ["CMeasuring", "LayoutProblems"],
      swiftSettings: settings),
    .executableTarget(
      name: "view-bench",
      dependencies: [
        "CMeasuring", "LayoutProblems",
        .product(name: "QuoinExplanation", package: "Quoin"),
        .product(name: "QuoinSolver", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "frame-bench",
      dependencies: [
        "CAllocations", "CMeasuring", .product(name: "NotAutoLayout", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
      ],
      swiftSettings: settings),
    // The cell is the one of the examples.
    .executableTarget(
      name: "test-bench",
      dependencies: [
        "CMeasuring",
        .product(name: "Cartography", package: "Quoin"),
        .product(name: "QuoinPlatform", package: "Quoin"),
        .product(name: "QuoinTesting", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "cliffs",
      dependencies: [
        "CMeasuring",
        .product(name: "QuoinInterfaceBuilder", package: "Quoin"),
        .product(name: "QuoinLayout", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
      ],
      swiftSettings: settings),
    // Random scripts that are compared with a reference. Most sources are those of the tests.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "QuoinInterfaceBuilder", package: "Quoin"),
        .product(name: "QuoinLayout", package: "Quoin"),
        .product(name: "QuoinSolver", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
        .product(name: "QuoinVersioning", package: "Quoin"),
      ],
      swiftSettings: settings),
    // The sequences of edits of QuoinLayoutTests, many more of them.
    .testTarget(
      name: "EditSequenceTests",
      dependencies: [
        .product(name: "QuoinLayout", package: "Quoin"),
        .product(name: "QuoinSolver", package: "Quoin"),
      ],
      swiftSettings: settings + [.define("QUOIN_MANY_SEEDS")]),
    .testTarget(
      name: "LayoutProblemsTests", dependencies: ["LayoutProblems"], swiftSettings: settings),
    .testTarget(
      name: "AllocationTests",
      dependencies: [
        "CAllocations", "LayoutProblems", .product(name: "QuoinSolver", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
