export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1251';

const utf16Mark = [0xff, 0xfe];

/** A text and how it was written: programs of some countries still write files in the old encoding of Windows. */
export function decoded(bytes: ArrayBuffer): { text: string; encoding: Encoding } {
  const start = new Uint8Array(bytes.slice(0, 2));
  if (utf16Mark.every((byte, at) => start[at] === byte)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1251').decode(bytes), encoding: 'windows-1251' };
  }
}
