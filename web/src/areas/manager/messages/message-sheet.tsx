import type { ManagerMessage } from '@school/contract/notifications/manager-calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

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

  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const reason = typedText(form, 'reason').trim();
    if (reason === '') return { reason: t.needed };
    if (!message) return undefined;
    const sent = { params: { messageId: message.messageId }, body: { reason } };
    await (action === 'retry' ? retry.mutateAsync(sent) : close.mutateAsync(sent));
    raiseNotice({ tone: 'good', text: action === 'retry' ? t.retried : t.closed });
    onClose();
    return undefined;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed(...changes);
    return atFields({ 'notifications.message_not_failed': '', 'notifications.message_not_found': '' })(cause, names);
  };

  return (
    <Sheet title={t[action]} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={refused} label={t[action]}>
        {({ pending }) => (
          <>
            {!listed && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.noLonger}</p>}
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
            <TextArea
              name="reason"
              label={t.why}
              help={t.whyHelp}
              required
              maxLength={500}
              rows={3}
              {...(action === 'retry' && { defaultValue: t.usualRetry })}
            />
            <Button type="submit" kind={action === 'close' ? 'danger' : 'primary'} size="large" busy={pending} disabled={!listed}>
              {t[action]}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
