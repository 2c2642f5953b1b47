import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { SearchField } from '#kit/search-field.tsx';

import { Listed } from '../listed.tsx';
import { MessageCard } from './message-card.tsx';
import { shownStates, useMessages } from './use-messages.ts';

const MessageSheet = lazy(() => import('./message-sheet.tsx').then(({ MessageSheet: component }) => ({ default: component })));

/** Messages to people: those that did not arrive first, each with what can be done about it. */
export function Page() {
  const t = useTexts('managerMessages');
  const navigate = useNavigate({ from: '/manager/messages' });
  const { search, state, message, action, pages, messages, failed } = useMessages();
  const change = (part: SearchOf<'/manager/messages'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const opened = messages?.find((it) => it.messageId === message && it.state === 'failed');

  return (
    <PageLayout title={t.title}>
      <p className="text-mute">{t.about}</p>
      <RadioChips
        label={t.states.label}
        labelHidden
        required
        name="state"
        chips={shownStates.map((value) => ({
          value,
          label: value === 'failed' && failed !== undefined ? t.failedOf(failed) : t.states[value],
        }))}
        value={state}
        onChange={(value) => change({ state: value === 'failed' ? undefined : value })}
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          words={{ label: t.search, placeholder: t.searchFor, clear: t.clear }}
          search={search}
          onSearch={(typed) => change({ search: typed === '' ? undefined : typed })}
        />
      </div>
      <Listed
        list={pages}
        items={messages}
        words={{ ...t, failed: t.failedLoad, failedAbout: t.failedLoadAbout }}
        onReset={search !== '' ? () => change({ search: undefined }) : undefined}
        empty={
          <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t.empty[state]}>
            {t.emptyAbout}
          </EmptyState>
        }
      >
        {(shown) => (
          <ul aria-label={t.list} aria-busy={pages.isPlaceholderData} className="flex flex-col gap-3">
            {shown.map((it) => (
              <MessageCard key={it.messageId} message={it}>
                {it.state === 'failed' && (
                  <div className="flex flex-wrap gap-3">
                    <Button kind="primary" label={t.retryOf(it.subject)} onPress={() => change({ message: it.messageId, do: 'retry' })}>
                      {t.retry}
                    </Button>
                    <Button label={t.closeOf(it.subject)} onPress={() => change({ message: it.messageId, do: 'close' })}>
                      {t.close}
                    </Button>
                  </div>
                )}
              </MessageCard>
            ))}
          </ul>
        )}
      </Listed>
      {message !== undefined && action !== undefined && messages && (
        <Suspense>
          <MessageSheet
            key={`${message} ${action}`}
            message={opened}
            action={action}
            onClose={() => change({ message: undefined, do: undefined })}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}
