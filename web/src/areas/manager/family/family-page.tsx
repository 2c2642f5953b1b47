import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useMay, useRights } from '#api/rights.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Icon, MessageCircle, Pencil } from '#kit/icon.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';

import { FamilyNotLoaded } from '../family-not-loaded.tsx';
import { ContactPart } from './contact-part.tsx';
import { KidsPart } from './kids-part.tsx';
import { LessonsPart } from './lessons-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { FollowUps } from '../follow-ups/follow-ups.tsx';
import { NotesPart } from './notes-part.tsx';
import { RefusalsPart } from './refusals-part.tsx';
import { RequestsPart } from './requests-part.tsx';

const AdultsPart = lazy(() => import('./adults-part.tsx').then(({ AdultsPart: component }) => ({ default: component })));
const EquipmentPart = lazy(() => import('./equipment-part.tsx').then(({ EquipmentPart: component }) => ({ default: component })));
const LogPart = lazy(() => import('./log-part.tsx').then(({ LogPart: component }) => ({ default: component })));
const MessagesPart = lazy(() => import('./messages-part.tsx').then(({ MessagesPart: component }) => ({ default: component })));
const ErasurePart = lazy(() => import('./erasure-part.tsx').then(({ ErasurePart: component }) => ({ default: component })));
const EditSheet = lazy(() => import('./edit-sheet.tsx').then(({ EditSheet: component }) => ({ default: component })));
const EditKidSheet = lazy(() => import('./edit-kid-sheet.tsx').then(({ EditKidSheet: component }) => ({ default: component })));
const AddKidSheet = lazy(() => import('../adding/add-kid-sheet.tsx').then(({ AddKidSheet: component }) => ({ default: component })));
const InviteSheet = lazy(() => import('../adding/invite-sheet.tsx').then(({ InviteSheet: component }) => ({ default: component })));
const LinkSheet = lazy(() => import('./link-sheet.tsx').then(({ LinkSheet: component }) => ({ default: component })));
const BlockSheet = lazy(() => import('./block-sheet.tsx').then(({ BlockSheet: component }) => ({ default: component })));

/** The page's own path. */
const place = '/manager/families/$familyId';

