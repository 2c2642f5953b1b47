import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';

import { goIn } from './go-in.ts';

const { deviceCodeDigits } = lessonRoomLimits;
const refusals = atFields({ code: ['lesson_room.wrong_code'], '': ['request.too_many'] });

/** However it is typed or pasted: «482 917», «482-917». */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, deviceCodeDigits);

/** The digits that another device shows, and in. */
export function CodeEntry() {
  const t = useTexts('roomEntry');
  const [code, setCode] = useState('');
  const enter = async () => {
    if (code.length < deviceCodeDigits) return { code: t.notSix };
    await goIn(await api('POST /lesson-room/device-code/enter', { body: { code } }));
    return undefined;
  };
  return (
    <Form label={t.title} onSubmit={enter} onRefusal={refusals}>
      {({ pending }) => (
        <>
          <TextField
            name="code"
            label={t.code}
            value={code}
            onChange={(typed) => setCode(digitsOf(typed))}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
          <Button type="submit" kind="primary" size="large" wide busy={pending}>
            {t.enter}
          </Button>
        </>
      )}
    </Form>
  );
}
