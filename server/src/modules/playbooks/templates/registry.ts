import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type * as z from 'zod';

import { templates } from './every-template.ts';
import type { Template } from './base/template.ts';

export { templates };

type Written = { [Code in TemplateCode]: z.output<(typeof templates)[Code]['written']> };

declare module '../../generators/generator.ts' {
  // What generators write is what the kinds read.
  interface WrittenByKind extends Written {}
}

/** The template of a code, for those who only pass its items on. */
export const templateOf = (code: TemplateCode): Template => templates[code] as unknown as Template;
