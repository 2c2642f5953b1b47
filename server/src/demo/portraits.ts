import sharp from 'sharp';

/** Teachers of the demo have no photographs: whoever looks at it sees drawn people, and nobody who lives. */
interface Look {
  behind: string;
  skin: string;
  hair: string;
  clothes: string;
  style: 'bob' | 'bun' | 'short' | 'long' | 'curls' | 'beard';
  glasses?: boolean;
}

const looks = {
  olga: { behind: '#ffd9bd', skin: '#f6cfb5', hair: '#7a4a2b', clothes: '#3f9d8f', style: 'bob', glasses: true },
  dmitry: { behind: '#c9e6d3', skin: '#e9bd98', hair: '#3b2a22', clothes: '#33567a', style: 'beard' },
  irina: { behind: '#ffd0dc', skin: '#f2c9a4', hair: '#241c24', clothes: '#d9605a', style: 'long' },
  kate: { behind: '#c5e4fb', skin: '#f8d6bf', hair: '#cf9440', clothes: '#5b54c7', style: 'bun' },
  pavel: { behind: '#e4dbfb', skin: '#eec39e', hair: '#8d5b34', clothes: '#8a9a3c', style: 'short', glasses: true },
  vera: { behind: '#fdeab0', skin: '#f4cdb2', hair: '#a5482c', clothes: '#2f7d5b', style: 'curls' },
} as const satisfies Record<string, Look>;

export type DemoFace = keyof typeof looks;

/** What falls behind the head and the shoulders. */
const hairBehind: Readonly<Record<Look['style'], string>> = {
  bob: '<path d="M134 250q-6-140 122-140t122 140v96q0 22-22 22H156q-22 0-22-22z"/>',
  bun: '<circle cx="256" cy="92" r="46"/><path d="M146 240q-4-128 110-128t110 128v40H146z"/>',
  short: '',
  long: '<path d="M128 250q-4-144 128-144t128 144q4 90 26 170H102q26-80 26-170z"/>',
  curls:
    '<circle cx="170" cy="170" r="58"/><circle cx="232" cy="128" r="60"/><circle cx="300" cy="134" r="58"/><circle cx="348" cy="186" r="54"/><circle cx="366" cy="256" r="50"/><circle cx="148" cy="246" r="50"/><circle cx="158" cy="316" r="44"/><circle cx="354" cy="324" r="44"/>',
  beard: '',
};

/** What lies over the forehead. */
const hairBefore: Readonly<Record<Look['style'], string>> = {
  bob: '<path d="M160 262q-6-126 96-126t96 126q-4-46-40-72-58 36-116 30-30 6-36 42z"/>',
  bun: '<path d="M164 250q-4-112 92-112t92 112q-14-52-92-58-78 6-92 58z"/>',
  short: '<path d="M160 246q-14-124 96-124t100 124q-8-34-24-52-60 22-112-8-44 14-60 60z"/>',
  long: '<path d="M162 268q-8-130 94-130t94 130q-8-62-82-94-18 66-106 94z"/>',
  curls:
    '<circle cx="196" cy="176" r="38"/><circle cx="250" cy="156" r="40"/><circle cx="306" cy="170" r="38"/><circle cx="338" cy="204" r="26"/><circle cx="172" cy="208" r="26"/>',
  beard: '<path d="M162 240q-10-116 94-116t94 116q-6-40-22-56-42-16-72-12-56-4-74 14-16 18-20 54z"/>',
};

const beard = '<path d="M166 282q4 104 90 104t90-104q-8 44-44 44-46-16-92 0-36 0-44-44z"/><path d="M216 318q40-22 80 0-10-6-40-6t-40 6z"/>';

const glasses =
  '<g fill="none" stroke="#39324f" stroke-width="7"><circle cx="214" cy="262" r="33"/><circle cx="298" cy="262" r="33"/><path d="M247 258q9-8 18 0M181 254l-18-8M331 254l18-8"/></g>';

function drawn({ behind, skin, hair, clothes, style, ...more }: Look): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="262" rx="11" ry="13" fill="#2a2238"/><circle cx="${x + 4}" cy="257" r="4" fill="#fff"/>`;
  const brow = (x: number) => `<path d="M${x - 22} 226q22-16 44-2" fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <rect width="512" height="512" fill="${behind}"/><circle cx="256" cy="300" r="230" fill="#fff" opacity=".28"/>
    <g fill="${hair}">${hairBehind[style]}</g>
    <path d="M74 512q6-112 118-128h128q112 16 118 128z" fill="${clothes}"/>
    <path d="M206 330h100v62q-50 52-100 0z" fill="${skin}"/><path d="M206 352q50 40 100 0v22q-50 40-100 0z" fill="#7a3b1e" opacity=".16"/>
    <path d="M192 384l64 66 64-66 22 6-86 96-86-96z" fill="#fff" opacity=".85"/>
    <circle cx="162" cy="268" r="22" fill="${skin}"/><circle cx="350" cy="268" r="22" fill="${skin}"/>
    <path d="M162 236q0-96 94-96t94 96v44q0 92-94 92t-94-92z" fill="${skin}"/>
    <g fill="#ef8f7d" opacity=".4"><circle cx="190" cy="304" r="20"/><circle cx="322" cy="304" r="20"/></g>
    ${eye(214)}${eye(298)}${brow(214)}${brow(298)}
    <path d="M252 276q-8 22 8 24" fill="none" stroke="#7a3b1e" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>
    <g fill="${hair}">${style === 'beard' ? beard : ''}</g>
    <path d="M222 322q34 38 68 0z" fill="#a63d4c"/><path d="M230 323h52q-4 9-26 9t-26-9z" fill="#fff"/>
    <g fill="${hair}" stroke="${hair}" stroke-width="7" stroke-linejoin="round">${hairBefore[style]}</g>${more.glasses === true ? glasses : ''}</svg>`;
}

/** The portrait of a teacher of the demo, as bytes of a picture that could have been taken. */
export const portraitOf = (face: DemoFace): Promise<Uint8Array> =>
  sharp(Buffer.from(drawn(looks[face])))
    .png()
    .toBuffer();
