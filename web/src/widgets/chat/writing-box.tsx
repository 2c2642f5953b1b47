import { chatLimits } from '@school/contract/chat/limits';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { sayWriting } from '#api/live-connection.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, Send } from '#kit/icon.tsx';

/** The other side is told again that somebody types, this often; after 6 s of nothing it is taken for stopped. */
const sayAgainMs = 3000;

interface WritingBoxProps {
  topic: string;
  /** What stands in it at first: another page has prepared a question. */
  draft: string;
  /** True when it arrived; otherwise what was typed comes back. */
  onSend(text: string): Promise<boolean>;
}

/** Where a message is typed. Enter sends with a keyboard; on a phone it is a new line, and the button sends. */
export function WritingBox({ topic, draft, onSend }: WritingBoxProps) {
  const t = useTexts('chat');
  const [text, setText] = useState(draft);
  const saidAt = useRef<number>(undefined);
  const isEmpty = text.trim() === '';

  const stopWriting = () => {
    if (saidAt.current !== undefined) sayWriting(topic, false);
    saidAt.current = undefined;
  };
  useEffect(() => () => sayWriting(topic, false), [topic]);

  const type = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') return stopWriting();
    if (saidAt.current !== undefined && performance.now() - saidAt.current < sayAgainMs) return;
    saidAt.current = performance.now();
    sayWriting(topic, true);
  };
  const send = async () => {
    if (isEmpty) return;
    setText('');
    stopWriting();
    if (!(await onSend(text))) setText((typed) => typed || text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="flex items-end gap-2 border-t border-line bg-card p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        aria-label={t.message}
        placeholder={t.message}
        value={text}
        maxLength={chatLimits.messageLength}
        rows={1}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={stopWriting}
        className="field-sizing-content max-h-40 min-h-12 min-w-0 grow resize-none rounded-lg border-2 border-edge bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-mute hover:border-brand"
      />
      <button
        type="submit"
        aria-label={t.send}
        title={t.send}
        aria-disabled={isEmpty || undefined}
        className="press grid size-12 shrink-0 place-items-center rounded-full bg-brand text-on-brand shadow-press hover:bg-brand-deep aria-disabled:bg-sunk aria-disabled:text-mute aria-disabled:shadow-none"
      >
        <Icon of={Send} size={22} />
      </button>
    </form>
  );
}
