import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { PropertyFilePage } from './property-file-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = new File(['{"the": "file"}'], 'quay.json', { type: 'application/json' });
const changed = (first: string) =>
  Response.json({ hasChanges: true, lines: [first, '  Changed: property.name'] });

test('a file is seen before it is imported, and another tick has it seen again', async () => {
  const asked = serveDesk({
    'PropertyFile/PreviewImport': () => changed('TEST would change.'),
    'PropertyFile/Import': () => changed('TEST is imported.'),
  });
  openDesk(<PropertyFilePage />);
  const see = () => screen.getByRole('button', { name: 'See what it would change' });
  await userEvent.click(see());
  expect(screen.getByText('Choose a file')).toBeDefined();
  await userEvent.upload(screen.getByLabelText('Property file'), file);
  await userEvent.click(see());
  expect((await screen.findByText(/^TEST would change/)).textContent).toContain('Changed: property.name');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull();
  await userEvent.click(see());
  await userEvent.click(await screen.findByRole('button', { name: 'Import it' }));
  await screen.findByText(/^TEST is imported/);
  expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull();
  const text = '{"the": "file"}';
  expect(asked.map(({ name, body }) => ({ name, body }))).toEqual([
    { name: 'PropertyFile/PreviewImport', body: { text, isReplacing: false } },
    { name: 'PropertyFile/PreviewImport', body: { text, isReplacing: true } },
    { name: 'PropertyFile/Import', body: { text, isReplacing: true } },
  ]);
});

test('a file that changes nothing cannot be imported, and one with faults says which', async () => {
  let answer = Response.json({ hasChanges: false, lines: ['TEST: nothing to change.'] });
  serveDesk({ 'PropertyFile/PreviewImport': () => answer });
  openDesk(<PropertyFilePage />);
  await userEvent.upload(screen.getByLabelText('Property file'), file);
  await userEvent.click(screen.getByRole('button', { name: 'See what it would change' }));
  await screen.findByText('TEST: nothing to change.');
  expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull();
  answer = Response.json(
    { Message: 'The file cannot be used. It is not JSON.', RefusalCode: 'desk.file-faulty' },
    { status: 422 },
  );
  await userEvent.upload(screen.getByLabelText('Property file'), file);
  await userEvent.click(screen.getByRole('button', { name: 'See what it would change' }));
  await screen.findByText('The file cannot be used. It is not JSON.');
});
