/** How a video is packed, by what its own bytes say. */
export interface VideoFound {
  /** Undefined where its pictures are not packed as every browser shows them. */
  isShownEverywhere: boolean;
  seconds: number;
}
