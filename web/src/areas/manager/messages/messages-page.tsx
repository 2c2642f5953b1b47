import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';

import { OfficeList } from '../office-list.tsx';
import { MessageCard } from './message-card.tsx';
import { shownStates, useMessages } from './use-messages.ts';

const MessageSheet = lazy(() => import('./message-sheet.tsx').then(({ MessageSheet: component }) => ({ default: component })));

/** Messages to people: those that did not arrive first, each with what can be done about it. */
export function Page() {
  const t = useTexts('managerMessages');
  const { search, state, message, action, list, messages, failed } = useMessages();
  const change = useChangeSearch('/manager/messages');
  return (
    <OfficeList
      words={t}
      views={
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
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      list={list}
      items={messages}
      onReset={search !== '' ? () => change({ search: undefined }) : undefined}
      empty={{ title: t.empty[state], about: t.emptyAbout, isGood: true }}
      renderCard={(it) => (
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
      )}
    >
      {message !== undefined && action !== undefined && messages && (
        <Suspense>
          <MessageSheet
            key={`${message} ${action}`}
            message={messages.find((it) => it.messageId === message && it.state === 'failed')}
            action={action}
            onClose={() => change({ message: undefined, do: undefined })}
          />
        </Suspense>
      )}
    </OfficeList>
  );
}
