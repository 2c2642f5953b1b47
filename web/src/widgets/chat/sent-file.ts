import { filesLimits } from '@school/contract/files/limits';

/** What goes with a message: as the device has it, before the school does. */
export interface SentFile {
  kind: 'picture' | 'voice' | 'document';
  blob: Blob;
  /** How the device calls it; empty for a voice. */
  name: string;
}

/** What may be chosen from the files of a device. */
export const chosenTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf,.pdf';

const megabytesOf = {
  picture: filesLimits.pictureMegabytes,
  voice: filesLimits.soundMegabytes,
  document: filesLimits.documentMegabytes,
} as const;

const pdf = 'application/pdf';

/** A chosen file as what is sent; what it really is, the school sees by its bytes. */
export function fileOf(file: File): SentFile {
  const isDocument = file.type === pdf || /\.pdf$/i.test(file.name);
  // Some devices know a file by its ending alone.
  const blob = isDocument && file.type !== pdf ? new Blob([file], { type: pdf }) : file;
  return { kind: isDocument ? 'document' : 'picture', blob, name: file.name };
}

/** How many megabytes it may have at most, where it has more. */
export const tooLargeFor = ({ kind, blob }: SentFile): number | undefined =>
  blob.size > megabytesOf[kind] * 1024 * 1024 ? megabytesOf[kind] : undefined;
