import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { School } from '../school.ts';
import { previewPage } from './preview-page.ts';
import { type Preview, previewsOf } from './previews.ts';

interface Query {
  lang?: string;
  age?: string;
  slide?: string;
}

/**
 * A door for those who write lessons, at `/dev/preview`: whoever opens `/dev/preview/m2-08` (or a template,
 * `/dev/preview/type-number`) is at once a child of the right age, new to the school, in front of that task in the
 * player; `/dev/preview/answers/{attemptUid}` tells what is right. The school registers it only with SCHOOL_PREVIEW=1,
 * which production refuses.
 */
export function servePreviews(app: FastifyInstance, school: School): void {
  const { library, playbooks } = school;
  let read: ReturnType<typeof previewsOf> | undefined;
  const all = () => (read ??= previewsOf(library));

  for (const address of ['/dev/preview', '/dev/preview/'])
    app.get(address, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(previewPage(all())),
    );
  app.get('/dev/preview/answers/:attemptUid', async (request, reply) => {
    const { attemptUid } = request.params as { attemptUid: string };
    return reply.header('cache-control', 'no-store').send({ answers: await playbooks.answerKey(attemptUid) });
  });
  app.get('/dev/preview/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const { lang, age, slide } = request.query as Query;
    const { lessons, templates } = all();
    const preview = [...lessons, ...templates].find((one) => one.name === name);
    if (!preview) return reply.code(404).type('text/plain; charset=utf-8').send(`There is no lesson and no template ${name}.`);
    const { token, kidUid } = await comeIn(school, preview, { english: lang === 'en', age: Number(age) || preview.lesson.ages.from });
    const { courseCode, lesson } = preview;
    const playbookUid = playbooks.uidOf(courseCode, lesson.lessonCode, 'online');
    const place = `/kids/${kidUid}/courses/${courseCode}/lessons/${lesson.lessonCode}/playbooks/${playbookUid}`;
    return reply
      .header('cache-control', 'no-store')
      .setCookie('chip', token, { path: '/', httpOnly: true, sameSite: 'lax' })
      .redirect(`${place}?slide=${Number(slide) || preview.slide}`, 303);
  });
}

/** A family of its own for every look: what was answered before is not in the way, and lessons are as they are written now. */
async function comeIn(
  { families, identity, learning, clock }: School,
  { courseCode, lesson }: Preview,
  { english, age }: { english: boolean; age: number },
): Promise<{ token: string; kidUid: string }> {
  const born = clock.now().toZonedDateTimeISO('Europe/Moscow').subtract({ years: age, months: 1 });
  const who = randomUUID();
  const { familyId, accountId, kidUid } = await families.register(
    {
      firstName: english ? 'Preview' : 'Предпросмотр',
      email: `${who}@preview.example`,
      password: who,
      kid: { name: english ? 'Mila' : 'Мила', dob: { year: born.year, month: born.month }, languages: ['ru'] },
      subject: 'math',
      locale: english ? 'en-US' : 'ru-RU',
      timezone: 'Europe/Moscow',
      termsAccepted: true,
    },
    { areConfirmed: true },
  );
  await learning.openWithoutLesson({ familyId, kidUid, courseCode, lessonCode: lesson.lessonCode });
  const parent = await identity.openSession({
    idToken: await identity.idTokenFor(accountId),
    isSupport: false,
    provider: undefined,
    device: 'preview',
    before: { role: 'guest', locale: 'ru-RU' },
  });
  const caller = { role: 'parent', accountId, customerId: familyId, sessionId: parent.sessionId, locale: parent.locale } as const;
  const { token } = await identity.narrowToKid(caller, kidUid);
  return { token, kidUid };
}
