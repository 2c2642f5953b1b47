import type { RegionPlace } from '@school/contract/region/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { askRegions, enterRegion } from '#api/regions.ts';
import { regionHere } from '#api/school-address.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';

/**
 * Says in which region a new account will live, and lets one choose another before anything is typed (decision record 0038).
 * Shown where the school has several.
 */
export function RegionLine() {
  const t = useTexts('regions');
  const { data } = useQuery({ queryKey: ['regions'], queryFn: () => askRegions(), staleTime: Infinity });
  const [going, setGoing] = useState(false);
  const places = data?.regions ?? [];
  const here = places.find(({ region }) => region === regionHere());
  if (!here) return null;
  const go = (place: RegionPlace) => {
    setGoing(true);
    void enterRegion(place, '/registration');
  };
  return (
    <div className="flex flex-col items-start gap-2 text-mute">
      <p>
        {t.kept(t.names[here.region])} {data && data.region !== here.region && t.nearer(t.names[data.region])}
      </p>
      {places
        .filter(({ region }) => region !== here.region)
        .map((place) => (
          <Button key={place.region} kind="quiet" busy={going} onPress={() => go(place)}>
            {t.choose(t.names[place.region])}
          </Button>
        ))}
    </div>
  );
}
