import type { AnswerOf } from '@school/contract/calls';
import { lessonTextLimits } from '@school/contract/playbooks/lesson-limits';
import type { LessonTask } from '@school/contract/playbooks/lesson-texts';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Icon, Plus } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate } from '#kit/router/router.tsx';
import { TextField } from '#kit/text-field.tsx';

import { DraftStatus } from '../drafted/draft-status.tsx';
import { PublishButton } from '../drafted/publish-button.tsx';
import { useDrafted } from '../drafted/use-drafted.ts';
import { lessonReadings } from './asked-lesson.ts';
import { FaultList } from './fault-list.tsx';
import { PublishSheet, RestoreSheet, VersionsSheet } from './lesson-sheets.tsx';
import { PutBackSheet, TakeOutSheet } from './place-sheets.tsx';
import { TaskCard } from './task-card.tsx';

const blank: LessonTask = { ask: { ru: '', en: '' }, hint: null, explain: null, written: 'template: ', atHome: false };

interface LessonEditorProps {
  lesson: AnswerOf<'GET /manager/lessons/:courseCode/:lessonCode'>;
  /** Reads the lesson anew, with what colleagues have saved. */
  onAgain(): void;
}

/** The editor of a lesson: both languages side by side, its tasks below, saved and checked as it is written. */
export function LessonEditor({ lesson, onAgain }: LessonEditorProps) {
  const { courseCode, lessonCode, number, courseTitle, ages, inForce, isOriginal, hasOriginal, state, work, versions } = lesson;
  const t = useTexts('lessonEditor');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const params = { courseCode, lessonCode };
  const send = useCall('POST /manager/lessons/:courseCode/:lessonCode/draft');
  const discard = useCall('POST /manager/lessons/:courseCode/:lessonCode/draft/discard', { changes: lessonReadings });
  const { body, saved, standing, save, write } = useDrafted({
    saved: work,
    body: work?.body ?? inForce,
    revisionOf: ({ revision }) => revision,
    send: (revision, typed) => send.mutateAsync({ params, body: { revision, body: typed } }),
    changed: 'playbooks.lesson_changed',
  });
  const [sheet, setSheet] = useState<'publish' | 'restore' | 'versions' | 'takeOut' | 'putBack'>();
  const [opened, setOpened] = useState<number>();
  const navigate = useNavigate({ from: '/manager/lessons/$courseCode/$lessonCode' });
  const close = () => setSheet(undefined);
  const faults = saved?.faults ?? [];
  const wrong = faults.filter(({ kind }) => kind === 'wrong').length;
  const name = t.lesson(number, body.title[tongue]);

  const { tasks } = body;
  const setTasks = (next: readonly LessonTask[]) => write({ ...body, tasks: [...next] });
  const move = (from: number, by: -1 | 1) => {
    const [it] = tasks.slice(from, from + 1);
    if (it) setTasks(tasks.toSpliced(from, 1).toSpliced(from + by, 0, it));
    setOpened((at) => (at === from ? from + by : at === from + by ? from : at));
  };
  const putIn = (at: number, task: LessonTask) => {
    setTasks(tasks.toSpliced(at, 0, task));
    setOpened(at);
  };
  const throwAway = async () => {
    await discard.mutateAsync({ params, body: { revision: saved?.revision ?? 0 } });
    raiseNotice({ tone: 'good', text: t.discarded });
    // A lesson that was only begun is gone with its draft.
    if (state === 'new') void navigate({ to: '/manager/lessons', search: { course: courseCode }, replace: true });
    else onAgain();
  };
  const keepMine = async () => {
    const { work: theirs } = await api('GET /manager/lessons/:courseCode/:lessonCode', { params });
    await save(theirs?.revision ?? 0);
  };

  return (
    <PageLayout
      title={name}
      width="wide"
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <Button onPress={() => setSheet('versions')}>{t.versions}</Button>
          {saved && standing === 'same' && (
            <LinkButton to="/manager/lessons/$courseCode/$lessonCode/preview" params={params}>
              {t.tryIt}
            </LinkButton>
          )}
          <PublishButton t={t} isKept={Boolean(saved) && standing === 'same'} wrong={wrong} onPress={() => setSheet('publish')} />
        </div>
      }
    >
      <p className="text-mute">{t.place(courseTitle[tongue], t.ages(ages.from, ages.to))}</p>
      {state === 'taken' && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.isTaken}</p>}
      <DraftStatus standing={standing} savedAt={saved?.savedAt ?? null} onAgain={onAgain} onSave={save} onKeep={keepMine} />
      {saved && standing === 'same' && <FaultList faults={faults} />}
      <Card className="grid gap-5 lg:grid-cols-2">
        {(['ru', 'en'] as const).map((language) => (
          <div key={language} lang={language} className="flex min-w-0 flex-col gap-4">
            {(['title', 'goal'] as const).map((field) => (
              <TextField
                key={field}
                name={`${field}-${language}`}
                label={t.in(t.fields[field], language)}
                required
                maxLength={field === 'title' ? lessonTextLimits.titleLength : lessonTextLimits.goalLength}
                value={body[field][language]}
                onChange={(typed) => write({ ...body, [field]: { ...body[field], [language]: typed } })}
              />
            ))}
          </div>
        ))}
        {(inForce.letters !== '' || (state === 'new' && courseCode === 'reading')) && (
          <TextField
            name="letters"
            label={t.fields.letters}
            help={t.lettersHelp}
            value={body.letters}
            onChange={(letters) => write({ ...body, letters })}
          />
        )}
      </Card>
      <section aria-label={t.tasks} className="flex flex-col gap-4">
        <h2 className="text-lg">
          {t.tasks} <span className="text-base text-mute">{t.tasksCount(tasks.length)}</span>
        </h2>
        {tasks.map((task, at) => (
          <TaskCard
            key={at}
            at={at}
            count={tasks.length}
            task={task}
            isOpen={opened === at}
            isWrong={standing === 'same' && faults.some((fault) => fault.task === at + 1)}
            mayCopy={tasks.length < lessonTextLimits.tasks}
            onOpen={() => setOpened(opened === at ? undefined : at)}
            onChange={(next) => setTasks(tasks.with(at, next))}
            onMove={(by) => move(at, by)}
            onCopy={() => putIn(at + 1, task)}
            onRemove={() => setTasks(tasks.toSpliced(at, 1))}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          {tasks.length < lessonTextLimits.tasks && (
            <Button onPress={() => putIn(tasks.length, blank)}>
              <Icon of={Plus} />
              {t.add}
            </Button>
          )}
          {saved && standing === 'same' && (
            <Button busy={discard.isPending} onPress={() => void throwAway()}>
              {t.discard}
            </Button>
          )}
          {!isOriginal && hasOriginal && <Button onPress={() => setSheet('restore')}>{t.restore}</Button>}
          {state === 'taught' && <Button onPress={() => setSheet('takeOut')}>{t.takeOut}</Button>}
          {state === 'taken' && <Button onPress={() => setSheet('putBack')}>{t.putBack}</Button>}
        </div>
      </section>
      {sheet === 'publish' && saved && <PublishSheet params={params} name={name} revision={saved.revision} onClose={close} />}
      {sheet === 'restore' && <RestoreSheet params={params} onClose={close} />}
      {sheet === 'takeOut' && <TakeOutSheet params={params} name={name} onClose={close} />}
      {sheet === 'putBack' && <PutBackSheet params={params} onClose={close} />}
      {sheet === 'versions' && (
        <VersionsSheet params={params} versions={versions} hasOriginal={hasOriginal} onTake={write} onClose={close} />
      )}
    </PageLayout>
  );
}
