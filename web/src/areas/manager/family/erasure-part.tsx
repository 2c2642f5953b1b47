import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import type { Erasure } from '@school/contract/privacy/shapes';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { ErasureSheet, type ErasureAction } from './erasure-sheet.tsx';
import { listLook, Reading } from './part.tsx';
import { usePart } from './use-part.ts';

/** What of the family was asked to be deleted: a manager asks for a family that wrote, cancels, or does not wait. */
export function ErasurePart({ of }: { of: FamilyCard }) {
  const t = useTexts('familyErasure');
  const erasures = usePart(queryOf('GET /manager/families/:familyId/erasures', { params: { familyId: of.familyId } }));
  const [action, setAction] = useState<ErasureAction>();
  return (
    <>
      <Reading
        of={erasures}
        title={t.title}
        actions={
          <Button size="small" onPress={() => setAction({ do: 'ask' })}>
            {t.ask}
          </Button>
        }
      >
        {(data) =>
          data.erasures.length === 0 ? (
            <p className="text-mute">{t.nothing}</p>
          ) : (
            <ul className={listLook}>
              {data.erasures.map((erasure) => (
                <Line key={erasure.erasureId} erasure={erasure} onDo={setAction} />
              ))}
            </ul>
          )
        }
      </Reading>
      {action && <ErasureSheet of={of} action={action} onClose={() => setAction(undefined)} />}
    </>
  );
}

function Line({ erasure, onDo }: { erasure: Erasure; onDo(action: ErasureAction): void }) {
  const t = useTexts('familyErasure');
  const locale = useLocale();
  const isAdmin = useSession()?.rights?.includes('admin') ?? false;
  const { erasureId, kidUid, kidName, state, dueAt, endedAt } = erasure;
  const what = kidUid === null ? t.family : (kidName ?? t.kid);
  const day = at(locale, endedAt ?? dueAt, 'dayTime', schoolZone);
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <span className="grow">{t[state](what, day)}</span>
      {state === 'waiting' && (
        <Button size="small" onPress={() => onDo({ do: 'takeBack', erasureId })}>
          {t.takeBack}
        </Button>
      )}
      {state === 'waiting' && isAdmin && (
        <Button size="small" kind="danger" onPress={() => onDo({ do: 'execute', erasureId })}>
          {t.execute}
        </Button>
      )}
    </li>
  );
}
