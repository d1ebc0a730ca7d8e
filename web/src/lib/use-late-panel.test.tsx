import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { unreachedText } from './api-error.ts';
import { showAtTop, useTopNews } from './top-news.ts';
import { useLatePanel } from './use-late-panel.ts';

const Drawer = () => <p>What is in it</p>;

function Page({ load }: { load: () => Promise<typeof Drawer> }) {
  const drawer = useLatePanel(load);
  return (
    <>
      <output>{useTopNews()?.text}</output>
      <button onClick={drawer.isOpen ? drawer.close : drawer.open}>The drawer</button>
      {drawer.Panel && <drawer.Panel />}
    </>
  );
}

/** Loads when it is told to. */
function later() {
  let come = () => {};
  const drawer = new Promise<typeof Drawer>((resolve) => {
    come = () => resolve(Drawer);
  });
  return { drawer, come };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'The drawer' }));
const shown = () => screen.queryByText('What is in it');

afterEach(() => {
  cleanup();
  showAtTop(null);
});

test('what a press opens comes once it has loaded', async () => {
  const loading = later();
  render(<Page load={() => loading.drawer} />);
  await press();
  expect(shown()).toBeNull();
  loading.come();
  expect(await screen.findByText('What is in it')).toBeDefined();
});

test('what was closed again while it loaded stays closed', async () => {
  const loading = later();
  render(<Page load={() => loading.drawer} />);
  await press();
  await press();
  await act(() => {
    loading.come();
    return loading.drawer;
  });
  expect(shown()).toBeNull();
});

test('what cannot be loaded is reported at the top, and the next press tries again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Drawer)];
  render(<Page load={async () => answers.shift()?.() ?? Drawer} />);
  await press();
  expect(await screen.findByText(unreachedText)).toBeDefined();
  expect(shown()).toBeNull();
  await press();
  expect(await screen.findByText('What is in it')).toBeDefined();
});
