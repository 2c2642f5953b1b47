import { phoneIn } from '../phones/kept-phone.ts';

/** What somebody typed to sign in, as it is kept: an e-mail trimmed, a phone in E.164 however it is written. */
export const loginOf = (typed: string): string => phoneIn(typed) ?? typed.trim();
