import { useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { typedText } from '#kit/typed-text.ts';

const codeOf = (data: FormData) => typedText(data, 'code').trim();

/** The code of the second factor: its field comes when the school asks for it, and what was typed waits. */
export function useAskedCode() {
  const { emptyCode } = useTexts('secondFactor');
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    missing: (data: FormData) => (isAsked && codeOf(data) === '' ? { code: emptyCode } : undefined),
    /** What the call gives; undefined when the code is to be typed first. */
    async send<Answer>(data: FormData, call: (code: { code?: string }) => Promise<Answer>): Promise<Answer | undefined> {
      const code = codeOf(data);
      try {
        return await call(code === '' ? {} : { code });
      } catch (cause) {
        if (!(cause instanceof SchoolRefusal) || cause.code !== 'identity.code_needed') throw cause;
        cause.take();
        setAsked(true);
        return undefined;
      }
    },
  };
}
