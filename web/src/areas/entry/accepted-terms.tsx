import type { ReactNode } from 'react';

import { TextLink } from '#kit/link-button.tsx';

interface AcceptedTermsProps {
  /** The sentence with `{terms}` and `{privacy}` in it, in the order of the language, and how both are called. */
  t: { terms: string; termsLink: string; privacyLink: string };
}

/** What one accepts, with both documents as links. */
export function AcceptedTerms({ t }: AcceptedTermsProps) {
  const links: Readonly<Record<string, ReactNode>> = {
    '{terms}': <DocumentLink of="terms">{t.termsLink}</DocumentLink>,
    '{privacy}': <DocumentLink of="privacy">{t.privacyLink}</DocumentLink>,
  };
  return t.terms.split(/(\{\w+\})/).map((part) => <span key={part}>{links[part] ?? part}</span>);
}

/** In a window of its own: what was typed here stays. */
const DocumentLink = ({ of, children }: { of: string; children: ReactNode }) => (
  <TextLink to="/legal/$document" params={{ document: of }} target="_blank" rel="noreferrer">
    {children}
  </TextLink>
);
