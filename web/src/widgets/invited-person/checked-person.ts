import { Email, Phone } from '@school/contract/identity/shapes';
import { personName } from '@school/contract/shapes';
import { safeParse } from 'zod/mini';

/** What was typed of a person who is invited, as the contract takes it. Loaded when somebody sends a form. */
export const isPersonName = (typed: string): boolean => safeParse(personName(60), typed).success;
export const isContact = (kind: 'email' | 'phone', typed: string): boolean => safeParse(kind === 'email' ? Email : Phone, typed).success;
