const groups: Readonly<Record<string, RegExp>> = {
  '375': /^(\d{2})(\d{3})(\d{2})(\d{2})$/,
  '7': /^(\d{3})(\d{3})(\d{2})(\d{2})$/,
};

/** «+375 29 123-45-67» of +375291234567: as people say it. A number of another country stays as it is. */
export function phoneText(phone: string): string {
  for (const [code, shape] of Object.entries(groups)) {
    if (!phone.startsWith(`+${code}`)) continue;
    const parts = shape.exec(phone.slice(code.length + 1));
    if (parts) return `+${code} ${parts[1]} ${parts.slice(2).join('-')}`;
  }
  return phone;
}
