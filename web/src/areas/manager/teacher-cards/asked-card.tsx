import type { AskedCard, CardContent } from '@school/contract/teacher-cards/shapes';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { Button } from '#kit/button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TeacherCard } from '#widgets/teacher-card/teacher-card.tsx';

import { partsChanged } from './parts-changed.ts';

interface AskedCardProps {
  card: AskedCard;
  /** Undefined where it is decided, or by others. */
  onDecline: (() => void) | undefined;
}

/** A card that a teacher wants, beside the one that families see. */
export function AskedCardView({ card, onDecline }: AskedCardProps) {
  const t = useTexts('askedCards');
  const locale = useLocale();
  const approve = useCall('POST /manager/teacher-cards/:changeId/approve', {
    changes: ['GET /manager/teacher-cards', 'GET /manager/teachers'],
  });
  const { changeId, name, state, before, after, sentAt, decidedAt, decidedBy, reason } = card;
  const isWaiting = state === 'waiting';
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{name}</h3>
        {decidedAt === null || decidedBy === null ? (
          <span className="text-mute">{t.sent(when(sentAt))}</span>
        ) : (
          <Badge tone={state === 'approved' ? 'good' : 'warn'}>
            {state === 'approved' ? t.wasApproved(decidedBy, when(decidedAt)) : t.wasDeclined(decidedBy, when(decidedAt))}
          </Badge>
        )}
      </div>
      <p>
        <span className="text-mute">{t.changed}: </span>
        {partsChanged(before, after)
          .map((part) => t.parts[part])
          .join(', ')}
      </p>
      {reason !== null && <p className="rounded-md bg-warn-soft p-3 wrap-anywhere whitespace-pre-line text-warn">{reason}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <Side title={isWaiting ? t.before : t.beforeThen} name={name} content={before} />
        <Side title={isWaiting ? t.after : t.afterThen} name={name} content={after} isNew />
      </div>
      {onDecline && isWaiting && (
        <div className="flex flex-wrap gap-3">
          <Button
            kind="primary"
            label={t.approveOf(name)}
            busy={approve.isPending}
            onPress={() =>
              approve.mutate(
                { params: { changeId }, body: {} },
                { onSuccess: () => void raiseNotice({ tone: 'good', text: t.approved(name) }) },
              )
            }
          >
            {t.approve}
          </Button>
          <Button label={t.declineOf(name)} onPress={onDecline}>
            {t.decline}
          </Button>
        </div>
      )}
    </li>
  );
}

/** One of both: as families see it, and the words of the other language below. */
function Side({ title, name, content, isNew = false }: { title: string; name: string; content: CardContent; isNew?: boolean }) {
  const t = useTexts('askedCards');
  const locale = useLocale();
  const other = locale === 'ru-RU' ? { title: t.english, text: content.about.en } : { title: t.russian, text: content.about.ru };
  return (
    <section aria-label={title} className={`flex min-w-0 flex-col gap-3 rounded-md border-2 p-4 ${isNew ? 'border-brand' : 'border-line'}`}>
      <h4 className="text-sm font-bold text-mute">{title}</h4>
      <TeacherCard name={name} content={content} />
      <div>
        <h5 className="text-sm font-bold text-mute">{other.title}</h5>
        <p className="wrap-anywhere whitespace-pre-line">{other.text || <span className="text-mute">{t.empty}</span>}</p>
      </div>
    </section>
  );
}
