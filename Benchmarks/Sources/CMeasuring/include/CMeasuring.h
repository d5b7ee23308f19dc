// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef QUOIN_C_MEASURING_H
#define QUOIN_C_MEASURING_H

/// Seconds on a clock that only goes forward.
double quoin_seconds(void);

/// Seconds that the processor worked for this program, whatever else it did meanwhile.
double quoin_processor_seconds(void);

/// The bytes of the heap that are in use, or a negative number where nobody knows.
double quoin_heap_bytes(void);

/// The most memory that the program has had so far, in bytes.
double quoin_peak_bytes(void);

/// From now on memory that is freed stays with the program, where the C library can be told so. What
/// the system does to give fresh memory is not measured then.
void quoin_keep_freed_memory(void);

#endif
