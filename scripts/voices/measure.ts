import { spawnSync } from 'node:child_process';

/** How long a recording sounds (seconds) and how loud it is (RMS, dB below full scale; -120 is silence). */
export interface Measure {
  seconds: number;
  loudness: number;
}

/** Decodes it with lame: what a browser would play, not what was put in. */
export function measured(file: string): Measure {
  const { stdout, status, error } = spawnSync('lame', ['--quiet', '--decode', file, '-'], { maxBuffer: 1 << 27 });
  if (error || status !== 0) throw new Error(`lame cannot read ${file}`);
  const data = stdout.subarray(stdout.indexOf('data') + 8);
  const rate = stdout.readUInt32LE(24);
  const samples = Math.floor(data.length / 2);
  let squares = 0;
  for (let at = 0; at < samples; at++) squares += (data.readInt16LE(at * 2) / 32768) ** 2;
  const loudness = samples === 0 || squares === 0 ? -120 : 10 * Math.log10(squares / samples);
  return { seconds: round(samples / rate / stdout.readUInt16LE(22), 2), loudness: round(Math.max(loudness, -120), 1) };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

export function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw new Error(`${command} is not installed: apt-get install festival festvox-ru festvox-us-slt-hts sox lame`);
  if (status !== 0) throw new Error(`${command} ${args.at(-1)}: ${stderr}`);
}
