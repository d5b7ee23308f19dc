// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A document of a page of 20 × 10 points with a content stream, the object 4.
func pdfPage(
  _ content: String, page: String = "/Contents 4 0 R", resources: String = "",
  objects: String = "", filter: String = ""
) -> [UInt8] {
  pdfPage(
    Array(content.utf8), page: page, resources: resources, objects: Array(objects.utf8),
    filter: filter)
}

func pdfPage(
  _ content: [UInt8], page: String = "/Contents 4 0 R", resources: String = "",
  objects: [UInt8] = [], filter: String = ""
) -> [UInt8] {
  let head = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R \(page) /Resources << \(resources) >> >> endobj

    """
  return Array(head.utf8) + objects + pdfStream(4, filter, content)
    + Array("trailer << /Root 1 0 R >>\n%%EOF".utf8)
}

/// A stream object with entries of its dictionary.
func pdfStream(_ number: Int, _ entries: String, _ data: [UInt8]) -> [UInt8] {
  Array("\n\(number) 0 obj << /Length \(data.count) \(entries) >>\nstream\n".utf8) + data
    + Array("\nendstream endobj\n".utf8)
}

func pdfStream(_ number: Int, _ entries: String, _ text: String) -> [UInt8] {
  pdfStream(number, entries, Array(text.utf8))
}

/// The bytes as a ZLIB stream of blocks without compression (RFC 1950; RFC 1951, 3.2.4). Its
/// checksum is not there, which no reader of pages needs.
func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let part = bytes[start..<min(start + 65_535, bytes.count)]
    start += part.count
    let (low, high) = (UInt8(part.count & 0xFF), UInt8(part.count >> 8))
    result += [start == bytes.count ? 1 : 0, low, high, ~low, ~high] + part
  } while start < bytes.count
  return result
}
