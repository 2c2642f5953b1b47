import { access, cp } from 'node:fs/promises';

/** Copies the files of people from folder to folder; a school to which nobody has given one has no folder. */
export async function copyFiles(from: string, to: string): Promise<void> {
  const isThere = await access(from).then(
    () => true,
    () => false,
  );
  if (isThere) await cp(from, to, { recursive: true });
}
