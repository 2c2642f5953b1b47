import type { Import } from '@school/contract/back-office/import-shapes';

import { useMay } from '#api/rights.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { RefusedLines } from './refused-lines.tsx';

const outcomes = ['created', 'same', 'refused'] as const;

/** What would happen, or has happened: in numbers, and line by line where it went wrong. */
export function Outcome({ of: it, onChange }: { of: Import; onChange(): void }) {
  const t = useTexts('tableImport');
  const may = useMay()('POST /manager/imports/:importId/run');
  const run = useCall('POST /manager/imports/:importId/run', {
    changes: ['GET /manager/imports/:importId', 'GET /manager/imports/:importId/rows', 'GET /manager/imports', 'GET /manager/families'],
  });
  const invite = useCall('POST /manager/imports/:importId/invitations', {
    changes: ['GET /manager/imports/:importId', 'GET /manager/imports'],
  });
  const { importId, counts, state } = it;
  const isDone = state === 'done';
  const invited = it.kind === 'families' || it.kind === 'teachers' ? it.kind : undefined;
  const mayInvite = may && isDone && it.invitations === null && counts.created > 0;
  const words = isDone ? t.countsDone : t.counts;
  return (
    <>
      <Card className="flex max-w-2xl flex-col gap-4">
        <h2 className="text-xl">{isDone ? t.became : t.would}</h2>
        <dl className="flex flex-col gap-2">
          {outcomes.map((outcome) => (
            <div key={outcome} className="flex justify-between gap-4">
              <dt>{words[outcome]}</dt>
              <dd className="font-bold figures">{counts[outcome]}</dd>
            </div>
          ))}
          {it.units !== null && (
            <div className="flex justify-between gap-4">
              <dt>{t.units}</dt>
              <dd className="font-bold figures">{it.units}</dd>
            </div>
          )}
        </dl>
        {!isDone && <p className="text-mute">{t.nobodyWritten}</p>}
        {isDone && (
          <>
            {it.invitations && <p>{t.invited(it.invitations.sent, it.invitations.waiting)}</p>}
            {it.invitations !== null && it.invitations.unreached > 0 && (
              <p className="text-warn">{t.unreached(it.invitations.unreached)}</p>
            )}
            {mayInvite && invited && <p className="text-mute">{t.inviteAbout}</p>}
            <div className="flex flex-wrap gap-3">
              {mayInvite && invited && (
                <Button busy={invite.isPending} onPress={() => invite.mutate({ params: { importId }, body: {} })}>
                  {t.invite[invited]}
                </Button>
              )}
              <WhereTo kind={it.kind} />
            </div>
          </>
        )}
        {!isDone && may && (
          <div className="flex flex-wrap items-start gap-3">
            <Button
              kind="primary"
              busy={run.isPending}
              disabled={counts.created === 0}
              hint={counts.created === 0 ? t.nothingToRun : undefined}
              onPress={() => run.mutate({ params: { importId }, body: {} })}
            >
              {t.run(counts.created)}
            </Button>
            <Button onPress={onChange}>{t.another}</Button>
          </div>
        )}
      </Card>
      {counts.refused > 0 && <RefusedLines of={it} />}
    </>
  );
}

/** Where that is what has come. */
function WhereTo({ kind }: Pick<Import, 'kind'>) {
  const { to } = useTexts('tableImport');
  if (kind === 'teachers') return <LinkButton to="/manager/teachers">{to[kind]}</LinkButton>;
  if (kind === 'schedules') return <LinkButton to="/manager/calendar">{to[kind]}</LinkButton>;
  if (kind === 'groups' || kind === 'seats') return <LinkButton to="/manager/groups">{to[kind]}</LinkButton>;
  return (
    <LinkButton to="/manager" search={{ source: 'old-school' }}>
      {to[kind]}
    </LinkButton>
  );
}
