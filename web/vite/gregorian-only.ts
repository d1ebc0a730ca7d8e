import type { Plugin } from 'vite';
import { acted } from './acted.ts';

/**
 * The calendars show the months that hotels sell by. That of the component library picks among thirteen calendars, which
 * all come along then. Saves 3.4 kB.
 */
export function gregorianOnly(): Plugin {
  const { act, buildEnd } = acted('What picks a calendar in @internationalized/date');
  return {
    name: 'gregorian-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('@internationalized/date/dist/private/createCalendar.mjs')) return null;
      act();
      // The build itself fails where the calendar is not there.
      return `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
        export const createCalendar = () => new GregorianCalendar();`;
    },
    buildEnd,
  };
}
