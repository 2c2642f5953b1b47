import { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';

/** Was it refused for a right that the colleague does not have? Then asking again does not help. */
export const isNoRight = (error: unknown): boolean => error instanceof SchoolRefusal && error.code === 'identity.right_needed';

/** Stands where a page was opened by its address without the right for it. */
export function NoRight() {
  const { noRight } = useTexts('office');
  const say = useRefusals();
  return <EmptyState title={noRight}>{say('identity.right_needed')}</EmptyState>;
}
