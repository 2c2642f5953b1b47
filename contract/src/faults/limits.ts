/** Numbers of faults. Chosen; the shares of traces and recordings stand in docs/rules/telemetry.md#recordings. */
export const faultsLimits = {
  /** Envelopes a minute of one session, or of one address of guests. */
  envelopesPerMinute: 120,
  envelopeBytes: 1024 * 1024,
  /** Bytes of recordings a day at most, as they are stored: the disk is for lessons. */
  replayBytesPerDay: 500 * 1024 * 1024,
  /** Segments of one recording at most: an hour at one in five seconds. */
  replaySegments: 720,
  /** Days that a kind of fault is kept after it last happened, and each time of it. */
  faultDays: 90,
  replayDays: 30,
  traceDays: 14,
  /** Faults of one answer, and times of one fault that are shown. */
  page: 30,
  moments: 20,
} as const;
