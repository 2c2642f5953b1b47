import { useLayoutEffect } from 'react';

import file from './staff.css?url';

/**
 * The staff's own file of styles. What is below it waits until the file is there. React leaves it in the page for
 * good, where it would weigh on a family's pages (support, or another account in the same tab): so it is switched off.
 */
export function StaffStyles() {
  useLayoutEffect(() => {
    switchSheet(true);
    return () => switchSheet(false);
  }, []);
  return <link rel="stylesheet" href={file} precedence="staff" />;
}

function switchSheet(on: boolean): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-precedence="staff"]')?.sheet;
  if (sheet) sheet.disabled = !on;
}
