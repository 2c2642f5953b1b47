import type { GivenFile } from '@school/contract/call';
import { certificateTexts } from '@school/words/documents/certificate-texts';

import { pdfOf } from '#platform/pdf';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { showProgram } from './show-course.ts';

const violet = '#5b3fb0';

/** The certificate of a unit, as it is printed and hung up: whose it is, for what, and since when. */
export const writeCertificate =
  (tools: Tools) =>
  async (
    { locale }: Pick<Principal, 'locale'>,
    { kidUid, courseCode, lessonCode }: { kidUid: string; courseCode: string; lessonCode: string },
  ): Promise<GivenFile> => {
    const { families, school } = tools;
    const tongue = locale === 'ru-RU' ? 'ru' : 'en';
    const t = certificateTexts[locale];
    const [kid] = await families.kids([kidUid]);
    const { title: course, certificates } = await showProgram(tools)(kidUid, courseCode);
    const given = certificates.find((one) => one.lessonCode === lessonCode);
    if (!kid || !given) throw new Refusal('learning.no_certificate');
    const zone = (await families.timezonesOf([kid.familyId])).get(kid.familyId) ?? 'UTC';
    const day = Temporal.Instant.from(given.givenAt).toZonedDateTimeISO(zone).toPlainDate().toLocaleString(locale, { dateStyle: 'long' });
    const middle = { alignment: 'center' as const };
    const space = (above: number): [number, number, number, number] => [0, above, 0, 0];
    const bytes = await pdfOf({
      title: given.title[tongue],
      content: [
        { text: school.name(locale), ...middle, fontSize: 14, color: '#555555', margin: space(70) },
        { text: t.certificate, ...middle, fontSize: 44, bold: true, color: violet, margin: space(60) },
        { text: given.title[tongue], ...middle, fontSize: 30, bold: true, margin: space(28) },
        { text: t.givenTo, ...middle, fontSize: 14, color: '#555555', margin: space(60) },
        { text: kid.name, ...middle, fontSize: 34, bold: true, color: violet, margin: space(8) },
        { text: t.forUnit(course[tongue], given.levelTitle[tongue]), ...middle, fontSize: 14, margin: space(28) },
        { text: day, ...middle, fontSize: 14, color: '#555555', margin: space(70) },
        { canvas: [{ type: 'line', x1: 170, y1: 0, x2: 330, y2: 0, lineWidth: 0.7 }], margin: space(80) },
        { text: t.teacher, style: 'mute', ...middle, margin: space(2) },
      ],
      foot: () => school.name(locale),
    });
    return { name: t.file(given.title[tongue], kid.name), bytes };
  };
