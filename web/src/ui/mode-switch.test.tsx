import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iconPaths } from './icon-paths.ts';
import { ModeSwitch } from './mode-switch.tsx';

let systemIsDark = false;

beforeEach(() => {
  // jsdom has no screen, so the system's preference is set here.
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['mode'];
  systemIsDark = false;
});

const modeOnPage = () => document.documentElement.dataset['mode'];

test('the guest turns the colours dark and light again', async () => {
  render(<ModeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark colours' }));
  expect(modeOnPage()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light colours' }));
  expect(modeOnPage()).toBe('light');
});

test('where the system is dark the switch shows a sun and leads to light', () => {
  systemIsDark = true;
  render(<ModeSwitch />);
  const toLight = screen.getByRole('button', { name: 'Switch to light colours' });
  expect(toLight.querySelector('path')?.getAttribute('d')).toBe(iconPaths.sun);
});

test('the choice is retained where the next document looks for it', async () => {
  render(<ModeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark colours' }));
  expect(localStorage.getItem('portico.mode')).toBe('dark');
});
