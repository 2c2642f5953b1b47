import { defineModule } from '#platform/module';

import { createMastery } from './mastery.ts';
import { eraseMastery } from './stores/erase-kid.store.ts';

export type { Mastery as Door } from './mastery.ts';

export const masteryModule = defineModule({
  name: 'mastery',
  needs: ['library'],
  create: createMastery,
  // Families and teachers ask learning, which knows whose kid it is and what was taught (docs/decisions/0356).
  calls: {},
  handlers: () => ({}),
  erase: eraseMastery,
  export: { nothing: 'Whose child it is, is known above: playbooks puts what is known of skills beside the answers that say so.' },
  retention: 'What is known of a child’s skills until the family or the child is erased.',
});
