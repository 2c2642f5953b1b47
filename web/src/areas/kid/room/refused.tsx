import type { Facts } from '@school/contract/verdict';
import type { Lobby } from '@school/contract/lesson-room/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import type { Band } from '#widgets/player/band.ts';
import type { OwnPicture } from '#widgets/player/own-pictures.ts';

import { BigLink } from '../task-link.tsx';
import { MessageAction, MessagePage } from './message-page.tsx';

interface RefusedProps {
  why: string;
  facts: Facts;
  lobby: Lobby;
  band: Band;
  kidUid: string;
  onAgain(): void;
}

/** Why the child is not in the room, kindly: never a fault of its own. */
export function Refused({ why, facts, lobby, band, kidUid, onAgain }: RefusedProps) {
  const t = useTexts('kidRoom');
  const locale = useLocale();
  const timeOf = (instant: unknown) => (typeof instant === 'string' ? at(locale, instant, 'time', lobby.zone) : '');
  const { refused, speech } = t;
  const shown = ((): { picture: OwnPicture; title: string; text: string; speech: string; mayTry?: boolean } => {
    switch (why) {
      case 'lesson_room.too_early': {
        const { title, text } = refused.tooEarly;
        return { picture: 'alarm-clock', title, text: text(timeOf(facts['from'] ?? lobby.opensAt)), speech: speech.tooEarly };
      }
      case 'lesson_room.over': {
        const isCalledOff = facts['endedAs'] === 'canceled';
        return {
          picture: 'house',
          ...(isCalledOff ? refused.canceled : refused.over),
          speech: isCalledOff ? speech.canceled : speech.over,
        };
      }
      case 'lesson_room.unfunded':
        return { picture: 'locked', ...refused.unfunded, speech: speech.unfunded };
      case 'lesson_room.taken_out': {
        const { title, text, rest } = refused.takenOut;
        const until = String(facts['until'] ?? '');
        const isForGood = until === '' || Date.parse(until) >= Date.parse(lobby.closesAt);
        return {
          picture: 'artist-palette',
          title,
          text: isForGood ? rest : text(timeOf(until)),
          speech: speech.takenOut,
          mayTry: !isForGood,
        };
      }
      default:
        return { picture: 'door', ...refused.other, speech: speech.other, mayTry: true };
    }
  })();
  return (
    <MessagePage band={band} {...shown}>
      {shown.mayTry && <MessageAction band={band} picture="repeat-button" text={refused.again} onPress={onAgain} />}
      <BigLink picture="house" to="/kids/$kidUid" params={{ kidUid }} aria-label={refused.home}>
        {band !== 'pre' && refused.home}
      </BigLink>
    </MessagePage>
  );
}
