import { useState } from 'react';

import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { setTheme, type Theme, themes, useTheme } from '#kit/theme.ts';
import { StaffStyles } from '#widgets/staff-layout/staff-styles.tsx';
import { ChoiceParts } from './choice-parts.tsx';
import { FormParts } from './form-parts.tsx';
import { LayerParts } from './layer-parts.tsx';
import { PressParts } from './press-parts.tsx';
import { ShowParts } from './show-parts.tsx';
import { words } from './words.ts';

/** Everything the kit has, for looking at, in both themes (docs/design/interface.md). A page for ourselves: it is in Russian only. */
export function Page() {
  const theme = useTheme();
  const [calm, setCalm] = useState(false);
  return (
    <main id="content">
      <StaffStyles />
      <PageLayout
        title={words.title}
        width="wide"
        actions={
          <div className="flex flex-wrap items-end gap-3">
            <RadioChips
              label={words.theme}
              labelHidden
              name="theme"
              required
              value={theme}
              onChange={(chosen: Theme) => setTheme(chosen)}
              chips={themes.map((value) => ({ value, label: words.themes[value] }))}
            />
            <Button
              pressed={calm}
              onPress={() => {
                document.documentElement.dataset['calm'] = calm ? 'off' : 'on';
                setCalm(!calm);
              }}
            >
              {words.calm}
            </Button>
          </div>
        }
      >
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <PressParts />
          <FormParts />
          <ChoiceParts />
          <LayerParts />
          <ShowParts />
        </div>
      </PageLayout>
    </main>
  );
}
