import type { Locale } from '@school/contract/shapes';

import { enLayout } from '../en/letters/layout.ts';
import { ruLayout } from '../ru/letters/layout.ts';
import type { LayoutTexts } from './layout-texts.ts';

/** What stands around the text of a letter, in its language. */
export const layoutIn = (locale: Locale): LayoutTexts => (locale === 'en-US' ? enLayout : ruLayout);
