import type { TeacherWord } from '@school/contract/playbooks/reviews';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { say } from '#kit/play/speech.ts';
import { useVoiceState } from '#kit/play/voice-state.ts';
import { useSession } from '#api/session.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { Speaker } from '#widgets/player/speaker.tsx';
import { Stars } from '#widgets/player/stars.tsx';
import { useTongue } from '../use-kid.ts';

/** What the teacher said of the child's works since it was here: seen, heard, and put away with a thank-you. */
export function TeacherWords({ kidUid }: { kidUid: string }) {
  const isKid = useSession()?.role === 'kid';
  const { data } = useQuery({ ...quietly(queryOf('GET /kids/:kidUid/marks', { params: { kidUid } })), enabled: isKid });
  const fresh = data?.marks.filter(({ seen }) => !seen) ?? [];
  return fresh.length === 0 ? null : <Words key={fresh[0]?.mark.timestamp} kidUid={kidUid} words={fresh} />;
}

function Words({ kidUid, words }: { kidUid: string; words: readonly TeacherWord[] }) {
  const t = useTexts('teacherWords');
  const tongue = useTongue();
  const [at, setAt] = useState(0);
  const seen = useCall('POST /kids/:kidUid/marks/seen', { changes: ['GET /kids/:kidUid/marks'] });
  const word = words[at];
  const voice = useVoiceState(tongueOf(word?.mark.comment ?? ''));
  if (!word) return null;
  const { mark, comment } = word.mark;
  const praise = mark === null ? t.seen : t.ofMark[mark];
  const last = at === words.length - 1;
  return (
    <section aria-label={t.title} className="flex flex-col items-center gap-3 rounded-lg bg-card p-4 text-center">
      <p className="flex items-center gap-3 text-(length:--words) font-extrabold">
        <Mascot className="size-14 in-data-[band=teen]:hidden" />
        {t.title}
      </p>
      <p className="text-(length:--words)">{word.ask[tongue]}</p>
      {mark !== null && <Stars got={mark} size="2.75rem" />}
      <div aria-live="polite" className="max-w-prose text-(length:--words)">
        <p className="font-bold">{praise}</p>
        {comment !== '' && <p className="break-words">{comment}</p>}
      </div>
      {comment !== '' && voice === 'missing' && <p className="text-sm">{t.readAloud}</p>}
      <div className="flex items-center gap-4">
        <Speaker
          label={t.hear}
          onPress={() =>
            say([
              { text: praise, lang: tongue },
              ...(comment === '' ? [] : [{ text: comment, lang: tongueOf(comment), unrecorded: true as const }]),
            ])
          }
        />
        <button
          type="button"
          className="press min-h-16 rounded-full bg-sun px-8 text-(length:--words) font-extrabold text-on-sun shadow-press"
          onClick={() => (last ? seen.mutate({ params: { kidUid }, body: {} }) : setAt(at + 1))}
        >
          {last ? t.thanks : t.goOn}
        </button>
      </div>
    </section>
  );
}

/** Teachers write in their own language, whatever that of the page. */
const tongueOf = (text: string): 'ru' | 'en' => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en');
