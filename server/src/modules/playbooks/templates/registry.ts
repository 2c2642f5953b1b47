import type { TemplateCode } from '@school/contract/playbooks/tasks';

import { templates } from './every-template.ts';
import type { Template } from './base/template.ts';

export { templates };

/** The template of a code, for those who only pass its items on. */
export const templateOf = (code: TemplateCode): Template => templates[code] as unknown as Template;
