import { useEffect, useEffectEvent } from 'react';

import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Announcer } from '#kit/play/announcer.tsx';
import type { Band } from '#widgets/player/band.ts';
import { useRoom } from '#widgets/room/use-room.ts';

import { BigLink } from '../task-link.tsx';
import type { SeatedProps } from './frames/frame-props.ts';
import { JuniorFrame } from './frames/junior-frame.tsx';
import { PreFrame } from './frames/pre-frame.tsx';
import { TeenFrame } from './frames/teen-frame.tsx';
import { GoodBye } from './good-bye.tsx';
import { keepSeat } from './kept-seat.ts';
import { MessageAction, MessagePage } from './message-page.tsx';
import { EarButton } from './parts/ear-button.tsx';
import { Given } from './parts/given.tsx';
import { NewTeacher } from './parts/new-teacher.tsx';
import { Refused } from './refused.tsx';
import { SmallFrame } from './small/small-frame.tsx';
import { useIsSmall } from './use-is-small.ts';
import { useLesson } from './use-lesson.ts';
import { useSpoken } from './use-spoken.ts';
import { VisitOver } from './visit-over.tsx';

const frames = { pre: PreFrame, junior: JuniorFrame, teen: TeenFrame } as const;

export interface InRoomProps extends SeatedProps {
  band: Band;
  /** Comes in anew: the page where the lesson is open now is told so. */
  onAgain(): void;
}

/** The room, and what is there instead of it once it is over for this page. */
export function InRoom({ band, onAgain, ...props }: InRoomProps) {
  const t = useTexts('kidRoom');
  const { lobby, kid, own, switches } = props;
  const { kidUid } = kid;
  const over = useRoom((room) => room.over);
  const ended = useRoom(({ state }) => state.ended);
  const isLetIn = useSession()?.onlyRoom !== undefined;
  const isOpen = useRoom(({ line }) => line === 'open');
  const isOver = over !== null || ended !== null;
  const { eventId } = lobby;

  const keep = useEffectEvent(() => keepSeat(eventId, switches.wanted));
  useEffect(() => {
    if (isOpen && !isOver) keep();
  }, [isOpen, isOver]);
  // A page that goes of itself has left; one that is loaded anew has not.
  useEffect(() => () => keepSeat(eventId, undefined), [eventId]);
  useEffect(() => {
    if (over?.code === 'new_release') location.reload();
    else if (isOver) keepSeat(eventId, undefined);
  }, [over, isOver, eventId]);
  const isDone = ended !== null || over?.code === 'ended';
  // The camera goes off with the lesson, not with the page.
  useEffect(() => {
    if (isDone) own.close();
  }, [isDone, own]);

  if (isDone && isLetIn) return <VisitOver band={band} />;
  if (isDone) return <GoodBye lobby={lobby} kid={kid} band={band} />;
  const message = { band, title: '', text: '' };
  switch (over?.code) {
    case 'elsewhere':
      return (
        <MessagePage {...message} {...t.elsewhere} picture="repeat-button" speech={t.speech.elsewhere}>
          <MessageAction band={band} picture="repeat-button" text={t.elsewhere.here} onPress={onAgain} />
        </MessagePage>
      );
    case 'taken_out':
      return (
        <Refused
          why="lesson_room.taken_out"
          facts={over.until === null ? {} : { until: over.until }}
          {...{ lobby, band, kidUid, onAgain }}
        />
      );
    case 'session_over':
    case 'replaced':
      return (
        <MessagePage {...message} {...t.signedOut} picture="locked" speech={t.speech.other}>
          <BigLink picture="door" to="/kid-switcher" aria-label={t.signedOut.again}>
            {band !== 'pre' && t.signedOut.again}
          </BigLink>
        </MessagePage>
      );
    case 'new_release':
      return null;
    default:
      return <Seated band={band} {...props} />;
  }
}

function Seated({ band, ...props }: SeatedProps & { band: Band }) {
  const t = useTexts('kidRoom').speech;
  const Frame = frames[band];
  const isSmall = useIsSmall();
  const lesson = useLesson(props.lobby, props.kid.kidUid);
  const { mood, left } = lesson;
  const stage = useRoom(({ state }) => state.stage);
  const isOutside = useRoom(({ media }) => media?.engine === 'outside');
  const calm = left.minutes === lastMinutes ? t.soonOver : isOutside ? t.outside : undefined;
  const told = mood === 'weak' || mood === null ? calm : t[mood];
  useSpoken(band, told);
  return (
    <>
      {isSmall ? <SmallFrame {...props} band={band} lesson={lesson} /> : <Frame {...props} band={band} lesson={lesson} />}
      <NewTeacher band={band} />
      <Given band={band} kidUid={props.kid.kidUid} isAside={mood === 'locked' || mood === 'gone' || mood === 'reconnect'} />
      <EarButton band={band} />
      {/* A task brings its own. */}
      {stage !== 'task' && <Announcer />}
    </>
  );
}

/** So many minutes before the end those who know no clock are told that it comes. */
const lastMinutes = 2;
