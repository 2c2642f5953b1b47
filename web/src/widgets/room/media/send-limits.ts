/** What a page sends at most, by whose it is (docs/design/lesson-room.md#media). */
export const sendLimits = {
  teacher: { width: 640, height: 480, fps: 20, bits: 600_000 },
  kid: { width: 320, height: 240, fps: 15, bits: 250_000 },
  screen: { width: 1280, height: 720, fps: 5, bits: 1_200_000 },
  soundBits: 32_000,
} as const;
