import type { AnswerOf } from '@school/contract/calls';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { Lobby, RoomPerson } from '@school/contract/lesson-room/shapes';
import { lazy, Suspense, useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Clock, Icon, Phone } from '#kit/icon.tsx';
import { Face } from '#widgets/face/face.tsx';

/** Few lessons end so: nobody waits for what ends one. */
const TechnicalForm = lazy(() => import('../lesson/technical-form.tsx').then((file) => ({ default: file.TechnicalForm })));

interface PhoneCallProps {
  asked: AnswerOf<'POST /lesson-room/:eventId/phone'>;
  lobby: Pick<Lobby, 'eventId' | 'isTrial' | 'teacher'>;
  kid: RoomPerson;
  /** The school is called; undefined where it connects them itself. */
  onHelp: (() => void) | undefined;
  onClose(): void;
}

/** The lesson goes on by phone: whose phones ring, and what is done when nobody answers. */
export function PhoneCall({ asked: { by, endings }, lobby: { eventId, isTrial, teacher }, kid, onHelp, onClose }: PhoneCallProps) {
  const { help: t } = useTexts('teacherRoom');
  const [seconds, setSeconds] = useState(0);
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const waited = by === 'bridge' && seconds <= lessonRoomLimits.phoneRingsSeconds ? t.rings(seconds) : t.connects;
  const people = [
    { ...teacher, called: t.you, digits: endings.teacher },
    { ...kid, called: t.family(kid.name), digits: endings.family },
  ];
  const unanswered = isTrial ? t.unansweredTrial : t.unanswered;
  return (
    <>
      <p>{t[by]}</p>
      <ul className="flex flex-col gap-4">
        {people.map(({ person, name, avatar, called, digits }) => (
          <li key={person} className="flex items-center gap-3">
            <Face name={name} avatar={avatar} size={52} />
            <span className="min-w-0 grow">
              <strong className="block wrap-anywhere">{called}</strong>
              {digits !== null && <span className="figures text-mute">{t.endsIn(digits)}</span>}
            </span>
            <Badge tone="warn">
              <span className="figures inline-flex items-center gap-1.5">
                <Icon of={Phone} size={16} />
                {waited}
              </span>
            </Badge>
          </li>
        ))}
      </ul>
      {isEnding ? (
        <Suspense>
          <TechnicalForm eventId={eventId} isTrial={isTrial} onMarked={onClose} onLeave={() => setEnding(false)} />
        </Suspense>
      ) : (
        <>
          <p className="flex gap-3 rounded-md bg-warn-soft p-4">
            <Icon of={Clock} className="mt-0.5" />
            {unanswered(lessonRoomLimits.phoneRingsSeconds)}
          </p>
          <div className="flex flex-wrap gap-3 *:grow">
            {onHelp && <Button onPress={onHelp}>{t.call}</Button>}
            <Button kind="danger" onPress={() => setEnding(true)}>
              {t.breakDown}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
