import { randomUUID } from 'node:crypto';

import type { Entered } from '@school/contract/lesson-room/shapes';

import { aStroke, openPage, type RoomPage } from '../../src/modules/lesson-room/testing.ts';
import type { Principal } from '../../src/platform/principal.ts';

/**
 * A page as it is: sends its ops in order and again until it hears them, comes back by itself to the server that answers, and
 * goes on from the last number it knows.
 */
export function aSteadyPage(who: Principal, lessonId: string, ports: readonly number[], many: number, goesOn = true) {
  const heard: Array<{ seq: number; opid: string }> = [];
  const waiting = new Map<string, ReturnType<typeof aStroke>>();
  const sent: string[] = Array.from({ length: many }, () => randomUUID());
  /** Why its lines were closed, where that was said. */
  const overs: string[] = [];
  const mostBursts = goesOn ? 1 : Infinity;
  let epoch: number | null = null;
  let at = 0;

  async function enter(): Promise<RoomPage> {
    for (;;) {
      const port = ports[at % ports.length] ?? 0;
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/api/lesson-room/${lessonId}/enter`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-test-principal': JSON.stringify(who), 'idempotency-key': randomUUID() },
          body: JSON.stringify({ epoch, deviceUid: null }),
        });
        if (!answer.ok) throw new Error(await answer.text());
        const entered = (await answer.json()) as Entered;
        ({ epoch } = entered);
        const page = await openPage(port, lessonId, entered, { since: heard.at(-1)?.seq ?? entered.seq });
        await page.next('ready', 0, 3000);
        return page;
      } catch {
        at += 1;
        await new Promise((go) => void setTimeout(go, 50));
      }
    }
  }

  /** One connection's worth: until it breaks, or the burst that a page may send is used up. */
  async function oneLine(left: string[], until: () => boolean): Promise<void> {
    const page = await enter();
    let taken = 0;
    const take = () => {
      for (const { seq, opid } of page.events.slice(taken)) {
        heard.push({ seq, opid });
        waiting.delete(opid);
      }
      taken = page.events.length;
      for (const { opid } of page.all('dup')) waiting.delete(opid);
    };
    for (const [opid, op] of waiting) page.op(op, opid);
    const isUp = () => page.socket.readyState === 1;
    let bursts = 0;
    do {
      bursts += 1;
      for (const opid of left.splice(0, 35 - waiting.size)) {
        const op = aStroke();
        waiting.set(opid, op);
        page.op(op, opid);
      }
      for (let waits = 0; waits < 300 && waiting.size > 0 && isUp(); waits += 1) {
        await new Promise((go) => void setTimeout(go, 10));
        take();
      }
    } while (bursts < mostBursts && left.length > 0 && isUp());
    while (left.length === 0 && waiting.size === 0 && !until() && isUp()) {
      await new Promise((go) => void setTimeout(go, 20));
      take();
    }
    take();
    overs.push(...page.all('over').map(({ code }) => code));
    // To the other server each time, or only when this one has closed its line.
    if (goesOn || !isUp()) at += 1;
    page.break();
  }

  return {
    sent,
    heard,
    overs,
    async run(until: () => boolean): Promise<void> {
      const left = [...sent];
      while (left.length > 0 || waiting.size > 0 || !until()) await oneLine(left, until);
    },
  };
}
