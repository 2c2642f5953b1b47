import type { Locale } from '@school/contract/shapes';

interface CertificateTexts {
  certificate: string;
  givenTo: string;
  forUnit(course: string, level: string): string;
  /** Below the line for its signature. */
  teacher: string;
  file(title: string, kid: string): string;
}

/** What stands on the certificate of a unit. */
export const certificateTexts: Record<Locale, CertificateTexts> = {
  'ru-RU': {
    certificate: 'Грамота',
    givenTo: 'Эту грамоту получает',
    forUnit: (course, level) => `${course}, «${level}»: раздел пройден целиком`,
    teacher: 'Преподаватель',
    file: (title, kid) => `Грамота «${title}», ${kid}.pdf`,
  },
  'en-US': {
    certificate: 'Certificate',
    givenTo: 'This certificate is given to',
    forUnit: (course, level) => `${course}, “${level}”: the whole unit is done`,
    teacher: 'Teacher',
    file: (title, kid) => `Certificate “${title}”, ${kid}.pdf`,
  },
};
