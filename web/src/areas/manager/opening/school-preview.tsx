import { codeSms } from '@school/words/letters/code-texts';
import { schoolOpens } from '@school/words/letters/opening-texts';
import { smsParts } from '@school/words/letters/sms-parts';

import { useSchool } from '#api/school.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';

const frame = 'overflow-hidden rounded-md border border-line bg-paper';

/** A code that nobody has. */
const code = '123456';

/** How families will see the name, in the language of the page: where they come in, in the letter that tells of the opening, and in an SMS. */
export function SchoolPreview() {
  const { preview: t } = useTexts('schoolOpening');
  const { title } = useTexts('login');
  const locale = useLocale();
  const { name, called } = useSchool();
  const sms = codeSms({ code, purpose: 'signIn', locale, host: location.host, school: name });
  const letter = schoolOpens({ address: location.origin, locale, school: name });
  return (
    <div className="flex flex-col gap-3">
      <figure className="flex flex-col gap-1">
        <figcaption className="text-sm text-mute">{t.entry}</figcaption>
        <div className={frame}>
          <p className="flex items-center gap-2 bg-sunk px-3 py-2 text-sm font-bold">
            <img src="/favicon.svg" alt="" width={20} height={20} />
            <span className="min-w-0 break-words">{`${title} · ${called}`}</span>
          </p>
          <div className="flex flex-col items-start gap-2 p-3">
            <img src="/favicon.svg" alt="" width={40} height={40} />
            <p className="text-lg font-bold">{title}</p>
          </div>
        </div>
      </figure>
      <figure className="flex flex-col gap-1">
        <figcaption className="text-sm text-mute">{t.letter}</figcaption>
        <div className={`${frame} flex flex-col gap-2 p-3 break-words`}>
          <p className="text-sm text-mute">{t.from(name)}</p>
          <p className="font-bold">{letter.subject}</p>
          <p className="whitespace-pre-line">{letter.text}</p>
        </div>
      </figure>
      <figure className="flex flex-col gap-1">
        <figcaption className="text-sm text-mute">{t.sms}</figcaption>
        <div className={`${frame} flex flex-col gap-2 p-3 break-words`}>
          <p className="w-fit max-w-full rounded-md bg-sunk p-3 whitespace-pre-line">{sms}</p>
          <p className="text-sm text-mute figures">{t.smsParts(smsParts(sms), sms.length)}</p>
        </div>
      </figure>
    </div>
  );
}