/** A family on one screen: what a manager has to know while it speaks, and what is done most often. */
export function Page() {
  const t = useTexts('familyCard');
  const adding = useTexts('familyAdding');
  const locale = useLocale();
  const { places } = useTexts('staffLayout');
  const may = useMay();
  const mayHelp = useRights().includes('support');
  const mayEdit = may('PATCH /manager/families/:familyId');
  const mayLink = may('POST /manager/families/:familyId/sign-in-link');
  const mayBlock = may('POST /manager/families/:familyId/block');
  const mayRead = may('GET /manager/families/:familyId/chat');
  const { familyId } = useParams({ from: place });
  const { do: action, kid: kidUid } = useSearch({ from: place });
  const navigate = useNavigate({ from: place });
  const family = useQuery({
    ...quietly(queryOf('GET /manager/families/:familyId', { params: { familyId } })),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const chat = useQuery({ ...quietly(queryOf('GET /manager/families/:familyId/chat', { params: { familyId } })), enabled: mayRead }).data;
  const open = (part: { do?: string; kid?: string }) =>
    void navigate({
      to: place,
      params: { familyId },
      search: { ...placeNow()?.search, do: part.do, kid: part.kid },
      replace: true,
      resetScroll: false,
    });
  const { data } = family;
  const close = () => open({});

  if (!data) return <FamilyNotLoaded title={t.loading} family={family} />;
  const name = `${data.firstName} ${data.lastName}`.trim() || t.nameless;
  const kid = data.kids.find((it) => it.kidUid === kidUid);
  return (
    <PageLayout
      title={name}
      width="wide"
      actions={
        <TextLink to="/manager" search={{ family: familyId, search: name }} className="inline-flex min-h-11 items-center">
          {t.back}
        </TextLink>
      }
    >
      {data.blocked && (
        <p className="rounded-sm bg-bad-soft p-3 font-bold text-bad">
          {t.blockedSince(at(locale, data.blocked.at, 'dayTime', schoolZone), data.blocked.reason)}
        </p>
      )}
      {data.awaitsParent && (
        <div className="flex flex-wrap items-center gap-3 rounded-sm bg-warn-soft p-3">
          <p className="font-bold text-warn">{adding.awaits}</p>
          {mayEdit && (
            <Button size="small" onPress={() => open({ do: 'invite' })}>
              {adding.invite}
            </Button>
          )}
        </div>
      )}
      <ContactPart of={data} />
      <div className="flex flex-wrap gap-2">
        <nav aria-label={t.links.label} className="flex flex-wrap gap-2">
          {chat && (
            <LinkButton to="/manager/chat" search={{ chat: chat.chatId }} kind="primary" size="small">
              <Icon of={MessageCircle} />
              {t.links.chat}
            </LinkButton>
          )}
          {may('GET /manager/families/:familyId/lessons') && (
            <LinkButton to="/manager/families/$familyId/lessons" params={{ familyId }} size="small">
              {t.links.lessons}
            </LinkButton>
          )}
          {may('GET /manager/families/:familyId/money') && (
            <LinkButton to="/manager/families/$familyId/money" params={{ familyId }} size="small">
              {t.links.money}
            </LinkButton>
          )}
          {chat && (
            <LinkButton to="/manager/families/$familyId/teacher-chats" params={{ familyId }} size="small">
              {t.links.teachers}
            </LinkButton>
          )}
          {mayHelp && (
            <LinkButton to="/manager/families/$familyId/support" params={{ familyId }} size="small">
              {places.support}
            </LinkButton>
          )}
        </nav>
        {(mayEdit || mayLink || mayBlock) && (
          <fieldset aria-label={t.acts.label} className="flex flex-wrap gap-2">
            {mayEdit && (
              <Button size="small" onPress={() => open({ do: 'edit' })}>
                <Icon of={Pencil} />
                {t.acts.edit}
              </Button>
            )}
            {mayLink && !data.blocked && (
              <Button size="small" onPress={() => open({ do: 'link' })}>
                {t.acts.link}
              </Button>
            )}
            {mayBlock && (
              <Button size="small" onPress={() => open({ do: 'block' })}>
                {data.blocked ? t.acts.unblock : t.acts.block}
              </Button>
            )}
          </fieldset>
        )}
      </div>
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-8">
          <KidsPart
            of={data}
            onEdit={mayEdit ? (uid) => open({ do: 'kid', kid: uid }) : undefined}
            onAdd={mayEdit ? () => open({ do: 'add-kid' }) : undefined}
          />
          <RequestsPart of={data} />
          <RefusalsPart of={data} />
          <LessonsPart of={data} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <FollowUps family={{ familyId, name, tags: data.tags }} />
          <NotesPart familyId={familyId} />
          <MoneyPart of={data} />
          <Suspense>
            <AdultsPart familyId={familyId} />
            <MessagesPart familyId={familyId} />
            <EquipmentPart familyId={familyId} />
            <LogPart familyId={familyId} />
            <ErasurePart of={data} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        {action === 'edit' && mayEdit && <EditSheet of={data} onClose={close} />}
        {action === 'kid' && mayEdit && kid && <EditKidSheet familyId={familyId} kid={kid} onClose={close} />}
        {action === 'add-kid' && mayEdit && <AddKidSheet familyId={familyId} onClose={close} />}
        {action === 'invite' && mayEdit && data.awaitsParent && <InviteSheet familyId={familyId} onClose={close} />}
        {action === 'link' && mayLink && !data.blocked && <LinkSheet of={data} onClose={close} />}
        {action === 'block' && mayBlock && <BlockSheet of={data} onClose={close} />}
      </Suspense>
    </PageLayout>
  );
}
