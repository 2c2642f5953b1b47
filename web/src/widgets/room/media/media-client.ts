import type { Signal } from '@school/contract/lesson-room/protocol';

/** What one is sent and heard by another, as a tile shows it. */
export interface Feed {
  /** Address of the one who sends: a person at one visit of a page. */
  from: string;
  camera: MediaStream | undefined;
  screen: MediaStream | undefined;
  /** Its cell, where `camera` is the picture of a whole class. */
  cell?: { column: number; row: number } | undefined;
  /** `connecting` until the first packet, `weak` while little comes, `broken` while nothing does. */
  state: 'connecting' | 'good' | 'weak' | 'broken';
}

export interface OwnMedia {
  mic: boolean;
  camera: boolean;
  screen: boolean;
  /** The own picture, for the small tile. */
  preview: MediaStream | undefined;
  /** Step of the quality ladder (ladder.ts). */
  ladder: number;
}

/** What the media needs of the room: whose page this is, and a way to say something to another page. */
export interface MediaWire {
  you: string;
  send(to: string, signal: Signal): void;
}

/** Pictures and sound of a room, whatever engine carries them. The page knows nothing else of media. */
export interface MediaClient {
  /** Who is in the room now, by address: links are made to new ones and taken down from those who went. */
  meet(addresses: readonly string[]): void;
  hear(from: string, signal: Signal): void;
  setMic(on: boolean): Promise<void>;
  setCamera(on: boolean): Promise<void>;
  setDevices(devices: { camera?: string | undefined; mic?: string | undefined; speaker?: string | undefined }): Promise<void>;
  /** Shows a window or a screen; false when nothing was chosen. */
  shareScreen(on: boolean): Promise<boolean>;
  /** No cleaning of the sound: for songs. */
  setMusic(on: boolean): Promise<void>;
  /** The same list until something changes. Sound is not in it: it plays by itself. */
  feeds(): readonly Feed[];
  /** How loud somebody is right now, 0 to 1: asked as often as a ring is drawn. */
  level(from: string): number;
  own(): OwnMedia;
  /** What another's page says that it sends (its beat): silence is then told from a break, an empty line from a picture. */
  said(address: string, sent: { mic: boolean; camera: boolean; screen: boolean }): void;
  /** A tile shows its first frame of somebody else. */
  sawFrame(): void;
  /** Nobody is heard here until it is taken back: for who looks on beside the child. */
  setSilent(on: boolean): void;
  /** People whom nobody is to hear, whatever their own pages send. */
  setMuted(people: readonly string[]): void;
  /** To be called in a tap: lets the browser play sound from now on. */
  unlock(): void;
  /** The browser waits for a tap before it plays. */
  isBlocked(): boolean;
  /** Hears of every change of `feeds` and `own`. */
  subscribe(listener: () => void): () => void;
  /** Numbers of the last seconds, for the beat of the page. */
  vitals(): { rtt?: number; loss?: number; fps?: number; firstFrame?: number; recovered: Array<'restart' | 'renew' | 'relay'> };
  /** Closes every link; the own camera and microphone are the page's to close. */
  close(): void;
}
