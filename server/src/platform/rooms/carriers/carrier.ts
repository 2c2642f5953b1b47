/** Takes words from one server of a school to another; a word may get lost on the way. */
export interface Carrier {
  start(): void;
  /** Says something to another server, by its name. */
  say(node: string, payload: string): void;
  stop(): Promise<void>;
  /** Signs that one saying may have. */
  readonly mostSigns: number;
}

/** What a carrier is made with: this server's name, and who hears what is said to it. */
export interface CarrierGiven {
  node: string;
  hear: (payload: string) => void;
  onFault: (fault: unknown, what: string) => void;
}
