import { useEffect } from 'react';

interface Offered extends Credential {
  code?: string;
}

/** Phones that read the SMS themselves offer its code (WebOTP); the others show it above the keyboard. */
export function useSmsOffer(take: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const over = new AbortController();
    const wanted = { otp: { transport: ['sms'] }, signal: over.signal } as CredentialRequestOptions;
    navigator.credentials.get(wanted).then(
      (offered: Offered | null) => {
        if (offered?.code !== undefined) take(offered.code);
      },
      // Nothing came, or somebody has typed it in.
      () => undefined,
    );
    return () => over.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once: asking again takes the first question back
  }, []);
}
