import type { AnswerOf } from '@school/contract/calls';
import { kindOf, type PageKey } from '@school/contract/pages/limits';
import type { PageBody, PageShown } from '@school/contract/pages/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Tabs } from '#kit/tabs.tsx';

import { BeginsField, useBegins } from '../money/dated/begins-field.tsx';
import { OnRecord } from '../money/dated/on-record.tsx';
import { ReasonedSheet } from '../reasoned-sheet.tsx';
import { useReason } from '../use-reason.ts';
import { usePageName, useRestoreWords } from './use-page-name.ts';

/** Everything that is read of a text, by whomever. */
const changes = [
  'GET /manager/texts',
  'GET /manager/texts/:page',
  'GET /faq',
  'GET /legal/:document',
  'GET /courses/:courseCode/about',
] as const;

interface SheetProps {
  page: PageKey;
  onClose(): void;
}

/** The draft becomes what people read: from when, and why. */
export function PublishSheet({ page, revision, byHand, onClose }: SheetProps & { revision: number; byHand: number }) {
  const t = useTexts('schoolTexts');
  const nameOf = usePageName();
  const begins = useBegins();
  const isConsent = kindOf(page) === 'consent';
  const publish = useCall('POST /manager/texts/:page/publish', { changes });
  return (
    <FormSheet
      title={t.publishIt(nameOf(page))}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.publish }}
      onSubmit={async (form, reason) => {
        const asksAnew = isConsent && form.has('asksAnew');
        await publish.mutateAsync({ params: { page }, body: { revision, validFrom: begins.validFrom, asksAnew, reason } });
        return t.published;
      }}
      onRefusal={atFields({
        '': ['pages.second_reader', 'pages.planned', 'pages.draft_changed', 'pages.no_draft', 'pages.not_ready'],
        validFrom: ['pages.in_past', 'pages.too_far'],
      })}
    >
      <p>{t.publishAbout}</p>
      {byHand > 0 && <p className="rounded-sm bg-warn-soft p-3 text-warn">{t.byHand(byHand)}</p>}
      <BeginsField {...begins} />
      {isConsent && (
        <div className="flex flex-col gap-1">
          <Checkbox name="asksAnew">{t.asksAnew}</Checkbox>
          <p className="text-sm text-mute">{t.asksAnewAbout}</p>
        </div>
      )}
    </FormSheet>
  );
}

/** The text that came with the product holds again; a banner is taken down. */
export function RestoreSheet({ page, onClose }: SheetProps) {
  const t = useTexts('schoolTexts');
  const restore = useCall('POST /manager/texts/:page/restore', { changes });
  const label = useRestoreWords()(page);
  return (
    <ReasonedSheet
      title={label}
      onClose={onClose}
      act={(reason) => restore.mutateAsync({ params: { page }, body: { reason } })}
      done={t.restore.done}
      onRefusal={atFields({ '': ['pages.is_original'] })}
    />
  );
}

/** Calls off a text that has not begun. */
export function CallOffSheet({ page, onClose }: SheetProps) {
  const t = useTexts('schoolTexts');
  const withdraw = useCall('POST /manager/texts/:page/withdraw', { changes });
  return (
    <ReasonedSheet
      title={t.callOff}
      onClose={onClose}
      act={(reason) => withdraw.mutateAsync({ params: { page }, body: { reason } })}
      done={t.calledOff}
      onRefusal={atFields({ '': ['pages.nothing_planned'] })}
    />
  );
}

/** A draft as people would read it. */
export function PreviewSheet({ shown, onClose }: { shown: PageShown; onClose(): void }) {
  const t = useTexts('schoolTexts');
  const { languageNames } = useTexts('shell');
  const own = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const [open, setOpen] = useState<'ru' | 'en'>(own);
  const tab = (language: 'ru' | 'en', title: string) => ({
    id: language,
    title,
    panel: (
      <article lang={language} className="flex flex-col gap-4">
        <h3 className="text-xl break-words">{shown.title[language]}</h3>
        {shown.sections.map((section, at) => (
          <section key={at} className="flex flex-col gap-1">
            {section.title[language] !== '' && <h4 className="font-bold break-words">{section.title[language]}</h4>}
            <p className="break-words whitespace-pre-line">{section.text[language]}</p>
          </section>
        ))}
      </article>
    ),
  });
  return (
    <Sheet title={t.preview} onClose={onClose} width="wide">
      <Tabs<'ru' | 'en'> label={t.preview} open={open} onOpen={setOpen} tabs={[tab('ru', languageNames.ru), tab('en', languageNames.en)]} />
    </Sheet>
  );
}

type Shown = AnswerOf<'GET /manager/texts/:page'>;

interface VersionsSheetProps extends SheetProps {
  versions: Shown['versions'];
  /** The text that a version that called the page back stands for. */
  original: PageBody | null;
  onTake(body: PageBody): void;
}

/** Every version: from when, by whom and why; each can be taken to start from. */
export function VersionsSheet({ page, versions, original, onTake, onClose }: VersionsSheetProps) {
  const t = useTexts('schoolTexts');
  const dated = useTexts('datedTerms');
  const locale = useLocale();
  const take = async (number: number) => {
    const { body } = await queryClient.fetchQuery(
      queryOf('GET /manager/texts/:page/versions/:number', { params: { page, number: String(number) } }),
    );
    const text = body ?? original;
    if (text) onTake(text);
    onClose();
  };
  return (
    <Sheet title={t.versions} onClose={onClose}>
      {versions.length === 0 && <p className="text-mute">{t.noVersions}</p>}
      <ul className="flex flex-col gap-4">
        {versions.map(({ number, isOriginal, asksAnew, state, validFrom, setAt, by, reason, withdrawn }) => (
          <li key={number} className="flex flex-col items-start gap-1">
            <span className="flex flex-wrap items-center gap-2 font-bold">
              {isOriginal ? (original ? t.versionOriginal : page === 'banner' ? t.versionDown : t.productWords) : t.version(number)}
              <Badge tone={state === 'current' ? 'good' : 'plain'}>{dated.states[state]}</Badge>
              {asksAnew && <Badge tone="brand">{t.askedAnew}</Badge>}
            </span>
            <span className="figures">{t.versionFrom(at(locale, validFrom, 'dayTime', schoolZone))}</span>
            <OnRecord at={setAt} by={by} reason={reason} />
            {withdrawn && <OnRecord what={dated.withdrawn} at={withdrawn.at} by={withdrawn.by} reason={withdrawn.reason} />}
            {(!isOriginal || original) && (
              <Button size="small" label={t.startFromIt(number)} onPress={() => void take(number)}>
                {t.startFrom}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
