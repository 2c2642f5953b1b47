import type { FamilySource } from '@school/contract/families/added';

import { insist } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { mayJoin } from '../rules/kid.ts';
import { type Asked, type FirstFields, makeFamily, type Registered } from './make-family.ts';

/**
 * A colleague writes a family down that phones or comes by (docs/rules/families.md#added-by-the-school): what an application makes, without a
 * password and with nothing confirmed. So nothing is sent, and the parent says itself that it agrees.
 */
export const addFamily =
  (tools: Tools) =>
  (form: Omit<FirstFields, 'password'>, source: FamilySource, asked: Asked): Promise<Registered> =>
    tools.db.inTransaction(async () => {
      insist(mayJoin(form.kid.dob, tools.clock.now()));
      return makeFamily(tools, form, [], { by: 'asked', source, ...asked });
    });
