import type { ManagerMessage } from '@school/contract/notifications/manager-calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import type { MessageAction } from './use-messages.ts';

interface MessageSheetProps {
  /** Undefined when somebody has done something with it meanwhile. */
  message: ManagerMessage | undefined;
  action: MessageAction;
  onClose(): void;
}

const changes = ['GET /manager/messages'] as const;

/** What will happen with a message is said once more, and the reason is kept. */
export function MessageSheet({ message: listed, action, onClose }: MessageSheetProps) {
  const t = useTexts('managerMessages');
  // The list goes on changing behind; what was opened stays to be read.
  const [first] = useState(listed);
  const message = listed ?? first;
  const retry = useCall('POST /manager/messages/:messageId/retry', { changes });
  const close = useCall('POST /manager/messages/:messageId/close', { changes });

  const submit = async (_: FormData, reason: string) => {
    if (!message) return undefined;
    const sent = { params: { messageId: message.messageId }, body: { reason } };
    await (action === 'retry' ? retry.mutateAsync(sent) : close.mutateAsync(sent));
    return action === 'retry' ? t.retried : t.closed;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed(...changes);
    return atFields({ '': ['notifications.message_not_failed', 'notifications.message_not_found'] })(cause, names);
  };
  return (
    <FormSheet
      title={t[action]}
      onClose={onClose}
      gone={!listed && t.noLonger}
      reason={{ label: t.why, help: t.whyHelp, needed: t.needed, rows: 3, ...(action === 'retry' && { defaultValue: t.usualRetry }) }}
      submit={{ label: t[action], kind: action === 'close' ? 'danger' : 'primary' }}
      onSubmit={submit}
      onRefusal={refused}
    >
      {message && (
        <p className="break-words">
          <strong>{message.subject === '' ? t.noSubject : message.subject}</strong>
          {message.to !== null && (
            <>
              <br />
              {t.to(message.to)}
            </>
          )}
        </p>
      )}
      <p>{action === 'retry' ? t.retrySure : t.closeSure}</p>
    </FormSheet>
  );
}
