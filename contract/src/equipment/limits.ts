/**
 * Numbers of the equipment check (docs/rules/equipment.md#checks), chosen by the measurements of docs/design/equipment.md.
 */
export const equipmentLimits = {
  /** The oldest major versions whose media the lesson room can rely on. */
  oldest: { chromium: 111, firefox: 115, safari: 16 },
  camera: { samples: 8, overMs: 1_200, black: { meanBelow: 12, spreadBelow: 4 }, fewestFrames: 4 },
  /** Decibels of full scale: speech is above `heard`, a line without any sound below `silent`. */
  microphone: { everyMs: 50, overMs: 3_000, heardDb: -45, silentDb: -90 },
  /** Seconds of the clip that must have played, and the share of its frames that may be dropped. */
  video: { playedSeconds: 0.5, droppedShare: 0.2 },
  connection: {
    pings: 20,
    seconds: 3,
    downBytes: 12 * 1024 * 1024,
    upBytes: 16 * 1024 * 1024,
    blobBytes: { first: 64 * 1024, most: 4 * 1024 * 1024 },
    /** Below these a lesson does not hold; megabits a second, milliseconds. */
    fail: { downMbps: 0.5, upMbps: 0.3, rttMs: 600 },
    /** Below these it holds with a smaller picture. */
    weak: { downMbps: 1.5, upMbps: 0.8, rttMs: 250, jitterMs: 60 },
  },
  path: { packets: 60, everyMs: 20, lossShare: 0.05 },
  /** Each step ends by itself: some browsers never answer some questions. The person’s answer is waited for longer. */
  timeoutMs: { browser: 3_000, camera: 12_000, microphone: 12_000, speaker: 10_000, video: 10_000, connection: 25_000, path: 20_000 },
  permissionMs: 60_000,
  answerMs: 120_000,
  /** Line tests of one family or teacher an hour; each one moves up to 28 MB. */
  testsAnHour: 20,
  testSeconds: 60,
  checksAnHour: 60,
  /** Devices kept for one family or teacher, earlier checks shown of each, and days for which they are kept. */
  devices: 12,
  history: 10,
  historyDays: 90,
  deviceDays: 180,
  /** The check runs by itself this long before a lesson, if the device has not been checked for this long. */
  beforeLessonMinutes: 30,
  freshHours: 12,
  /** Relay credentials hold for a check or a lesson. */
  relayMinutes: 120,
} as const;

/** The order of the check: what stops the rest comes first. */
export const equipmentSteps = ['browser', 'camera', 'microphone', 'speaker', 'video', 'connection', 'path'] as const;

/** What a step can say besides that all is well; whether it stops a lesson is `ok`. */
export const equipmentCodes = [
  'mobile_not_supported',
  'browser_not_supported',
  'browser_outdated',
  'api_missing',
  'insecure',
  'denied',
  'dismissed',
  'blocked_by_os',
  'no_device',
  'in_use',
  'device_gone',
  'unplugged',
  'black',
  'no_frames',
  'silent',
  'quiet',
  'not_heard',
  'no_context',
  'cannot_play',
  'dropping',
  'offline',
  'too_slow',
  'weak',
  'unstable',
  'udp_blocked',
  'relay_down',
  'lossy',
  'no_path',
  'timed_out',
] as const;

export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'yandex', 'chromium', 'other'] as const;
export const systems = ['windows', 'macos', 'linux', 'chromeos', 'android', 'ios', 'other'] as const;
