import type { LearningEvent } from '#modules/learning';

import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

type LevelCompleted = Extract<LearningEvent, { type: 'learning.level_completed' }>;

/** A kid is through with a level: the family hears what comes next, and after the last one what fits. */
export const whenLevelIsCompleted =
  (tools: Tools) =>
  ({ familyId, kidUid, courseCode, levelCode, next }: LevelCompleted): Promise<void> =>
    tellFamily(tools)(familyId, `level completed ${kidUid} ${courseCode} ${levelCode}`, async (texts, to, { locale }) => {
      const { name: kid } = await tools.families.kidOf(familyId, kidUid);
      const tongue = locale === 'ru-RU' ? 'ru' : 'en';
      const titleOf = (code: string) => tools.learning.levelTitle(courseCode, code)?.[tongue] ?? '';
      const fits = next === null ? await tools.learning.fitsNext(familyId, kidUid) : [];
      return texts.levelCompleted({
        ...to,
        kid,
        course: texts.courses[courseCode],
        level: titleOf(levelCode),
        next: next === null ? null : titleOf(next),
        fits: fits.map((code) => texts.courses[code]),
        path: next === null ? '/intro-appointment' : `/courseProgress/${kidUid}/${courseCode}`,
      });
    });
