import type { TextsOf } from '#i18n/features.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';

/** What is being done, as the address keeps it. */
export type Action = keyof TextsOf<'familyActs'>['do'];
/** Opens the sheet of an action; `id` says of which lesson, process, place or request. */
export type Open = (action: Action, id?: string) => void;

const path = '/manager/families/$familyId/lessons';
export const views = ['ahead', 'past', 'all'] as const;
export type View = (typeof views)[number];

/** The open sheet and the shown lessons, kept in the address. */
export function useAction(familyId: string) {
  const { do: action, id, view } = useSearch({ from: path });
  const navigate = useNavigate({ from: path });
  const shown: View = views.find((it) => it === view) ?? 'ahead';
  const go = (search: { do?: string | undefined; id?: string | undefined; view?: string | undefined }) =>
    void navigate({ to: path, params: { familyId }, search: { view: shown, ...search }, replace: true, resetScroll: false });
  return {
    action,
    id,
    view: shown,
    open: (what: Action, about?: string) => go({ do: what, id: about }),
    close: () => go({}),
    show: (next: View) => go({ view: next }),
  };
}
