// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Form",
  dependencies: [
    .package(path: "../Quoin")
  ],
  targets: [
    .executableTarget(
      name: "Form",
      dependencies: [
        .product(name: "Cartography", package: "Quoin"),
        .product(name: "QuoinStage", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
      ])
  ]
)
