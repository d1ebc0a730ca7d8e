import { mount } from './mount.tsx';
import { pageAt } from './program/page-at.ts';
import type { Program } from './program/program.ts';
import { Pages } from './pages.tsx';

/**
 * Shows this document, once the page that it was opened at has come. The painted shell stands until then: after a
 * placeholder React would hold the page back for a third of a second.
 */
export async function openPages(program: Program): Promise<void> {
  const first = pageAt(program, window.location.pathname);
  if (first !== undefined) await program.pages[first]?.preload?.();
  mount(
    <program.Owner>
      <Pages program={program} />
    </program.Owner>,
  );
}
