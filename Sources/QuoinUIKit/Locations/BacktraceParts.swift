// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(Runtime) && !canImport(Darwin)
import Foundation
import Runtime

// The toolchain makes these only from their coded forms, which it documents as the compact formats
// of backtraces and of maps of images. The decoded value is compared with the intended one.

extension ImageMap {
  /// A map without images, for recording; nil with a toolchain that has another form.
  ///
  /// With images, the toolchain looks each call up among the symbols of its image, to find the
  /// asynchronous ones, which takes several times as long as all the rest. The calls between a
  /// statement and the constraint that it makes are found without that, and only these are needed.
  static let withoutImages: ImageMap? = {
    // 64 bits, no name of a system, and no image.
    let map: ImageMap? = decoded(#""AgAA""#)
    return map?.isEmpty == true ? map : nil
  }()
}

extension Backtrace {
  /// Reads one call of a backtrace. Returns nil for a mark of omitted calls, and with a toolchain
  /// whose backtraces have another form.
  init?(only frame: Frame, architecture: String) {
    let instruction: UInt8
    let address: Address
    switch frame {
    case .programCounter(let counter): (instruction, address) = (0x10, counter)
    case .returnAddress(let target): (instruction, address) = (0x20, target)
    case .asyncResumePoint(let point): (instruction, address) = (0x30, point)
    default: return nil
    }
    guard let number = UInt64(address) else { return nil }
    // 64 bits; the instruction with the number of bytes of its address, less 1; the end.
    let code = [2, instruction | 7] + withUnsafeBytes(of: number.bigEndian, Array.init) + [0]
    let text = Data(code).base64EncodedString().filter { $0 != "=" }
    let coded = #"{"architecture":"\#(architecture)","backtrace":"\#(text)"}"#
    guard let call: Backtrace = decoded(coded),
      call.frames.map(\.description) == [frame.description]
    else { return nil }
    self = call
  }
}

/// Returns a value from its coded form; nil if it has another form.
private func decoded<Value: Decodable>(_ json: String) -> Value? {
  do {
    // Older decoders read no values outside of lists.
    return try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8)).first
  } catch {
    return nil
  }
}
#endif
