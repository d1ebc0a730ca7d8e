import type { Plugin } from 'vite';
import { acted } from './acted.ts';

const otherLanguage = /\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * The component library words its labels in thirty languages, each in a file, and the pages speak one: that in English
 * answers for all. Saves 4.3 kB.
 */
export function englishOnly(): Plugin {
  const { act, buildEnd } = acted('The words of the component library');
  return {
    name: 'english-only',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('react-aria') && !importer?.includes('react-stately')) return null;
      if (!otherLanguage.test(source)) return null;
      act();
      return this.resolve(source.replace(/[a-z]{2}-[A-Z]{2}(?=\.m?js$)/, 'en-US'), importer);
    },
    buildEnd,
  };
}
