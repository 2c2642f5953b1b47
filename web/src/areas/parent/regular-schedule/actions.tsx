import type { RegularSchedule } from '@school/contract/scheduling/shapes';
import type { Verdict } from '@school/contract/verdict';
import type { ReactNode } from 'react';

import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

interface ActionsProps {
  regular: RegularSchedule;
  onOpen(act: 'pause' | 'end'): void;
}

/** What may be done with the schedule, each with what it means; what may not, with the server's reason. */
export function Actions({ regular, onOpen }: ActionsProps) {
  const t = useTexts('regularSchedule');
  const { may, process, pauseDaysMax } = regular;
  const params = { processId: process.processId };
  return (
    <Card label={t.actions} className="flex flex-col">
      <h2 className="pb-3 text-lg">{t.actions}</h2>
      <Act may={may.change} name={t.change.do} about={t.change.about}>
        <LinkButton to="/schedule/regular/$processId/days" params={params} wide>
          {t.change.do}
        </LinkButton>
      </Act>
      {!regular.pause && (
        <Act
          may={may.pause}
          name={t.pauseAction.do}
          about={t.pauseAction.about(pauseDaysMax)}
          {...(process.heldUntil !== null && { why: t.pauseAction.held })}
        >
          <Button onPress={() => onOpen('pause')} wide>
            {t.pauseAction.do}
          </Button>
        </Act>
      )}
      <Act may={may.changeTeacher} name={t.teacherAction.do} about={t.teacherAction.about}>
        <LinkButton to="/change-teacher/$processId" params={params} wide>
          {t.teacherAction.do}
        </LinkButton>
      </Act>
      <Act may={may.end} name={t.endAction.do} about={t.endAction.about}>
        <Button kind="danger" onPress={() => onOpen('end')} wide>
          {t.endAction.do}
        </Button>
      </Act>
    </Card>
  );
}

interface ActProps {
  may: Verdict;
  name: string;
  about: string;
  /** Says more than the words of the refusal do. */
  why?: string;
  children: ReactNode;
}

/** One act: the button when the server lets it, a grey one with the reason when it does not. */
function Act({ may, name, about, why, children }: ActProps) {
  const say = useRefusals();
  return (
    <div className="flex flex-col gap-1.5 border-t border-line py-4 last:pb-0">
      {may.allowed ? (
        <>
          {children}
          <p className="text-sm text-mute">{about}</p>
        </>
      ) : (
        <Button disabled wide hint={why ?? say(may.why, may.facts)}>
          {name}
        </Button>
      )}
    </div>
  );
}
