import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOrReload } from './reload-once.ts';

const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

describe('a page whose program cannot be fetched', () => {
  beforeEach(() => sessionStorage.clear());

  test('is shown when it can', async () => {
    const reload = vi.fn();
    expect(await loadOrReload(() => Promise.resolve('page'), 'build-1', reload)).toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });

  test('is loaded again as a whole, once for each build', async () => {
    const reload = vi.fn();
    void loadOrReload(missing, 'build-1', reload);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

    await expect(loadOrReload(missing, 'build-1', reload)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);

    void loadOrReload(missing, 'build-2', reload);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});
