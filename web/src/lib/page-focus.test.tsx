import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A new document: its program starts fresh, opened by that kind of navigation. */
async function openDocument(name: string, type: 'navigate' | 'reload' | 'back_forward' = 'navigate') {
  class Timing {
    readonly type = type;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing() as unknown as PerformanceEntry]);
  vi.resetModules();
  const { usePageFocus } = await import('./page-focus.ts');
  function Page() {
    usePageFocus(name, name);
    return (
      <main>
        <h1>{name}</h1>
      </main>
    );
  }
  cleanup();
  render(<Page />);
  return screen.getByRole('heading');
}

test('the first document leaves the focus to the browser, and the next one puts it on its heading', async () => {
  await openDocument('Your stay');
  expect(document.activeElement).toBe(document.body);
  const heading = await openDocument('Your booking');
  expect(document.activeElement).toBe(heading);
});

test.each(['reload', 'back_forward'] as const)('a document come to by %s keeps its place', async (type) => {
  await openDocument('Your stay');
  await openDocument('Your booking', type);
  expect(document.activeElement).toBe(document.body);
});
