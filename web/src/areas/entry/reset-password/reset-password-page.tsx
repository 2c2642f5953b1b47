import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { buttonLook } from '#kit/button-look.ts';
import { TextLink } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';

const contactCentre = 'help@chip.school';

/** What somebody can do who does not remember the password: the contact centre changes it with them. */
export function Page() {
  const t = useTexts('entry').reset;
  const isSignedIn = useSession() !== null;
  return (
    <Frame title={t.title} width="text">
      <Card className="flex flex-col items-start gap-5">
        <p className="text-lg">{t.lead}</p>
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <a
          href={`mailto:${contactCentre}?subject=${encodeURIComponent(t.subject)}`}
          className={`${buttonLook('primary', { size: 'large' })} flex-wrap`}
        >
          {t.write}
        </a>
        <p className="text-mute">{contactCentre}</p>
        {isSignedIn ? <p className="text-mute">{t.signedIn}</p> : <TextLink to="/login">{t.back}</TextLink>}
      </Card>
    </Frame>
  );
}
