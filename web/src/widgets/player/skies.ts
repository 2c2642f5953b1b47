import type { TemplateCode } from '@school/contract/playbooks/tasks';

/** The sky over a kind of task (docs/design/world.md#the-stage): evening to put in order, night to remember and to listen, snow to write in. */
const skies: Partial<Record<TemplateCode, 'evening' | 'night' | 'snow'>> = {
  'sort-bins': 'evening',
  'clock-set': 'evening',
  'memory-pairs': 'night',
  say: 'night',
  trace: 'snow',
};
export const skyOf = (template: TemplateCode | undefined): 'day' | 'evening' | 'night' | 'snow' => (template && skies[template]) ?? 'day';
