import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Range = [from: string, to: string];
export interface Hours {
  days: number[];
  from: string;
  to: string;
}
export interface Input {
  zone: string;
  viewerZone?: string;
  window?: Range;
  day?: string;
  template?: Hours[];
  overrides?: Array<{ date: string; from: string; to: string }>;
  outOfOffice?: string[];
  outOfOfficeDates?: string[];
  outOfOfficeZone?: string;
  ranges: Range[] | { generator: string };
  sets: Range[][];
  free: Range[];
  busy?: Range[];
  start: string;
  now?: string;
  lengthMin: number;
  stepMin: number;
  minNoticeMin?: number;
  weekday: number;
  time: string;
  from: string;
  weeks: number;
}
export interface Expected {
  ranges: Range[];
  rangesWithoutOutOfOffice: Range[];
  starts: string[];
  away?: string[];
  count?: number;
  conflict: boolean;
  changes: Array<{ fromMskDate: string; local: string }>;
}
export interface Case {
  id: string;
  kind: string;
  title: string;
  input: Input;
  expected: Expected;
}

/** The cases as they lie beside this file. */
export const { cases } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'slot-cases.json'), 'utf8')) as { cases: Case[] };
