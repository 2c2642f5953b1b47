import type { ErrorCode } from '@school/contract/errors';

import type { SchoolRefusal } from './school-refusal.ts';

/**
 * The one place that hears every failed call (docs/rules/refusals.md#silent). It waits a moment, so that a form can take a refusal to
 * its field; what nobody took is told to the listener, which raises the red notice.
 */

/** By then a form has taken its refusal, and a page that could not be shown says in its place what the notice would say again. */
const settlingMs = 250;

type Listener = (refusal: SchoolRefusal) => void;
let listener: Listener | undefined;

/** docs/rules/refusals.md#silent: no notice for these; the form that asked shows them. */
const silent: readonly ErrorCode[] = ['auth/email-not-found'];

/** What an invited adult may not read is not there, and its page says why: nobody has pressed anything. */
const forParents: readonly ErrorCode[] = ['identity.adult_may_not', 'identity.parent_only'];

/** Who raises the notice. One listener: the shell of the app. */
export function onFailure(tell: Listener): () => void {
  listener = tell;
  return () => {
    if (listener === tell) listener = undefined;
  };
}

let signedOut: (() => void) | undefined;

/** What happens when the server no longer knows who calls, whoever shows the refusal. */
export const onSignedOut = (act: () => void): void => {
  signedOut = act;
};

/** A call has failed. */
export function heard(refusal: SchoolRefusal, call = ''): void {
  if (refusal.code === 'identity.not_signed_in') {
    // What the session before asked for is nothing to the one of now: a visit that was left, a child that gave way to its parent.
    if (refusal.outdated) return;
    signedOut?.();
  }
  if (silent.includes(refusal.code) || (call.startsWith('GET ') && forParents.includes(refusal.code))) return;
  setTimeout(() => {
    if (!refusal.taken) listener?.(refusal);
  }, settlingMs);
}
