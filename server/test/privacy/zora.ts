/** A name that nobody else has, as it is written and as a sentence bends it. */
export const zora = { name: 'Зорислава', surname: 'Квитковская', root: 'зорислав' };
