import { useState } from 'react';

import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { DateField } from '#kit/date-field.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { NumberField } from '#kit/number-field.tsx';
import { Select } from '#kit/select.tsx';
import { PasswordField, PhoneField, TextArea, TextField } from '#kit/text-field.tsx';
import { Part } from './part.tsx';
import { words } from './words.ts';

export function FormParts() {
  const t = words.form;
  const [lessons, setLessons] = useState<number | undefined>(8);
  const [date, setDate] = useState('2026-11-26');
  return (
    <Part title={t.title}>
      <Form
        label={t.title}
        onSubmit={(data) => {
          const wrong: Record<string, string> = {};
          if (data.get('name') === '') wrong['name'] = t.wrong.name;
          const email = data.get('email');
          if (typeof email !== 'string' || !email.includes('@')) wrong['email'] = t.wrong.email;
          if (data.get('agree') === null) wrong['agree'] = t.wrong.agree;
          if (Object.keys(wrong).length > 0) return wrong;
          raiseNotice({ tone: 'good', text: t.done });
          return undefined;
        }}
      >
        {({ pending }) => (
          <>
            <TextField name="name" label={t.name} help={t.nameHelp} required />
            <TextField name="email" type="email" autoComplete="email" label={t.email} required />
            <PhoneField name="phone" label={t.phone} />
            <PasswordField name="password" autoComplete="new-password" label={t.password} help={t.passwordHelp} required />
            <Select name="month" label={t.month} required options={t.months.map((label, index) => ({ value: String(index + 1), label }))} />
            <NumberField name="lessons" label={t.lessons} value={lessons} onChange={setLessons} min={1} max={64} required />
            <DateField name="date" label={t.date} value={date} onChange={setDate} min="2026-11-23" required />
            <TextArea name="comment" label={t.comment} />
            <Checkbox name="agree">{t.agree}</Checkbox>
            <Button type="submit" kind="primary" busy={pending}>
              {t.send}
            </Button>
          </>
        )}
      </Form>
    </Part>
  );
}
