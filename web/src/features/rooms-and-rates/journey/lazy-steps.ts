import { lazy } from 'react';
import { readDocumentData } from '../../../lib/document-data.ts';
import { loadOrReload } from '../../../lib/reload-once.ts';

// Steps that not every guest sees load after the rooms.
const loadUpgrades = () => import('../../../shared/steps/upgrades/upgrade-list.tsx');
const loadExtras = () => import('../../../shared/steps/extras/extras-list.tsx');

export const LazyUpgradeList = lazy(async () => {
  const { UpgradeList } = await loadOrReload(loadUpgrades, readDocumentData().build);
  return { default: UpgradeList };
});

export const LazyExtrasList = lazy(async () => {
  const { ExtrasList } = await loadOrReload(loadExtras, readDocumentData().build);
  return { default: ExtrasList };
});

/** For an idle browser. A failure recurs, and is handled, when the step is shown. */
export function preloadSteps(): void {
  void Promise.allSettled([loadUpgrades(), loadExtras()]);
}
