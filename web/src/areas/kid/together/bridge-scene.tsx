import { ownPicture } from '#widgets/player/own-pictures.ts';

/** Where the bridge begins and ends, how high its ends are and how deep it hangs, in the drawing's own units (600 by 220). */
const left = 84;
const right = 516;
const top = 118;
const sag = 30;
/** How high a plank is, and the rope above it. */
const plank = 30;
const rail = 44;

const along = (share: number) => ({ x: left + share * (right - left), y: top + 4 * share * (1 - share) * sag });
/** A rope that hangs as the planks do, so much above them. */
const rope = (above: number): string => `M${left} ${top - above}Q300 ${top - above + 2 * sag} ${right} ${top - above}`;

/** The bridge of a club from the meadow to the island: planks that are laid, places of those to come, the fox as far as it goes. */
export function BridgeScene({ planks, of, feast }: { planks: number; of: number; feast: boolean }) {
  const step = (right - left) / of;
  const broad = Math.min(step - 3, 110);
  const fox = along(planks === 0 ? -0.06 : (planks - 0.5) / of);
  const posts = [left, right];
  return (
    <svg aria-hidden viewBox="0 0 600 220" className="bridge-scene">
      <rect width="600" height="220" fill="var(--bridge-sky)" />
      <path d="M0 168q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v60H0z" fill="var(--bridge-water)" />
      <path d="M0 220V112c40-14 80 0 92 40l12 68z" fill="var(--bridge-land)" />
      <path d="M600 220V100c-50-18-88 12-94 52l-10 68z" fill="var(--bridge-land)" />
      <g fill="none" stroke="#8d5524" strokeWidth="4">
        <path d={rope(rail)} strokeWidth="3" />
        {Array.from({ length: of + 1 }, (_, at) => {
          const { x, y } = along(at / of);
          return <path key={at} d={`M${x} ${y - rail + 2}V${y}`} strokeWidth="1.5" />;
        })}
        <path d={rope(0)} />
        <path d={`M${left} ${top + plank}Q300 ${top + plank + 2 * sag} ${right} ${top + plank}`} />
      </g>
      {Array.from({ length: of }, (_, at) => {
        const { x, y } = along((at + 0.5) / of);
        return (
          <rect
            key={at}
            x={x - broad / 2}
            y={y - 1}
            width={broad}
            height={plank + 2}
            rx="4"
            strokeWidth="2.5"
            className="bridge-plank"
            data-laid={at < planks ? '' : undefined}
          />
        );
      })}
      {posts.map((x) => (
        <rect key={x} x={x - 6} y={top - rail - 8} width="12" height={rail + plank + 16} rx="5" fill="#8d5524" />
      ))}
      <image href={ownPicture('house-with-garden')} x="520" y="34" width="72" height="72" />
      {feast && <image href={ownPicture('wrapped-gift')} x="486" y="70" width="34" height="34" />}
      <image href={ownPicture('fox')} x={Math.max(10, fox.x - 22)} y={fox.y - 42} width="44" height="44" />
    </svg>
  );
}
