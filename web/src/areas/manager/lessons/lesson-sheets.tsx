import type { AnswerOf } from '@school/contract/calls';
import type { LessonBody } from '@school/contract/playbooks/lesson-texts';

import { atFields } from '#api/form-refusals.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';

import { OnRecord } from '../money/dated/on-record.tsx';
import { ReasonedSheet } from '../reasoned-sheet.tsx';
import { useReason } from '../use-reason.ts';
import { type LessonParams, lessonReadings } from './asked-lesson.ts';

interface SheetProps {
  params: LessonParams;
  onClose(): void;
}

/** The draft becomes the lesson of whoever begins it from now on. */
export function PublishSheet({ params, name, revision, onClose }: SheetProps & { name: string; revision: number }) {
  const t = useTexts('lessonEditor');
  const publish = useCall('POST /manager/lessons/:courseCode/:lessonCode/publish', { changes: lessonReadings });
  return (
    <FormSheet
      title={t.publishIt(name)}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.publish }}
      onSubmit={async (_, reason) => {
        await publish.mutateAsync({ params, body: { revision, reason } });
        return t.published;
      }}
      onRefusal={atFields({ '': ['playbooks.lesson_changed', 'playbooks.no_draft', 'playbooks.lesson_not_ready'] })}
    >
      <p>{t.publishAbout}</p>
    </FormSheet>
  );
}

/** The lesson that came with the product holds again. */
export function RestoreSheet({ params, onClose }: SheetProps) {
  const t = useTexts('lessonEditor');
  const restore = useCall('POST /manager/lessons/:courseCode/:lessonCode/restore', { changes: lessonReadings });
  return (
    <ReasonedSheet
      title={t.restore}
      onClose={onClose}
      act={(reason) => restore.mutateAsync({ params, body: { reason } })}
      done={t.restored}
      onRefusal={atFields({ '': ['playbooks.lesson_is_original'] })}
    />
  );
}

interface VersionsSheetProps extends SheetProps {
  versions: AnswerOf<'GET /manager/lessons/:courseCode/:lessonCode'>['versions'];
  /** None of a lesson that the school has added. */
  hasOriginal: boolean;
  onTake(body: LessonBody): void;
}

/** Every version: when, by whom and why; each can be taken to start from, and so can the lesson that came with the product. */
export function VersionsSheet({ params, versions, hasOriginal, onTake, onClose }: VersionsSheetProps) {
  const t = useTexts('lessonEditor');
  const take = async (number: number) => {
    const { body } = await queryClient.fetchQuery(
      queryOf('GET /manager/lessons/:courseCode/:lessonCode/versions/:number', { params: { ...params, number: String(number) } }),
    );
    onTake(body);
    onClose();
  };
  return (
    <Sheet title={t.versions} onClose={onClose}>
      {versions.length === 0 && <p className="text-mute">{t.noVersions}</p>}
      <ul className="flex flex-col gap-4">
        {versions.map(({ number, isOriginal, isTaken, isCurrent, setAt, by, reason }) => (
          <li key={number} className="flex flex-col items-start gap-1">
            <span className="flex flex-wrap items-center gap-2 font-bold">
              {isTaken ? t.versionTaken : isOriginal ? t.original : t.version(number)}
              {isCurrent && <Badge tone="good">{t.current}</Badge>}
            </span>
            <OnRecord at={setAt} by={by} reason={reason} />
            {!isOriginal && (
              <Button size="small" label={t.startFromIt(number)} onPress={() => void take(number)}>
                {t.startFrom}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOriginal && <Button onPress={() => void take(0)}>{t.startFromOriginal}</Button>}
    </Sheet>
  );
}
