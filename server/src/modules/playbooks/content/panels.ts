import { type ExplainPanel, Picture } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { ContentFault, type Lesson, reasonsOf } from '#modules/library';

import type { readMaterial } from './content.ts';
import { Text, WrittenStimulus } from '../templates/base/written.ts';

const Said = z.strictObject({ ru: z.string().trim().min(1), en: z.string().trim().min(1) });

const WrittenPanel = z
  .strictObject({ picture: z.optional(Picture), name: Text.optional(), stimulus: WrittenStimulus.optional(), say: Said })
  .refine(({ picture, stimulus }) => (picture === undefined) !== (stimulus === undefined), {
    path: ['picture'],
    message: 'a picture, or a stimulus',
  })
  .transform(({ picture, name, stimulus, say }): ExplainPanel => ({
    stimulus: stimulus ?? { kind: 'face', face: { ...(picture && { picture }), ...(name && { name }) } },
    say,
  }));

/** What a lesson tells before its tasks: one picture and one short sentence after the other. */
export const readPanels = (
  { explain = [], path }: Pick<Lesson, 'explain' | 'path'>,
  material: Pick<ReturnType<typeof readMaterial>, 'resolved'>,
): readonly ExplainPanel[] =>
  explain.map((written, at) => {
    const read = WrittenPanel.safeParse(resolvedAt(path, at, () => material.resolved(written)));
    if (!read.success) throw new ContentFault(path, `panel ${at + 1}: ${reasonsOf(read.error)}`);
    return read.data;
  });

function resolvedAt(path: string, at: number, resolve: () => unknown): unknown {
  try {
    return resolve();
  } catch (fault) {
    throw new ContentFault(path, `panel ${at + 1}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}
