import { type ClubCode, everyClub } from '@school/contract/catalogue/limits';
import type { Kid } from '@school/contract/families/shapes';
import { dayParts } from '@school/contract/groups/limits';
import type { Group } from '@school/contract/groups/shapes';

import { atFields } from '#api/form-refusals.ts';
import { useOffer } from '#api/offer.ts';
import { useCall } from '#api/use-call.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Select } from '#kit/select.tsx';
import { TextArea } from '#kit/text-field.tsx';

import { KidLine } from './kid-line.tsx';
import { afterGroups, type GroupsPlace } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';

interface WaitDialogProps {
  place: GroupsPlace;
  /** Only this group; without it, any of a club. */
  group: Group | undefined;
  kid: Kid;
  onClose(): void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A place in the waiting list: of one group that is full, or of a club with the day and time that would suit. */
export function WaitDialog({ place, group, kid, onClose }: WaitDialogProps) {
  const texts = useTexts('groups');
  const { waitingOfferHours } = useSchool();
  const t = texts.request;
  const names = useTexts('names');
  const words = useGroupWords(place.zone);
  const wait = useCall('POST /groups/waiting', { changes: afterGroups });
  const clubs = useOffer()
    .clubs()
    .map((code) => ({ value: code, label: names.courses[code] }));
  const submit = async (data: FormData) => {
    const courseCode = group?.courseCode ?? everyClub.find((code) => code === textOf(data, 'courseCode'));
    if (!courseCode) return { courseCode: t.chooseClub };
    const weekday = Number(textOf(data, 'weekday')) || undefined;
    const dayPart = dayParts.find((part) => part === textOf(data, 'dayPart'));
    const wishes = textOf(data, 'wishes');
    const answer = await wait.mutateAsync({
      body: {
        kidUid: kid.kidUid,
        courseCode,
        ...(group ? { groupId: group.groupId } : {}),
        ...(weekday ? { weekday } : {}),
        ...(dayPart ? { dayPart } : {}),
        ...(wishes === '' ? {} : { wishes }),
      },
    });
    raiseNotice({ tone: 'good', text: answer.offer ? t.offered(waitingOfferHours) : t.done(answer.place) });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={group ? t.titleOf(words.title(group)) : t.title} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={atFields({ courseCode: ['groups.wrong_age', 'groups.already_waiting'] })}>
        {({ pending }) => (
          <>
            <KidLine kid={kid} />
            <p className="text-mute">{t.about(waitingOfferHours)}</p>
            {!group && (
              <>
                <Select label={texts.club} name="courseCode" required options={clubs} defaultValue={suggested(place, kid.kidUid)} />
                <RadioChips
                  label={t.day}
                  name="weekday"
                  required
                  defaultValue=""
                  chips={[
                    { value: '', label: texts.anyDay },
                    ...weekdays.map((weekday) => ({ value: String(weekday), label: words.weekday(weekday) })),
                  ]}
                />
                <RadioChips
                  label={t.time}
                  name="dayPart"
                  required
                  defaultValue=""
                  chips={[{ value: '', label: t.anyTime }, ...dayParts.map((part) => ({ value: part, label: t.parts[part] }))]}
                />
              </>
            )}
            <TextArea label={t.wishes} name="wishes" help={t.wishesHelp} maxLength={500} />
            <div className="flex flex-wrap gap-3 *:grow">
              <Button kind="quiet" onPress={onClose}>
                {texts.joining.notNow}
              </Button>
              <Button type="submit" kind="primary" busy={pending}>
                {t.confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Sheet>
  );
}

/** The club that is being looked at, else the first with a group for the kid's age. */
function suggested({ search, groups, mine }: GroupsPlace, kidUid: string): ClubCode | '' {
  const fitting = groups.find(({ groupId }) => mine.choices.some((it) => it.groupId === groupId && it.kidUid === kidUid && it.fits));
  return everyClub.find((code) => code === search.club) ?? fitting?.courseCode ?? '';
}
