import { delicateHelp, type helpCodes } from '@school/contract/lesson-room/limits';

/** Is it a matter that only colleagues who work with people hear? */
export const isDelicate = (code: (typeof helpCodes)[number]): boolean => delicateHelp.some((it) => it === code);
