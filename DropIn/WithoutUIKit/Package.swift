// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// All libraries of Quoin other than those named like frameworks of Apple.
let libraries = [
  "Cartography", "Mortar", "MortarCore", "MortarObjects", "MortarVFL", "NotAutoLayout",
  "QuoinChecking", "QuoinDevices", "QuoinDiagnostics", "QuoinExplanation", "QuoinGTK",
  "QuoinInterfaceBuilder", "QuoinLayout", "QuoinObjectiveC", "QuoinPlatform", "QuoinRender",
  "QuoinSolver", "QuoinStage", "QuoinStoryboards", "QuoinTesting", "QuoinText", "QuoinUIKit",
  "QuoinUIKitExtras", "QuoinVersioning", "SwiftAutoLayout",
]

let package = Package(
  name: "WithoutUIKit",
  dependencies: [.package(name: "Quoin", path: "../.."), .package(path: "Other")],
  targets: [
    .executableTarget(
      name: "Program",
      dependencies: libraries.map { .product(name: $0, package: "Quoin") } + [
        .product(name: "Other", package: "Other")
      ])
  ],
  swiftLanguageModes: [.v6]
)
