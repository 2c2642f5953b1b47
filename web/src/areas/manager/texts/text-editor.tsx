import type { AnswerOf } from '@school/contract/calls';
import { letterPages } from '@school/contract/pages/letters';
import { isOneText, pagesLimits } from '@school/contract/pages/limits';
import type { PageBody, PageSection } from '@school/contract/pages/shapes';
import { useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Icon, Plus } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextField } from '#kit/text-field.tsx';

import { DraftStatus } from '../drafted/draft-status.tsx';
import { PublishButton } from '../drafted/publish-button.tsx';
import { ChipList, useLastField } from './chip-list.tsx';
import { SectionFields } from './section-fields.tsx';
import { CallOffSheet, PreviewSheet, PublishSheet, RestoreSheet, VersionsSheet } from './text-sheets.tsx';
import { TestButton } from './test-button.tsx';
import { useFaultWords } from './use-fault-words.ts';
import { usePageName, useRestoreWords } from './use-page-name.ts';
import { useWork } from './use-work.ts';

const none = { ru: '', en: '' };
const blank = (): PageSection => ({ title: none, text: none, words: none });
const empty: PageBody = { title: none, sections: [blank()] };
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface TextEditorProps {
  text: AnswerOf<'GET /manager/texts/:page'>;
  /** Reads the text anew, with what colleagues have saved. */
  onAgain(): void;
}

/** The editor of a text: both languages side by side, saved as it is written. */
export function TextEditor({ text: { page, kind, inForce, isOriginal, original, work, chips, versions }, onAgain }: TextEditorProps) {
  const t = useTexts('schoolTexts');
  const nameOf = usePageName();
  const restores = useRestoreWords();
  const locale = useLocale();
  const { body, saved, standing, save, write } = useWork(page, work, inForce ?? empty);
  const [sheet, setSheet] = useState<'publish' | 'restore' | 'callOff' | 'preview' | 'versions'>();
  const editor = useRef<HTMLDivElement>(null);
  const put = useLastField(editor);
  const faults = saved?.faults ?? [];
  const titleFault = useFaultWords(faults.filter(({ section }) => section === null));
  const wrong = faults.filter(({ fault }) => fault !== 'number').length;
  const discard = useCall('POST /manager/texts/:page/draft/discard', { changes: ['GET /manager/texts', 'GET /manager/texts/:page'] });
  const planned = versions.find(({ state }) => state === 'planned');
  const close = () => setSheet(undefined);
  const letter = letterPages.find((known) => known === page);

  const { sections } = body;
  const setSections = (next: readonly PageSection[]) => write({ ...body, sections: [...next] });
  const move = (from: number, by: -1 | 1) => {
    const [it] = sections.slice(from, from + 1);
    if (it) setSections(sections.toSpliced(from, 1).toSpliced(from + by, 0, it));
  };
  const markOf = (section: PageSection) => {
    if (!inForce || inForce.sections.some((it) => same(it, section))) return undefined;
    return inForce.sections.some((it) => same(it.title, section.title)) ? 'changed' : 'new';
  };
  const throwAway = async () => {
    await discard.mutateAsync({ params: { page }, body: { revision: saved?.draft.revision ?? 0 } });
    raiseNotice({ tone: 'good', text: t.discarded });
    onAgain();
  };

  const keepMine = async () => {
    const { work: theirs } = await api('GET /manager/texts/:page', { params: { page } });
    await save(theirs?.draft.revision ?? 0);
  };

  return (
    <PageLayout
      title={nameOf(page)}
      width="wide"
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <Button onPress={() => setSheet('versions')}>{t.versions}</Button>
          {letter && saved && <TestButton page={letter} revision={saved.draft.revision} disabled={standing !== 'same'} />}
          {saved && <Button onPress={() => setSheet('preview')}>{t.preview}</Button>}
          <PublishButton t={t} isKept={Boolean(saved) && standing === 'same'} wrong={wrong} onPress={() => setSheet('publish')} />
        </div>
      }
    >
      <DraftStatus standing={standing} savedAt={saved?.draft.savedAt ?? null} onAgain={onAgain} onSave={save} onKeep={keepMine} />
      {planned && (
        <p className="flex flex-wrap items-center gap-3 rounded-sm bg-brand-soft p-3">
          {t.plannedOn(at(locale, planned.validFrom, 'dayTime', schoolZone))}
          <Button size="small" onPress={() => setSheet('callOff')}>
            {t.callOff}
          </Button>
        </p>
      )}
      {letter && <p className="text-mute">{t.letterNote}</p>}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div ref={editor} className="flex min-w-0 flex-col gap-5">
          <Card className="grid gap-5 lg:grid-cols-2">
            {(['ru', 'en'] as const).map((language) => (
              <div key={language} lang={language} className="min-w-0">
                <TextField
                  name={`title-${language}`}
                  label={t.in(isOneText(kind) ? t.fields[kind].title : t.pageTitle, language)}
                  required
                  maxLength={pagesLimits.titleLength}
                  value={body.title[language]}
                  onChange={(typed) => write({ ...body, title: { ...body.title, [language]: typed } })}
                  error={titleFault('title', language)}
                />
              </div>
            ))}
          </Card>
          {sections.map((section, place) => (
            <SectionFields
              key={place}
              kind={kind}
              at={place}
              count={sections.length}
              section={section}
              mark={markOf(section)}
              faults={faults}
              onChange={(next) => setSections(sections.with(place, next))}
              onMove={(by) => move(place, by)}
              onRemove={() => setSections(sections.toSpliced(place, 1))}
            />
          ))}
          {inForce && inForce.sections.length > sections.length && (
            <p className="text-mute">{t.gone(inForce.sections.length - sections.length)}</p>
          )}
          <div className="flex flex-wrap gap-3">
            {!isOneText(kind) && sections.length < pagesLimits.sections && (
              <Button onPress={() => setSections([...sections, blank()])}>
                <Icon of={Plus} />
                {t.addSection[kind]}
              </Button>
            )}
            {saved && standing === 'same' && (
              <Button busy={discard.isPending} onPress={() => void throwAway()}>
                {t.discard}
              </Button>
            )}
            {!isOriginal && <Button onPress={() => setSheet('restore')}>{restores(page)}</Button>}
          </div>
        </div>
        <ChipList chips={chips} onPut={put} />
      </div>
      {sheet === 'publish' && saved && (
        <PublishSheet page={page} revision={saved.draft.revision} byHand={faults.length - wrong} onClose={close} />
      )}
      {sheet === 'restore' && <RestoreSheet page={page} onClose={close} />}
      {sheet === 'callOff' && <CallOffSheet page={page} onClose={close} />}
      {sheet === 'preview' && saved && <PreviewSheet shown={saved.shown} onClose={close} />}
      {sheet === 'versions' && <VersionsSheet page={page} versions={versions} original={original} onTake={write} onClose={close} />}
    </PageLayout>
  );
}
