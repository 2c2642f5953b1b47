import { useTexts } from '#i18n/texts.ts';
import { buttonLook } from '#kit/button-look.ts';
import { Card } from '#kit/card.tsx';
import { ChevronDown, Icon, MessageCircle } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';

const contactCentre = 'help@chip.school';

/** Where to turn, and answers to what is asked most. */
export function Page() {
  const t = useTexts('help');
  return (
    <Frame title={t.title} width="text">
      <Card label={t.contact.title} className="flex flex-col gap-4">
        <h2 className="text-xl">{t.contact.title}</h2>
        <p>{t.contact.text}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/chat" kind="primary">
            <Icon of={MessageCircle} />
            {t.contact.chat}
          </LinkButton>
          <a href={`mailto:${contactCentre}`} className={buttonLook('secondary')}>
            {t.contact.mail}
          </a>
        </div>
      </Card>
      <section aria-label={t.faqTitle} className="flex flex-col gap-3">
        <h2 className="text-xl">{t.faqTitle}</h2>
        {t.faq.map(({ q, a }) => (
          <details key={q} className="group rounded-lg border border-line bg-card">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-bold">
              {q}
              <Icon of={ChevronDown} className="text-mute group-open:rotate-180" />
            </summary>
            <p className="px-5 pb-5">{a}</p>
          </details>
        ))}
      </section>
    </Frame>
  );
}
