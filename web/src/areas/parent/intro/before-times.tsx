import type { AnswerOf } from '@school/contract/calls';
import type { SubjectCode } from '@school/contract/catalogue/limits';

import { useTexts } from '#i18n/texts.ts';
import { Icon, TriangleAlert } from '#kit/icon.tsx';

import { HeldTime } from './held-time.tsx';

interface BeforeTimesProps {
  kid: { kidUid: string; firstName: string };
  subject: SubjectCode;
  zone: string;
  offer: AnswerOf<'GET /intro/slots'>;
}

/** What is to be known before a time is chosen: the one that is kept already, and ages outside of the usual. */
export function BeforeTimes({ kid, subject, zone, offer: { may, held, ages, slots } }: BeforeTimesProps) {
  const t = useTexts('intro');
  if (!may.allowed || slots.length === 0) return null;
  return (
    <>
      {held && <HeldTime event={held} kidUid={kid.kidUid} subject={subject} zone={zone} />}
      {ages.warn && (
        <p className="flex gap-3 rounded-md bg-warn-soft p-4 text-warn">
          <Icon of={TriangleAlert} />
          {ages.kid < ages.from ? t.warnYoung(kid.firstName, ages.from, ages.kid) : t.warnOld(kid.firstName, ages.to, ages.kid)}
        </p>
      )}
    </>
  );
}
