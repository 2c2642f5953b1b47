import type { SkillsMap } from '@school/contract/learning/skills';

import { Earned } from './earned.tsx';
import { Figures } from './figures.tsx';
import { SkillTree } from './skill-tree.tsx';
import { SkillsLook } from './skills-look.tsx';
import { Works } from './works.tsx';

/** Skills of a level at the left, figures and what was made at the right; on a phone one below the other. */
export const SkillsSheet = ({ kidUid, map, weeks }: { kidUid: string; map: SkillsMap; weeks: number }) => (
  <div className="skills">
    <SkillsLook />
    <SkillTree kidUid={kidUid} map={map} />
    <div className="skills-beside">
      <Figures map={map} weeks={weeks} />
      <Earned map={map} />
      <Works kidUid={kidUid} courseCode={map.courseCode} />
    </div>
  </div>
);
