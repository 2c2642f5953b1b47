import { chatLimits } from '@school/contract/chat/limits';
import type { AnswerOf } from '@school/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { isNoRight, NoRight } from '../no-right.tsx';
import { ReadChat } from './read-chat.tsx';

const place = '/manager/families/$familyId/teacher-chats';

/** What a family and its teachers write to each other: one conversation at a time, opened with a reason, only to be read. */
export function Page() {
  const t = useTexts('teacherChats');
  const { familyId } = useParams({ from: place });
  const { chat: chosen } = useSearch({ from: place });
  const navigate = useNavigate({ from: place });
  const { data, error } = useQuery(quietly(queryOf('GET /manager/families/:familyId/teacher-chats', { params: { familyId } })));
  const chat = data?.chats.find(({ chatId }) => chatId === chosen) ?? data?.chats[0];
  return (
    <PageLayout
      title={t.title}
      actions={
        <LinkButton to="/manager/families/$familyId" params={{ familyId }}>
          {t.family}
        </LinkButton>
      }
    >
      {!data && (isNoRight(error) ? <NoRight /> : <Skeleton className="h-40" />)}
      {data?.chats.length === 0 && <EmptyState title={t.none}>{t.noneAbout}</EmptyState>}
      {chat && data && (
        <>
          <RadioChips
            label={t.which}
            name="chat"
            required
            value={chat.chatId}
            onChange={(chatId) => void navigate({ search: { chat: chatId }, replace: true, resetScroll: false })}
            chips={data.chats.map((it) => ({ value: it.chatId, label: t.chat(it.teacherName, it.kidName ?? '') }))}
          />
          <Opening key={chat.chatId} chatId={chat.chatId} />
        </>
      )}
    </PageLayout>
  );
}

/** First why, then the conversation. Whoever comes back later says why once more. */
function Opening({ chatId }: { chatId: string }) {
  const t = useTexts('teacherChats');
  const [reading, setReading] = useState<AnswerOf<'POST /manager/chats/:chatId/readings'>>();
  const open = useCall('POST /manager/chats/:chatId/readings', { changes: ['GET /manager/families/:familyId/log'] });
  if (reading) return <ReadChat reading={reading} onOver={() => setReading(undefined)} />;
  return (
    <Card>
      <Form
        label={t.open}
        onSubmit={async (data) => {
          const reason = typedText(data, 'reason').trim();
          if (reason === '') return { reason: t.reasonNeeded };
          setReading(await open.mutateAsync({ params: { chatId }, body: { reason } }));
          return undefined;
        }}
        onRefusal={atFields({ '': ['chat.chat_not_found'] })}
      >
        {({ pending }) => (
          <>
            <p>{t.about}</p>
            <TextArea name="reason" label={t.reason} help={t.reasonHelp} required maxLength={chatLimits.reasonLength} rows={2} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.open}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}
