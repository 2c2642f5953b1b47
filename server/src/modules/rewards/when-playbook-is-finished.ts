import type { PlaybooksEvent } from '#modules/playbooks';

import { layForHomework } from './lay-planks.ts';
import { keepBadges } from './own-badges.ts';
import { keepStickers } from './own-stickers.ts';
import type { Tools } from './tools.ts';

/** The last homework of a lesson lights its lantern: what it brings is written down, also where stickers are switched off. */
export const whenPlaybookIsFinished =
  (tools: Tools) =>
  async ({ kidUid }: Pick<PlaybooksEvent, 'kidUid'>): Promise<void> => {
    const [kid] = await tools.families.kids([kidUid]);
    if (!kid) return;
    await keepStickers(tools, kid);
    await layForHomework(tools, kid);
    await keepBadges(tools, kid);
  };
