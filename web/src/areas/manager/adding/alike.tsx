import type { AnswerOf } from '@school/contract/calls';
import { useEffect, useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';

import { phoneText } from '../families/phone-text.ts';

type Taken = AnswerOf<'POST /manager/families/alike'>['taken'];
interface Typed {
  firstName: string;
  lastName?: string | undefined;
  phone: string;
  email?: string | undefined;
}

/** Who has the phone or the e-mail that was typed. */
export function useAlike() {
  const [found, setFound] = useState<{ typed: Typed; taken: Taken }>();
  return {
    found,
    isTaken: async (typed: Typed): Promise<boolean> => {
      const { phone, email } = typed;
      const { taken } = await api('POST /manager/families/alike', { body: { phone, ...(email !== undefined && { email }) } });
      setFound({ typed, taken });
      return taken.length > 0;
    },
  };
}

/** What was typed beside the family that is here already: nobody makes it twice. */
export function Alike({ of: { found }, onOpen }: { of: ReturnType<typeof useAlike>; onOpen(): void }) {
  const t = useTexts('familyAdding');
  const panel = useRef<HTMLElement>(null);
  // It stands below what was typed: whoever has pressed the button is led to it.
  useEffect(() => {
    if (found && found.taken.length > 0) panel.current?.focus();
  }, [found]);
  if (!found || found.taken.length === 0) return null;
  const { typed, taken } = found;
  return (
    <section ref={panel} tabIndex={-1} aria-label={t.alike} className="scroll-mb-24 flex flex-col gap-3 rounded-md bg-warn-soft p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="text-sm font-bold text-mute">{t.typed}</p>
          <Lines name={`${typed.firstName} ${typed.lastName ?? ''}`.trim()} phone={typed.phone} email={typed.email ?? null} kids={[]} />
        </div>
        {taken.map(({ contact, family }) => (
          <div key={contact} className="flex min-w-0 flex-col items-start gap-2">
            <p className="text-sm font-bold text-warn">{family ? t.alikeAbout[contact] : t.alikeStaff[contact]}</p>
            {family && (
              <>
                <Lines
                  name={family.parentName || t.nameless}
                  phone={family.phone}
                  email={family.email}
                  kids={family.kids.map(({ name, age }) => `${name}, ${age}`)}
                />
                <LinkButton to="/manager/families/$familyId" params={{ familyId: family.familyId }} size="small" onClick={onOpen}>
                  {t.openAlike(family.parentName || t.nameless)}
                </LinkButton>
              </>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

const Lines = ({ name, phone, email, kids }: { name: string; phone: string | null; email: string | null; kids: readonly string[] }) => (
  <p className="flex flex-col break-words">
    <span className="font-bold">{name}</span>
    {phone !== null && <span className="figures">{phoneText(phone)}</span>}
    {email !== null && <span>{email}</span>}
    {kids.map((kid) => (
      <span key={kid} className="text-mute">
        {kid}
      </span>
    ))}
  </p>
);
