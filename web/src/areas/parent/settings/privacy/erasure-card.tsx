import type { User } from '@school/contract/families/shapes';
import { privacyLimits } from '@school/contract/privacy/limits';
import type { Erasure } from '@school/contract/privacy/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Chosen = { kidUid: string | null; title: string };

/** What is to be deleted, what goes and what stays, and a week in which it can be taken back. */
export function ErasureCard({ user }: { user: Pick<User, 'kids' | 'timezone' | 'balance'> }) {
  const t = useTexts('privacy').erase;
  const { data } = useQuery(queryOf('GET /user/erasures'));
  const ask = useCall('POST /user/erasures', { changes: ['GET /user/erasures'] });
  const [chosen, setChosen] = useState<Chosen>();
  const living = data?.erasures.filter(({ state }) => state === 'waiting' || state === 'leaving') ?? [];
  const isGoing = (kidUid: string | null) => living.some((it) => it.kidUid === null || it.kidUid === kidUid);
  const { balance } = user;
  const lessons = balance ? balance.bundleGold.goldCurrent + balance.bundleSilver.silverCurrent : 0;
  const isWhole = chosen?.kidUid === null;

  const confirm = async (body: { password?: string }, { kidUid }: Chosen) => {
    await ask.mutateAsync({ body: { kidUid, ...body } });
    raiseNotice({ tone: 'good', text: t.asked });
  };
  return (
    <Card title={t.title} className="flex flex-col gap-4">
      <p>{t.about(privacyLimits.erasureWaitDays)}</p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {data?.erasures.map((erasure) => (
          <Asked key={erasure.erasureId} erasure={erasure} zone={user.timezone} />
        ))}
      </ul>
      {data && (
        <div className="flex flex-col items-start gap-3">
          {user.kids
            .filter(({ kidUid }) => !isGoing(kidUid))
            .map(({ kidUid, firstName }) => (
              <Button key={kidUid} onPress={() => setChosen({ kidUid, title: t.kid(firstName) })}>
                {t.kid(firstName)}
              </Button>
            ))}
          {!isGoing(null) && <Button onPress={() => setChosen({ kidUid: null, title: t.family })}>{t.family}</Button>}
        </div>
      )}
      {chosen && (
        <ConfirmDialog
          title={chosen.title}
          action={t.ask}
          danger
          onConfirm={(body) => confirm(body, chosen)}
          onClose={() => setChosen(undefined)}
        >
          <h3 className="text-lg">{t.goesTitle}</h3>
          <p>{isWhole ? t.goesFamily : t.goesKid}</p>
          {isWhole && lessons > 0 && <p className="font-bold">{t.lessonsLeft(lessons)}</p>}
          <h3 className="text-lg">{t.staysTitle}</h3>
          <p>{isWhole ? t.staysFamily : t.staysKid}</p>
          <p className="text-mute">{t.about(privacyLimits.erasureWaitDays)}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Asked({ erasure, zone }: { erasure: Erasure; zone: string }) {
  const t = useTexts('privacy').erase;
  const locale = useLocale();
  const takeBack = useCall('POST /user/erasures/:erasureId/take-back', { changes: ['GET /user/erasures'] });
  const { erasureId, kidUid, kidName, state, dueAt, endedAt, askedBy } = erasure;
  const what = kidUid === null ? t.account : (kidName ?? t.someKid);
  const ended = endedAt === null ? '' : at(locale, endedAt, 'day', zone);
  const words = {
    waiting: () => t.waiting(what, at(locale, dueAt, 'dayTime', zone)),
    leaving: () => t.leaving(what),
    done: () => t.done(ended),
    takenBack: () => t.takenBack(ended),
  }[state];
  return (
    <li className="flex flex-col items-start gap-2">
      <p className={state === 'waiting' || state === 'leaving' ? 'font-bold' : 'text-mute'}>{words()}</p>
      {state === 'waiting' && askedBy === 'school' && <p className="text-sm text-mute">{t.bySchool}</p>}
      {state === 'waiting' && (
        <Button
          kind="primary"
          busy={takeBack.isPending}
          onPress={() =>
            takeBack.mutate({ params: { erasureId }, body: {} }, { onSuccess: () => raiseNotice({ tone: 'good', text: t.kept }) })
          }
        >
          {t.takeBack}
        </Button>
      )}
    </li>
  );
}
