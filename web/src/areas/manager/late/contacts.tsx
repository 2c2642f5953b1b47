import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextLink } from '#kit/link-button.tsx';

import { phoneText } from '../families/phone-text.ts';
import { FamilyNumber } from '../rooms/family-number.tsx';

const reach = 'inline-flex min-h-11 items-center font-bold break-all text-brand hover:text-brand-deep';

/** Whom to call at once: the teacher who is not there and the family that waits. */
export function Contacts({ eventId }: { eventId: string }) {
  const t = useTexts('lateLessons');
  const { data } = useQuery(quietly(queryOf('GET /manager/lessons/:eventId/contacts', { params: { eventId } })));
  if (!data) return null;
  const { teacher, families } = data;
  return (
    <ul aria-label={t.contacts} className="flex flex-col gap-1">
      {teacher && (
        <li className="flex flex-wrap items-center gap-x-4">
          <span>{t.teacherIs(teacher.name)}</span>
          <Ways name={teacher.name} phone={teacher.phone} email={teacher.email} />
        </li>
      )}
      {families.map(({ familyId, kidUid, name, email }) => (
        <li key={familyId} className="flex flex-wrap items-center gap-x-4">
          <span>
            {t.family}{' '}
            <TextLink to="/manager/families/$familyId" params={{ familyId }} className="inline-flex min-h-11 items-center">
              {name}
            </TextLink>
          </span>
          <FamilyNumber eventId={eventId} kidUid={kidUid} />
          <Ways name={name} phone={null} email={email} />
        </li>
      ))}
    </ul>
  );
}

function Ways({ name, phone, email }: { name: string; phone: string | null; email: string | null }) {
  const t = useTexts('lateLessons');
  return (
    <>
      {phone !== null && (
        <a href={`tel:${phone}`} aria-label={t.call(name, phoneText(phone))} className={`figures ${reach}`}>
          {phoneText(phone)}
        </a>
      )}
      {email !== null && (
        <a href={`mailto:${email}`} aria-label={t.write(name, email)} className={reach}>
          {email}
        </a>
      )}
    </>
  );
}
