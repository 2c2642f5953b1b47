import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useState } from 'react';

import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Eye, Icon, MicOff } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { Heading } from '#kit/page-layout.tsx';

const reasons = ['help', 'promised', 'complaint', 'quality'] as const;

/** Before the room: who will see it, and why one goes in. The reason stays in the log. */
export function Door({ lobby, onEnter }: { lobby: Lobby; onEnter(reason: string): void }) {
  const t = useTexts('liveRooms');
  const say = useRefusals();
  const [why, setWhy] = useState<(typeof reasons)[number]>('help');
  const { watch } = lobby.may;
  return (
    <div className="m-auto flex w-full max-w-xl flex-col gap-5 p-6">
      <Heading title={t.enterTo(lobby.kids.map(({ name }) => name).join(', '), lobby.teacher.name)} />
      <p className="flex gap-3 rounded-md bg-warn-soft p-4 font-bold">
        <Icon of={Eye} />
        {t.door.seen}
      </p>
      <RadioChips<(typeof reasons)[number]>
        label={t.door.reason}
        name="reason"
        required
        layout="wrap"
        chips={choicesOf(t.door.reasons, reasons)}
        value={why}
        onChange={setWhy}
      />
      <p className="flex gap-3 text-mute">
        <Icon of={MicOff} />
        {t.door.silent}
      </p>
      <Button
        kind="primary"
        size="large"
        wide
        disabled={!watch.allowed}
        hint={watch.allowed ? undefined : say(watch.why, watch.facts)}
        onPress={() => onEnter(t.door.reasons[why])}
      >
        {t.door.enter}
      </Button>
      <LoneLink to="/manager/rooms" className="self-center">
        {t.toRooms}
      </LoneLink>
    </div>
  );
}
