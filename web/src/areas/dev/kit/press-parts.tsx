import { Button, IconButton } from '#kit/button.tsx';
import { Icon, Video, X } from '#kit/icon.tsx';
import { LinkButton, LoneLink, TextLink } from '#kit/link-button.tsx';
import { Part } from './part.tsx';
import { words } from './words.ts';

export function PressParts() {
  const t = words.press;
  return (
    <Part title={t.title}>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary">{t.primary}</Button>
        <Button kind="sun">
          <Icon of={Video} />
          {t.sun}
        </Button>
        <Button>{t.secondary}</Button>
        <Button kind="quiet">{t.quiet}</Button>
        <Button kind="danger">{t.danger}</Button>
        <Button kind="primary" busy>
          {t.busy}
        </Button>
        <Button size="small">{t.small}</Button>
        <Button size="large">{t.large}</Button>
        <IconButton label={t.icon} onPress={() => undefined}>
          <Icon of={X} />
        </IconButton>
      </div>
      <Button disabled hint={t.hint}>
        {t.off}
      </Button>
      <div className="flex flex-wrap items-center gap-4">
        <LinkButton to="/schedule">{t.link}</LinkButton>
        <LoneLink to="/payment">{t.text}</LoneLink>
      </div>
      <p>
        {t.hint} <TextLink to="/payment">{t.text}</TextLink>
      </p>
    </Part>
  );
}
