import { Page as Frame } from '#kit/page.tsx';

/** Everything the kit has, for looking at (design/ux.md). */
export const Page = () => <Frame title="Kit">…</Frame>;
