import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { Fox } from '#widgets/fox/fox.tsx';

/** No page of the school has this address; within the frame of an area, which is the main part already, where a page finds it out itself. */
export function NotFoundPage({ within = false }: { within?: boolean }) {
  const t = useTexts('errorPages');
  const Place = within ? 'div' : 'main';
  return (
    <Place
      {...(!within && { id: 'content' })}
      className="mx-auto flex min-h-window max-w-lg flex-col items-center justify-center gap-4 p-6 text-center"
    >
      <Fox pose="thinking" />
      <Heading title={t.notFound.title} />
      <p className="text-mute">{t.notFound.text}</p>
      <LinkButton to="/" kind="primary">
        {t.toHome}
      </LinkButton>
    </Place>
  );
}
