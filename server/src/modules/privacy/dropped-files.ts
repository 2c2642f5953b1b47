import type { Tools } from './tools.ts';

/** Files go after the commit that forgot them; what cannot be deleted now is tried again with the next look. */
export async function deleteDroppedFiles({ erasures, files }: Pick<Tools, 'erasures' | 'files'>): Promise<void> {
  for (const file of await erasures.droppedFiles()) {
    await files.delete(file);
    await erasures.fileIsGone(file);
  }
}
