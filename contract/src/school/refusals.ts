import type { Refusals } from '../refusal.ts';

/** Settings of the school. */
export const schoolRefusals = {
  /** No such setting in this group. */
  'school.setting_not_found': { status: 404, message: 'Setting not found' },
  /** `variable`: the environment variable that says it. */
  'school.setting_fixed': { status: 409, message: 'The setting is fixed by the operator' },
  'school.value_in_past': { status: 409, message: 'A value cannot begin in the past' },
  'school.value_too_far': { status: 409, message: 'A value cannot begin so far ahead' },
  'school.value_planned': { status: 409, message: 'Another value is planned already' },
  /** `state`: how far it is open. */
  'school.takes_no_families': { status: 503, message: 'The school takes no new families yet' },
  'school.takes_families': { status: 409, message: 'The school takes new families: register' },
  /** `steps`: what is missing, `count` of them. */
  'school.not_ready': { status: 409, message: 'Something that the school needs is missing' },
  'school.not_seen': { status: 409, message: 'Something is missing that was not said to be meant so' },
  'school.channel_missing': { status: 409, message: 'Nothing carries these messages: the server has no settings for it' },
  /** `tale`: what the server on the other side said. */
  'school.channel_fails': { status: 409, message: 'The server on the other side does not take messages' },
  'school.wrong_proof': { status: 409, message: 'The code is not right, or good no more' },
  'school.wrong_public_key': { status: 409, message: 'It is no public key in base64' },
  /** `key`: the setting that is fast from the first lesson that anybody has booked or opened. */
  'school.fast_with_lessons': { status: 409, message: 'The setting is changed before the first lesson only' },
  /** It holds for what is made from now on, so it is no plan. */
  'school.only_at_once': { status: 409, message: 'The setting changes at once or not at all' },
  /** `contrast`: the least that words in it would have, `least`: what they need, in tenths. */
  'school.colour_pale': { status: 409, message: 'Words in this colour could not be read' },
  'school.logo_small': { status: 422, message: 'The picture of the logo is too small' },
  /** `what` it holds that a drawing needs not. */
  'school.logo_unclean': { status: 422, message: 'The drawing holds more than a drawing' },
  'school.logo_gone': { status: 409, message: 'The picture of the logo is not there' },
  'school.nothing_planned': { status: 409, message: 'No value is planned' },
} as const satisfies Refusals;
