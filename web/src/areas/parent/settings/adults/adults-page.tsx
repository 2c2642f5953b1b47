import type { Adult, AdultInvitation } from '@school/contract/adults/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useIsFirstParent } from '#api/adult.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';

import { ToSettings } from '../to-settings.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { OwnCard } from './own-card.tsx';
import { RightsSheet } from './rights-sheet.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /adults'));
};

const list = 'flex flex-col divide-y divide-line rounded-lg border border-line bg-card px-5';

type Opened = { what: 'invite' } | { what: 'rights' | 'remove'; adult: Adult };

/** Who is in the family besides the parent: invited, given rights, let out (docs/rules/adults.md). */
export function Page() {
  const t = useTexts('adults');
  const locale = useLocale();
  const session = useSession();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data } = useSuspenseQuery(queryOf('GET /adults'));
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const isOwner = useIsFirstParent();
  const isFull = data.adults.length + data.invitations.length >= data.most;
  const withdraw = useCall('POST /adults/invitations/:invitationId/withdraw', { changes: ['GET /adults'] });
  const doWithdraw = ({ invitationId }: AdultInvitation) =>
    withdraw.mutate({ params: { invitationId }, body: {} }, { onSuccess: () => void raiseNotice({ tone: 'good', text: t.withdrawn }) });
  return (
    <PageLayout title={t.title} width="text" actions={<ToSettings />}>
      <p>{isOwner ? t.about : t.aboutOwn}</p>
      <ul aria-label={t.title} className={list}>
        <li className="flex min-h-16 items-center gap-4 py-3">
          <Avatar name={data.parent} picture={isOwner ? user.avatar : null} size={40} />
          <span className="flex grow flex-col">
            <strong>{data.parent}</strong>
            <span className="text-sm text-mute">{t.parent}</span>
          </span>
        </li>
        {data.adults.map((adult) => (
          <li key={adult.adultId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Avatar name={adult.name} picture={null} size={40} />
            <span className="flex min-w-0 grow flex-col">
              <strong className="break-words">
                {adult.name} {adult.adultId === session?.adult?.adultId && <Badge tone="good">{t.you}</Badge>}
              </strong>
              <span className="text-sm break-all text-mute">
                {t.rights[adult.may]}
                {adult.contact !== null && ` · ${adult.contact}`}
              </span>
            </span>
            {isOwner && (
              <span className="flex flex-wrap gap-2">
                <Button size="small" label={t.changeOf(adult.name)} onPress={() => open({ what: 'rights', adult })}>
                  {t.change}
                </Button>
                <Button size="small" label={t.removeOf(adult.name)} onPress={() => open({ what: 'remove', adult })}>
                  {t.remove}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {data.invitations.length > 0 && (
        <section aria-label={t.waiting} className="flex flex-col gap-3">
          <h2 className="text-lg">{t.waiting}</h2>
          <ul aria-label={t.waiting} className={list}>
            {data.invitations.map((it) => (
              <li key={it.invitationId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <span className="flex min-w-0 grow flex-col">
                  <strong className="break-words">{it.name}</strong>
                  <span className="text-sm break-all text-mute">
                    {t.rights[it.may]} · {it.contact}
                  </span>
                  <span className="text-sm text-mute">{t.until(at(locale, it.until, 'dayTime', user.timezone))}</span>
                </span>
                <Button size="small" label={t.withdrawOf(it.name)} busy={withdraw.isPending} onPress={() => doWithdraw(it)}>
                  {t.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOwner && (
        <div className="flex flex-col gap-3">
          {isFull ? (
            <p className="text-mute">{t.full(data.most)}</p>
          ) : (
            <Button kind="primary" onPress={() => open({ what: 'invite' })}>
              {t.invite}
            </Button>
          )}
          <p className="text-sm text-mute">{t.never}</p>
        </div>
      )}
      {session?.adult && <OwnCard name={user.firstName} zone={user.timezone} />}
      {opened?.what === 'invite' && <InviteSheet onClose={close} />}
      {opened?.what === 'rights' && <RightsSheet adult={opened.adult} onClose={close} />}
      {opened?.what === 'remove' && <RemoveDialog adult={opened.adult} onClose={close} />}
    </PageLayout>
  );
}

function RemoveDialog({ adult, onClose }: { adult: Adult; onClose(): void }) {
  const t = useTexts('adults');
  const remove = useCall('POST /adults/:adultId/remove', { changes: ['GET /adults'] });
  const go = () =>
    remove.mutate(
      { params: { adultId: adult.adultId }, body: {} },
      {
        onSuccess: () => {
          raiseNotice({ tone: 'good', text: t.removed });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t.removeOf(adult.name)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button kind="danger" busy={remove.isPending} onPress={go}>
            {t.remove}
          </Button>
        </>
      }
    >
      <p>{t.removeAbout(adult.name)}</p>
    </Dialog>
  );
}
