import type { ratesCalls } from '@portico/contract/desk/calls/rates-calls';
import type { OperationsOf } from '../run/operation.ts';
import { nightHistory } from './night-history.ts';
import { readRates } from './read-rates.ts';
import { addSeason, listSeasons, removeSeason, renameSeason } from './seasons.ts';
import { saveRates } from './save-rates.ts';
import { undoRates } from './undo-rates.ts';

export const ratesOperations: OperationsOf<keyof typeof ratesCalls> = {
  'Rates/Read': readRates,
  'Rates/PreviewSave': (run, takes) => saveRates(run, takes, { isPreview: true }),
  'Rates/Save': (run, takes) => saveRates(run, takes, { isPreview: false }),
  'Rates/Undo': undoRates,
  'Rates/History': nightHistory,
  'Rates/Seasons': listSeasons,
  'Rates/AddSeason': addSeason,
  'Rates/RenameSeason': renameSeason,
  'Rates/RemoveSeason': removeSeason,
};
