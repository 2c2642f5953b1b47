import type { SocialProvider } from '@school/contract/identity/social-calls';

import { keepReturn } from '#api/arrival-token.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { goToProvider } from '#widgets/social/go-to-provider.ts';

interface SocialButtonsProps {
  providers: readonly SocialProvider[];
  /** Where one wanted to go: kept on this device until one is back from the other service. */
  next: string | undefined;
}

/** Other services to sign in with: those that the school has set up. */
export function SocialButtons({ providers, next }: SocialButtonsProps) {
  const t = useTexts('social');
  const start = useCall('POST /auth/social/:provider/start');
  return (
    <section aria-label={t.or} className="flex flex-col gap-3">
      <p className="text-mute">{t.or}</p>
      {providers.map((provider) => (
        <Button
          key={provider}
          wide
          busy={start.isPending && start.variables.params.provider === provider}
          onPress={() =>
            start.mutate(
              { params: { provider }, body: goToProvider.body },
              {
                onSuccess: ({ address }) => {
                  keepReturn(next);
                  goToProvider.go(address);
                },
              },
            )
          }
        >
          {t.enterBy(provider)}
        </Button>
      ))}
    </section>
  );
}
