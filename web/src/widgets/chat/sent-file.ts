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

/** A chosen file as what is sent; what it really is, the school sees by its bytes. */
export const fileOf = (file: File): SentFile => ({
  kind: file.type === 'application/pdf' || /\.pdf$/i.test(file.name) ? 'document' : 'picture',
  blob: file,
  name: file.name,
});

/** How many megabytes it may have at most, where it has more. */
export const tooLargeFor = ({ kind, blob }: SentFile): number | undefined =>
  blob.size > megabytesOf[kind] * 1024 * 1024 ? megabytesOf[kind] : undefined;
