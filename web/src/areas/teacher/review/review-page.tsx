import type { Work } from '@school/contract/playbooks/reviews';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { changed, queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

import { WorkCard } from './work-card.tsx';

type State = 'waiting' | 'marked';

const worksOf = (state: State, kid: string | undefined) =>
  queryOf('GET /teacher/reviews', { query: { state, ...(kid !== undefined && { kidUid: kid }) } });

export const load = () => void queryClient.prefetchQuery(worksOf('waiting', undefined));

const keyOf = ({ attemptUid, taskIdx, round }: Work) => `${attemptUid} ${taskIdx} ${round}`;

/** What pupils wrote, said and drew: the oldest first, one after another. */
export function Page() {
  const t = useTexts('review');
  const [state, setState] = useState<State>('waiting');
  const [kid, setKid] = useState<string>();
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { data } = useSuspenseQuery({ ...worksOf(state, kid), refetchInterval: 60_000 });
  const waiting = data.kids.reduce((sum, one) => sum + one.waiting, 0);

  const onMarked = async (work: Work) => {
    setTold(t.sent(work.kidName));
    await changed('GET /teacher/reviews');
    // The next one stands where this one stood: its heading is where the eyes are.
    list.current?.focus();
  };
  return (
    <PageLayout title={t.title} width="text" actions={<p className="text-mute figures">{t.left(waiting)}</p>}>
      <RadioChips<State>
        label={t.which}
        labelHidden
        name="state"
        required
        value={state}
        onChange={setState}
        chips={(['waiting', 'marked'] as const).map((value) => ({ value, label: t[value] }))}
      />
      {(data.kids.length > 1 || kid !== undefined) && (
        <RadioChips
          label={t.whose}
          name="kid"
          required
          layout="row"
          value={kid ?? ''}
          onChange={(value) => setKid(value === '' ? undefined : value)}
          chips={[
            { value: '', label: t.everybody },
            ...data.kids.map(({ kidUid, name, waiting: works }) => ({ value: kidUid, label: t.kid(name, works) })),
          ]}
        />
      )}
      <output className="sr-only">{told}</output>
      {data.works.length === 0 && <EmptyState title={state === 'waiting' ? t.empty : t.noMarked}>{t.emptyAbout}</EmptyState>}
      <ul ref={list} tabIndex={-1} aria-label={t[state]} className="flex flex-col gap-4">
        {data.works.map((work) => (
          <li key={`${keyOf(work)} ${work.mark?.timestamp ?? ''}`}>
            <WorkCard work={work} onMarked={(marked) => void onMarked(marked)} />
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
