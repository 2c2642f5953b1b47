import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useMay, useRights } from '#api/rights.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Icon, Mail, MessageCircle, Phone } from '#kit/icon.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { FollowUps } from '../follow-ups/follow-ups.tsx';
import { type FamilyRow, learned, parentOf, type ProcessOfFamily, type Speech } from './columns.ts';
import { phoneText } from './phone-text.ts';
import { ProcessState } from './process-state.tsx';

const partTitle = 'text-lg font-extrabold';
const reach = 'inline-flex min-h-11 items-center gap-2.5 rounded-sm font-bold break-all text-brand hover:text-brand-deep';

/** All that is known of a family: how to reach it, its kids and what they learn, its balance. */
export function FamilyDetails({ row, speech }: { row: FamilyRow; speech: Speech }) {
  const { t, names, locale } = speech;
  const rights = useRights();
  const may = useMay();
  const { places } = useTexts('staffLayout');
  const { data } = useQuery({ ...queryOf('GET /chats'), enabled: rights.includes('people') });
  const chat = data?.chats.find(({ kind, customer }) => kind === 'school' && customer === row.customerId);
  const learners = new Set(row.kids.map(({ kidUid }) => kidUid));
  const others = row.processes.filter(({ kids }) => !kids.some((kidUid) => learners.has(kidUid)));
  return (
    <>
      <section className="flex flex-col items-start gap-1">
        <h3 className={partTitle}>{t.panel.contact}</h3>
        {row.phone !== null && (
          <a href={`tel:${row.phone}`} aria-label={t.panel.call(phoneText(row.phone))} className={`figures ${reach}`}>
            <Icon of={Phone} />
            {phoneText(row.phone)}
          </a>
        )}
        {row.email !== null && (
          <a href={`mailto:${row.email}`} aria-label={t.panel.write(row.email)} className={reach}>
            <Icon of={Mail} />
            {row.email}
          </a>
        )}
        {row.phone === null && row.email === null && <p className="text-mute">{t.panel.noContact}</p>}
        <p className="mt-2 flex flex-wrap gap-2">
          {may('GET /manager/families/:familyId') && (
            <LinkButton to="/manager/families/$familyId" params={{ familyId: row.customerId }} kind="primary" size="small">
              {t.panel.card}
            </LinkButton>
          )}
          {chat && (
            <LinkButton to="/manager/chat" search={{ chat: chat.chatId }} size="small">
              <Icon of={MessageCircle} />
              {t.panel.chat}
            </LinkButton>
          )}
          {rights.includes('support') && (
            <LinkButton to="/manager/families/$familyId/support" params={{ familyId: row.customerId }} size="small">
              {places.support}
            </LinkButton>
          )}
        </p>
      </section>
      <FollowUps family={{ familyId: row.customerId, name: parentOf(row), tags: row.tags }} />
      <section className="flex flex-col gap-3">
        <h3 className={partTitle}>{t.panel.kids}</h3>
        {row.kids.length === 0 && <p className="text-mute">{t.panel.noKids}</p>}
        {row.kids.map(({ kidUid, name, age, avatar }) => (
          <div key={kidUid} className="flex gap-3">
            <Avatar name={name} picture={avatar} animal={kidUid} size={40} />
            <div className="flex min-w-0 grow flex-col gap-1.5">
              <p>
                <span className="font-bold">{name}</span> <span className="text-mute">· {t.age(age)}</span>
              </p>
              <Processes of={row.processes.filter(({ kids }) => kids.includes(kidUid))} speech={speech} />
            </div>
          </div>
        ))}
        {others.length > 0 && (
          <div className="flex flex-col gap-1.5">
            <h4 className="font-bold">{t.panel.clubs}</h4>
            <Processes of={others} speech={speech} />
          </div>
        )}
      </section>
      <section className="flex flex-col gap-2">
        <h3 className={partTitle}>{t.panel.balance}</h3>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 figures">
          <dt>{t.goldFull}</dt>
          <dd className="text-right font-bold">{t.units(row.gold)}</dd>
          <dt>{t.silverFull}</dt>
          <dd className="text-right font-bold">{t.units(row.silver)}</dd>
        </dl>
        {may('GET /manager/families/:familyId/lessons') && (
          <TextLink
            to="/manager/families/$familyId/lessons"
            params={{ familyId: row.customerId }}
            className="inline-flex min-h-11 items-center"
          >
            {t.panel.lessons}
          </TextLink>
        )}
        {may('GET /manager/families/:familyId/money') && (
          <TextLink
            to="/manager/families/$familyId/money"
            params={{ familyId: row.customerId }}
            className="inline-flex min-h-11 items-center"
          >
            {t.panel.money}
          </TextLink>
        )}
      </section>
      <p className="text-sm text-mute">
        {t.panel.since(at(locale, row.createdAt, 'date', schoolZone))}
        <br />
        {t.panel.firstSubject(names.subjects[row.initialSubject])}
      </p>
    </>
  );
}

function Processes({ of, speech }: { of: readonly ProcessOfFamily[]; speech: Speech }) {
  if (of.length === 0) return <p className="text-sm text-mute">{speech.t.panel.noProcesses}</p>;
  return (
    <ul className="flex flex-col gap-1.5">
      {of.map((process) => (
        <li key={process.processId} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-sm">{learned(process, speech)}</span>
          <ProcessState state={process.state} />
        </li>
      ))}
    </ul>
  );
}
