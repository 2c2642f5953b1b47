import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { AnswerOf } from '@school/contract/calls';
import { chatLimits } from '@school/contract/chat/limits';
import { choicesOf } from '#kit/choices.ts';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { useSearch } from '#kit/router/router.tsx';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { Attachment } from '#widgets/chat/attachment.tsx';

import { holds } from '../holds.ts';
import { OfficeList } from '../office-list.tsx';

type Report = AnswerOf<'GET /manager/chat-reports'>['reports'][number];

const states = ['open', 'closed'] as const;

/** What somebody asks managers to look at in conversations of families with teachers, and what was stopped there. */
export function Page() {
  const t = useTexts('helpdesk');
  const { state: asked, search = '' } = useSearch({ from: '/manager/chat/reports' });
  const change = useChangeSearch('/manager/chat/reports');
  const state = asked === 'closed' ? 'closed' : 'open';
  useTopic('chat-reports');
  const list = useQuery(queryOf('GET /manager/chat-reports', { query: state === 'open' ? {} : { state } }));
  const said = (it: Report) => [it.reason, it.stoppedText, ...it.around.map(({ text }) => text)];
  return (
    <OfficeList
      words={{ title: t.reportsTitle, list: t.reportsTitle, search: t.findReport, searchFor: t.findReportBy }}
      actions={<LinkButton to="/manager/chat">{t.toChat}</LinkButton>}
      views={
        <RadioChips
          label={t.reportsState}
          name="state"
          required
          value={state}
          onChange={(chosen) => change({ state: chosen === 'open' ? undefined : chosen })}
          chips={choicesOf(t.reportStates, states)}
        />
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      list={list}
      items={list.data?.reports.filter((it) => holds(search, it.teacherName, it.familyName, it.authorName, ...said(it)))}
      onReset={search !== '' ? () => change({ search: undefined }) : undefined}
      empty={{ title: t.noReports, about: t.noReportsAbout }}
      renderCard={(report) => (
        <li key={report.reportId}>
          <ReportCard report={report} />
        </li>
      )}
    />
  );
}

function ReportCard({ report }: { report: Report }) {
  const t = useTexts('helpdesk');
  const { picture } = useTexts('chat');
  const locale = useLocale();
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const reasons: Record<string, string> = t.contacts;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={report.kind === 'reported' ? 'bad' : 'warn'}>{t.kinds[report.kind]}</Badge>
        <h2 className="text-lg">{t.between(report.teacherName, report.familyName)}</h2>
        <time dateTime={report.at} className="text-sm text-mute figures">
          {when(report.at)}
        </time>
        <span className="grow" />
        <LoneLink to="/manager/families/$familyId/teacher-chats" params={{ familyId: report.familyId }} search={{ chat: report.chatId }}>
          {t.whole}
        </LoneLink>
        <LoneLink to="/manager/families/$familyId" params={{ familyId: report.familyId }}>
          {t.family}
        </LoneLink>
      </div>
      <p>
        {t.wrote[report.from]}: {report.authorName}.{' '}
        {t.reason(report.kind === 'stopped' ? (reasons[report.reason] ?? report.reason) : report.reason)}
      </p>
      {report.stoppedText !== null && <Said text={report.stoppedText} marked />}
      {report.around.length > 0 && (
        <ol className="flex flex-col gap-1">
          {report.around.map((message) => (
            <li key={message.messageId}>
              <Said
                text={`${message.authorName}: ${message.text || (message.picture ? picture : '')}`}
                marked={message.messageId === report.messageId}
                picture={message.picture?.url}
              >
                {message.attachment && <Attachment attachment={message.attachment} author={message.authorName} />}
              </Said>
            </li>
          ))}
        </ol>
      )}
      {report.closed ? (
        <p className="text-mute">{t.settled(report.closed.by, when(report.closed.at), report.closed.result)}</p>
      ) : (
        <Settle reportId={report.reportId} />
      )}
    </Card>
  );
}

function Said({ text, marked, picture, children }: { text: string; marked: boolean; picture?: string | undefined; children?: ReactNode }) {
  return (
    <div className={`rounded-md px-4 py-2 wrap-anywhere whitespace-pre-wrap ${marked ? 'bg-warn-soft font-bold' : 'bg-sunk'}`}>
      {text}
      {picture !== undefined && <img src={picture} alt="" className="mt-1 max-h-48 max-w-full rounded-md" />}
      {children}
    </div>
  );
}

function Settle({ reportId }: { reportId: string }) {
  const t = useTexts('helpdesk');
  const close = useCall('POST /manager/chat-reports/:reportId/close', { changes: ['GET /manager/chat-reports'] });
  return (
    <Form
      className="flex flex-col gap-3"
      onSubmit={async (data) => {
        const result = typedText(data, 'result').trim();
        if (result === '') return { result: t.wrongResult };
        await close.mutateAsync({ params: { reportId }, body: { result } });
        return undefined;
      }}
    >
      {({ pending }) => (
        <>
          <TextArea name="result" label={t.result} required maxLength={chatLimits.reportLength} />
          <Button type="submit" busy={pending} className="self-start">
            {t.settle}
          </Button>
        </>
      )}
    </Form>
  );
}
