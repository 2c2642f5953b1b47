import type { scenes } from '@school/contract/playbooks/templates/scene-tap/shape';

type Place = [across: number, down: number];
export interface Spot {
  at: Place;
  /** What may be there. */
  of: 'sky' | 'ground' | 'water' | 'wall';
  /** Where that is, for those places that have a name. */
  where?: readonly [ru: string, en: string];
}
export interface Scene {
  spots: readonly Spot[];
  /** Categories of the lexicon for its ground. */
  ground: readonly string[];
}

/** Across and down in percent, with a space between. */
const placeOf = (text: string): Place => {
  const [across = 0, down = 0] = text.split(' ').map(Number);
  return [across, down];
};
const wall = (place: string): Spot => ({ at: placeOf(place), of: 'wall' });
const named = (place: string, ru: string, en: string, of: Spot['of'] = 'ground'): Spot => ({ at: placeOf(place), of, where: [ru, en] });
/** Places without a name, with a comma between. */
const bare = (places: string, of: Spot['of'] = 'ground'): Spot[] => places.split(', ').map((place) => ({ at: placeOf(place), of }));

/** Where things stand in each scene, as it is drawn (web, scene-tap/backdrop.tsx). */
export const spotsOf: Record<(typeof scenes)[number], Scene> = {
  park: {
    ground: ['pet', 'toy'],
    spots: [
      ...bare('13 14, 38 14, 87 14', 'sky'),
      named('13 40', 'на скамейке', 'on the bench'),
      named('13 64', 'под скамейкой', 'under the bench'),
      named('62 18', 'на дереве', 'in the tree', 'sky'),
      named('62 62', 'под деревом', 'under the tree'),
      named('74 87', 'в пруду', 'in the pond', 'water'),
      ...bare('38 62, 87 62, 38 87, 13 88'),
    ],
  },
  farm: {
    ground: ['farm'],
    spots: [
      ...bare('38 14, 62 14, 87 14', 'sky'),
      named('13 20', 'на крыше', 'on the roof', 'sky'),
      named('13 60', 'в сарае', 'in the barn'),
      named('62 38', 'на телеге', 'on the cart'),
      named('62 64', 'под телегой', 'under the cart'),
      named('26 88', 'в пруду', 'in the pond', 'water'),
      ...bare('38 50, 87 46, 87 70, 62 88'),
    ],
  },
  beach: {
    ground: ['toy', 'pet'],
    spots: [
      ...bare('13 14, 38 14, 62 14', 'sky'),
      named('38 40', 'в море', 'in the sea', 'water'),
      named('87 18', 'на зонтике', 'on the sunshade', 'sky'),
      named('87 66', 'под зонтиком', 'under the sunshade'),
      named('13 58', 'на лежаке', 'on the deckchair'),
      named('13 82', 'под лежаком', 'under the deckchair'),
      ...bare('38 66, 62 66, 38 89, 62 89, 87 89'),
    ],
  },
  room: {
    ground: ['pet', 'toy'],
    spots: [
      wall('13 14'),
      wall('62 14'),
      named('87 16', 'на полке', 'on the shelf'),
      named('16 42', 'на кровати', 'on the bed'),
      named('16 69', 'под кроватью', 'under the bed'),
      named('65 40', 'на столе', 'on the table'),
      named('65 65', 'под столом', 'under the table'),
      named('40 89', 'на ковре', 'on the rug'),
      ...bare('40 64, 88 65, 88 89'),
    ],
  },
  kitchen: {
    ground: ['kitchen', 'food', 'fruit', 'vegetable'],
    spots: [
      named('16 16', 'на полке', 'on the shelf'),
      wall('40 14'),
      wall('87 14'),
      named('16 40', 'на плите', 'on the cooker'),
      named('63 41', 'на столе', 'on the table'),
      named('63 66', 'под столом', 'under the table'),
      named('88 48', 'на стуле', 'on the chair'),
      named('88 72', 'под стулом', 'under the chair'),
      ...bare('40 60, 13 88, 40 88, 63 89'),
    ],
  },
  winter: {
    ground: ['wild', 'clothes'],
    spots: [
      ...bare('13 14, 38 14, 87 14', 'sky'),
      named('62 14', 'на ёлке', 'in the fir tree', 'sky'),
      named('62 62', 'под ёлкой', 'under the fir tree'),
      named('14 42', 'на горке', 'on the slide'),
      named('14 66', 'под горкой', 'under the slide'),
      named('86 62', 'на санках', 'on the sledge'),
      named('62 88', 'на льду', 'on the ice'),
      ...bare('38 54, 38 78, 14 89'),
    ],
  },
  forest: {
    ground: ['wild'],
    spots: [
      ...bare('13 14, 62 12, 87 14', 'sky'),
      named('38 26', 'на ветке', 'on the branch', 'sky'),
      named('13 64', 'на пне', 'on the stump'),
      named('38 62', 'под деревом', 'under the tree'),
      named('87 60', 'под ёлкой', 'under the fir tree'),
      named('62 88', 'в ручье', 'in the stream', 'water'),
      ...bare('62 48, 13 88, 38 86'),
    ],
  },
  classroom: {
    ground: ['school'],
    spots: [
      named('14 26', 'на подоконнике', 'on the windowsill'),
      named('87 18', 'на полке', 'on the shelf'),
      named('38 52', 'на парте', 'on the desk'),
      named('38 78', 'под партой', 'under the desk'),
      named('76 52', 'на стуле', 'on the chair'),
      named('76 76', 'под стулом', 'under the chair'),
      wall('54 18'),
      ...bare('13 82'),
    ],
  },
  shop: {
    ground: ['fruit', 'vegetable', 'food'],
    spots: [
      named('16 23', 'на верхней полке', 'on the top shelf'),
      named('16 51', 'на нижней полке', 'on the bottom shelf'),
      named('66 44', 'на прилавке', 'on the counter'),
      named('66 70', 'под прилавком', 'under the counter'),
      named('38 82', 'в корзине', 'in the basket'),
      ...bare('88 88, 14 86'),
    ],
  },
  zoo: {
    ground: ['zoo'],
    spots: [
      ...bare('13 14, 46 14', 'sky'),
      named('20 43', 'на камне', 'on the rock'),
      named('76 18', 'на пальме', 'in the palm tree', 'sky'),
      named('76 60', 'под пальмой', 'under the palm tree'),
      named('40 86', 'в бассейне', 'in the pool', 'water'),
      ...bare('48 56, 14 72, 72 86'),
    ],
  },
  playground: {
    ground: ['toy'],
    spots: [
      ...bare('14 14, 38 14, 62 14', 'sky'),
      named('18 54', 'на качелях', 'on the swing'),
      named('46 50', 'на скамейке', 'on the bench'),
      named('46 76', 'под скамейкой', 'under the bench'),
      named('85 33', 'на горке', 'on the slide'),
      named('85 58', 'под горкой', 'under the slide'),
      named('70 87', 'в песочнице', 'in the sandpit'),
      ...bare('16 84'),
    ],
  },
  hall: {
    ground: ['clothes'],
    spots: [
      named('16 26', 'на крючке', 'on the hook'),
      named('62 17', 'на полке', 'on the shelf'),
      named('44 55', 'на скамейке', 'on the bench'),
      named('44 81', 'под скамейкой', 'under the bench'),
      named('16 82', 'в корзине', 'in the basket'),
      named('80 86', 'на коврике', 'on the mat'),
      ...bare('86 62'),
    ],
  },
};
