import { Secret, TOTP } from 'otpauth';

import { openSchool } from '../../../testing.ts';
import { aBrowser } from '../../identity/testing.ts';

export const password = 'birch-lake-42';

/** A school that its owner has just entered. */
export async function openNew(env: Record<string, string> = {}) {
  const school = await openSchool({ env });
  await school.school.opening.begin();
  const token = (await school.identity.setup.firstLink())?.split('#')[1];
  const owner = aBrowser(school);
  const { body } = await owner.post('/setup/owner', { token, name: 'Вера', email: 'vera@school.test', password, locale: 'ru-RU' });
  const { ticket } = body.secondFactor;
  const { body: enrolment } = await owner.post('/auth/second-factor/enrol', { ticket });
  /** What the app of the owner shows now; each code is good once. */
  const appCode = () =>
    new TOTP({ secret: Secret.fromBase32(enrolment.secret) }).generate({ timestamp: school.clock.now().epochMilliseconds });
  const { body: confirmed } = await owner.post('/auth/second-factor/confirm', { ticket, code: appCode() });
  await owner.post('/user/session', { idToken: confirmed.idToken });
  await school.settle();
  const standings = async () =>
    Object.fromEntries(
      ((await owner.get('/manager/school/opening')).body.steps as Array<{ step: string; standing: string }>).map((it) => [
        it.step,
        it.standing,
      ]),
    );
  const codeIn = async (to: string) => /(\d{6})/.exec((await school.messages.latest({ to, limit: 1 }))[0]?.text ?? '')?.[1] ?? '';
  return { school, owner, standings, codeIn, appCode };
}
