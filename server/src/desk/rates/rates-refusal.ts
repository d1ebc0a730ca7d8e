import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { SetNightsRefusal } from '../../property-file/set-nights.ts';
import type { UndoRefusal } from '../../property-file/undo-nights.ts';

/** In the desk's codes. */
export function ratesRefusal(refusal: SetNightsRefusal | UndoRefusal): DeskRefusal {
  switch (refusal.code) {
    case 'rates.busy':
      return { code: 'desk.rates-busy' };
    case 'rates.changed':
      return { code: 'desk.rates-changed', facts: { last: null } };
    case 'rates.too-high':
      return { code: 'desk.rates-too-high' };
    case 'rates.no-base':
      return { code: 'desk.rates-unpriced', facts: refusal };
    case 'rates.reversed':
      return { code: 'desk.rates-reversed', facts: refusal };
    case 'rates.negative':
      return { code: 'desk.rates-negative', facts: refusal };
    case 'rooms.below-taken':
      return { code: 'desk.rooms-below-taken', facts: refusal };
    case 'undo.unknown':
      return { code: 'desk.undo-unknown' };
    case 'undo.late':
      return { code: 'desk.undo-late' };
    case 'undo.done':
      return { code: 'desk.undo-done' };
  }
}
