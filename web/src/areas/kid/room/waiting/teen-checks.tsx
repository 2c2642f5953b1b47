import { useCallback, useEffect, useState } from 'react';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { CircleAlert, CircleCheck, Icon } from '#kit/icon.tsx';
import { useMediaDevices } from '#widgets/equipment-check/use-media-devices.ts';

import type { Switches } from '../use-switches.ts';

/** A way to the school and back that takes longer than this is felt in a talk, in milliseconds. */
const slowFrom = 200;

/** Names by which browsers tell a headset, in English and in Russian. */
const headset = /head|airpods|buds|\u043d\u0430\u0443\u0448|\u0433\u0430\u0440\u043d\u0438/i;

/** How long a small question takes to the school and back, the quickest of some. */
async function wayThere(eventId: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    const from = performance.now();
    await api('GET /lesson-room/:eventId', { params: { eventId } }, { silent: true });
    times.push(performance.now() - from);
  }
  return Math.round(Math.min(...times));
}

/** What works, in words and figures; what does not has its advice. */
export function TeenChecks({ switches, eventId }: { switches: Switches; eventId: string }) {
  const t = useTexts('kidRoom').wait;
  const { audioinput, audiooutput } = useMediaDevices();
  const [way, setWay] = useState<number>();
  const look = useCallback(() => wayThere(eventId).then(setWay, () => setWay(undefined)), [eventId]);
  useEffect(() => void look(), [look]);
  const { camera, mic } = switches.is;
  const isOff = !switches.wanted.camera;
  const hasHeadset = [...audioinput, ...audiooutput].some(({ label }) => headset.test(label));
  return (
    <>
      <ul className="grid list-none gap-1.5">
        <Line isFine={mic && (camera || isOff)}>{mic ? (camera ? t.devicesWork : isOff ? t.onlyMic : t.noCamera) : t.noMic}</Line>
        <Line isFine={hasHeadset}>{hasHeadset ? t.headset : t.noHeadset}</Line>
        {way !== undefined && <Line isFine={way < slowFrom}>{way < slowFrom ? t.line(way) : t.slowLine(way)}</Line>}
      </ul>
      <Button
        onPress={() => {
          void switches.begin();
          void look();
        }}
      >
        {t.again}
      </Button>
    </>
  );
}

const Line = ({ isFine, children }: { isFine: boolean; children: string }) => (
  <li className="flex items-start gap-2.5">
    <Icon of={isFine ? CircleCheck : CircleAlert} className={`mt-0.5 ${isFine ? 'text-good' : 'text-warn'}`} />
    {children}
  </li>
);
