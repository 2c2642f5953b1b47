import { announcementChannels, announcementKinds } from '@school/contract/notifications/announcement-limits';
import type { Announcement } from '@school/contract/notifications/announcement-shapes';
import { lazy, Suspense, useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { CheckChips, RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Icon, Send } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate } from '#kit/router/router.tsx';

import { DraftStatus } from '../drafted/draft-status.tsx';
import { ReachCard } from './reach-card.tsx';
import { SegmentFields } from './segment-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useDraft } from './use-draft.ts';
import { useReach } from './use-reach.ts';

const SendSheet = lazy(() => import('./send-sheet.tsx').then(({ SendSheet: component }) => ({ default: component })));

/** A draft: whom it is for, what it says, where it is told; beside it how it reads. Saved as it is written. */
export function AnnouncementEditor({ announcement, onAgain }: { announcement: Announcement; onAgain(): void }) {
  const t = useTexts('announcements');
  const { announcementId } = announcement;
  const navigate = useNavigate({ from: '/manager/announcements/$announcementId' });
  const { content, saved, standing, save, keepMine, write } = useDraft(announcement);
  const reach = useReach(saved.content);
  const [isSending, setSending] = useState(false);
  const test = useCall('POST /manager/announcements/:announcementId/test');
  const discard = useCall('POST /manager/announcements/:announcementId/discard', { changes: ['GET /manager/announcements'] });
  const faults = reach.data?.faults ?? [];
  const ageFault = faults.some(({ fault }) => fault === 'ages') ? t.faults.ages() : undefined;
  const isReady = standing === 'same' && !reach.isPlaceholderData && reach.data !== undefined;
  const why = () => {
    if (!isReady) return undefined;
    if (faults.length > 0) return t.notReady(faults.length);
    return reach.data?.people === 0 ? t.nobody : undefined;
  };
  const isFamilies = content.segment.audience === 'families';

  const tryOut = async () => {
    await test.mutateAsync({ params: { announcementId }, body: { revision: saved.revision } });
    raiseNotice({ tone: 'good', text: t.testSent });
  };
  const throwAway = async () => {
    await discard.mutateAsync({ params: { announcementId }, body: { revision: saved.revision } });
    raiseNotice({ tone: 'good', text: t.discarded });
    await navigate({ to: '/manager/announcements' });
  };

  return (
    <PageLayout
      title={t.one}
      width="wide"
      actions={
        <Button kind="primary" disabled={!isReady || why() !== undefined} hint={why()} onPress={() => setSending(true)}>
          <Icon of={Send} />
          {t.send}
        </Button>
      }
    >
      <DraftStatus standing={standing} savedAt={saved.savedAt} onAgain={onAgain} onSave={save} onKeep={keepMine} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card label={t.whom} className="flex flex-col gap-4">
            <h2 className="text-lg">{t.whom}</h2>
            <SegmentFields segment={content.segment} error={ageFault} onChange={(segment) => write({ segment })} />
            {isFamilies && (
              <RadioChips
                label={t.kind}
                required
                name="kind"
                help={t.kindHelp[content.kind]}
                chips={choicesOf(t.kinds, announcementKinds)}
                value={content.kind}
                onChange={(kind) => write({ kind })}
              />
            )}
          </Card>
          <Card label={t.says} className="flex flex-col gap-4">
            <h2 className="text-lg">{t.says}</h2>
            <TextFields
              content={content}
              holes={isFamilies ? ['name', 'kids', 'school'] : ['name', 'school']}
              faults={faults}
              onChange={write}
            />
          </Card>
          <Card label={t.where} className="flex flex-col gap-4">
            <h2 className="text-lg">{t.where}</h2>
            <CheckChips
              label={t.where}
              labelHidden
              required
              name="channels"
              help={t.whereHelp}
              chips={announcementChannels
                .filter((value) => isFamilies || value !== 'app')
                .map((value) => ({ value, label: t.channels[value] }))}
              value={content.channels}
              onChange={(channels) => write({ channels })}
            />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5 xl:sticky xl:top-5">
          <ReachCard reach={reach.data} isFailed={reach.isError} audience={content.segment.audience} />
          <div className="flex flex-wrap gap-3">
            <Button busy={test.isPending} disabled={standing !== 'same'} onPress={() => void tryOut()}>
              {t.test}
            </Button>
            <Button busy={discard.isPending} disabled={standing !== 'same'} onPress={() => void throwAway()}>
              {t.discard}
            </Button>
          </div>
        </div>
      </div>
      <Suspense>
        {isSending && reach.data && (
          <SendSheet
            announcementId={announcementId}
            revision={saved.revision}
            content={saved.content}
            reach={reach.data}
            onClose={() => setSending(false)}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}
