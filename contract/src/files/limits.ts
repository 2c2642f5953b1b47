/** What an uploaded picture may be, and what becomes of it (docs/design/security.md#pictures). */
export const filesLimits = {
  /** Of the file as it comes. */
  pictureMegabytes: 5,
  /** Of the picture unpacked: a small file can hold a huge one. */
  pictureMegapixels: 40,
  /** Of its longer side: nobody has such a camera, and what draws it has a limit of its own. */
  pictureLongestSide: 16_000,
  /** Side of the square it is kept as. */
  pictureSide: 512,
  /** The longer side of a picture that is kept whole. */
  photoSide: 1600,
  /** Of a recorded voice. */
  soundMegabytes: 3,
  /** Of a document (PDF): a page of a notebook scanned well, some twenty of them. */
  documentMegabytes: 10,
  /** Of a short video as it comes: a minute as a phone sends it. */
  videoMegabytes: 40,
} as const;
