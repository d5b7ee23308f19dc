// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation
import QuoinAssets

/// Has Linux report changes of files.
final class InotifyWatch: Sendable {
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

  /// The end of a pipe that stops the thread when it is closed.
  private let stopper: FileHandle

  /// - Returns: nil if the system has no watches left.
  init?(_ folders: WatchedFolders, report: @escaping @Sendable (WatchChange) -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    let pipe = Pipe()
    stopper = pipe.fileHandleForWriting
    var loop = Loop(
      descriptor: descriptor, stop: pipe.fileHandleForReading, folders: folders, report: report,
      trees: folders.treePaths)
    // Folders are watched when this returns, so that no change after it is missed.
    guard loop.watchFolders() else {
      close(descriptor)
      return nil
    }
    let started = loop
    Thread {
      var loop = started
      loop.run()
    }.start()
  }

  func stop() {
    // Closing fails only for what is closed.
    try? stopper.close()
  }

  /// The state of the thread.
  private struct Loop: Sendable {
    let descriptor: Int32
    let stop: FileHandle
    let folders: WatchedFolders
    let report: @Sendable (WatchChange) -> Void
    /// The watched folders by the numbers of the system.
    var watched: [Int32: String] = [:]
    /// The numbers of the watched folders that contain a tree.
    var outer: Set<Int32> = []
    let trees: Set<String>
    /// Whether the events that were read last are about a file that is shown, whose content is whole.
    var hasSavedFile = false

    /// Watches the folders that exist and are not watched yet. Returns false when the system
    /// refuses one for lack of watches.
    mutating func watchFolders() -> Bool {
      let known = Set(watched.values)
      let current = folders.current
      for folder in current.union(folders.outerFolders).subtracting(known) {
        let number = inotify_add_watch(descriptor, folder, InotifyWatch.events)
        if number >= 0 {
          watched[number] = folder
          if !current.contains(folder) { outer.insert(number) }
        } else if errno == ENOSPC || errno == ENOMEM {
          return false
        }
      }
      return true
    }

    /// Whether an event is about the name of a tree.
    private func isTree(_ event: Event) -> Bool {
      watched[event.watch].map { trees.contains($0 + "/" + event.name) } ?? false
    }

    /// Ends watching a folder that has another name now, and those in it.
    private mutating func forget(_ folder: String) {
      for (number, path) in watched where path == folder || path.hasPrefix(folder + "/") {
        inotify_rm_watch(descriptor, number)
        watched[number] = nil
      }
    }

    mutating func run() {
      defer { close(descriptor) }
      var pending = PendingChange()
      while true {
        // The clock may be set while the watch runs.
        let quiet = min(pending.quiet(at: now), FolderWatch.longest)
        let wait = pending.isEmpty ? -1 : Int32((quiet * 1000).rounded(.up))
        guard let isReady = isReady(within: wait) else { return }
        if isReady, let change = readEvents() {
          pending.add(change, isWhole: hasSavedFile, at: now)
        }
        if let change = pending.due(at: now, isQuiet: !isReady) { report(change) }
      }
    }

    /// The time in seconds.
    private var now: Double { Date().timeIntervalSinceReferenceDate }

    /// Waits for events. Returns nil when the thread is to stop.
    private func isReady(within milliseconds: Int32) -> Bool? {
      var polled = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop.fileDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&polled, 2, milliseconds)
      if count < 0 { return errno == EINTR ? false : nil }
      if polled[1].revents != 0 { return nil }
      return polled[0].revents != 0
    }

    /// Reads the events that are there. Returns nil where none is about a file.
    private mutating func readEvents() -> WatchChange? {
      var change: WatchChange?
      hasSavedFile = false
      func add(_ other: WatchChange) {
        if change?.join(other) == nil { change = other }
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        for event in Event.events(in: buffer[..<count]) {
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
            add(.any)
          } else if event.mask & UInt32(IN_IGNORED) != 0 {
            watched[event.watch] = nil
            outer.remove(event.watch)
            add(.any)
          } else if outer.contains(event.watch), !isTree(event) {
            continue
          } else if event.mask & UInt32(IN_ISDIR) != 0 {
            // Hidden folders are not watched, and builds have some.
            if event.name.hasPrefix(".") { continue }
            if let folder = watched[event.watch], event.mask & UInt32(IN_MOVED_FROM) != 0 {
              forget(folder + "/" + event.name)
            }
            add(.any)
          } else if let folder = watched[event.watch], event.mask & UInt32(IN_CREATE) == 0 {
            // A file that is created is not written yet; a link has its content at once.
            let path = folder + "/" + event.name
            add(.files([path]))
            if event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0, folders.files.contains(path)
            {
              hasSavedFile = true
            }
          } else if let folder = watched[event.watch] {
            let path = folder + "/" + event.name
            if FileManager.default.isLink(path) { add(.files([path])) }
          }
        }
      }
      // A new folder may have got files before it is watched, which is why any may have changed.
      if change == .any { _ = watchFolders() }
      return change
    }
  }

  /// An event of the system: the number of the folder, what happened, and the name of the file.
  private struct Event {
    var watch: Int32
    var mask: UInt32
    var name: String

    /// The events in bytes of the system: four numbers of 32 bits each, the last of which is the
    /// length of the name that follows, filled up with zeros.
    static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
      var events: [Event] = []
      var rest = bytes
      while rest.count >= 16 {
        func number(_ index: Int) -> UInt32 {
          rest.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self) }
        }
        let length = Int(number(3))
        let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
        events.append(
          Event(
            watch: Int32(bitPattern: number(0)), mask: number(1),
            name: String(decoding: name, as: UTF8.self)))
        rest = rest.dropFirst(16 + length)
      }
      return events
    }
  }
}
#endif
