import type { Rolldown } from 'vite';

// Wherever a card may be typed, and nowhere else; and where a password is chosen.
const cardForm = /\/web\/src\/shared\/payment\/card-form\//;
const passwords =
  /\/(web\/src\/shared\/account\/(new-password-field|passwords)\.|domain\/src\/people\/(guessed-)?password)/;
const apart = (id: string) => cardForm.test(id) || passwords.test(id);

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Names the chunk of a page's modules that other pages share. */
function madeOf(page: string, name: string, isApart: (id: string) => boolean = () => false) {
  const known = new Map<string, boolean>();
  return (id: string, graph: Graph) => (isPartOf(id, graph) && !isApart(id) ? name : null);

  function isPartOf(id: string, graph: Graph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const isPart = id.endsWith(`/${page}`) || importers.some((importer) => isPartOf(importer, graph));
    known.set(id, isPart);
    return isPart;
  }
}

/**
 * Modules shared by several pages are one file: on a phone, a request per kilobyte costs more than the kilobyte.
 * Reachability decides what belongs to a page, not lists of folders.
 * docs/decisions/0068-cached-documents.md.
 */
export const sharedFiles: Rolldown.CodeSplittingGroup[] = [
  // What every document starts with: one file, cached for all.
  {
    name: 'program',
    test: /\/node_modules\/|^\0react:|\/(web|contract|domain)\/src\//,
    tags: ['$initial'],
    minShareCount: 2,
    priority: 7,
  },
  {
    debugName: 'choosing',
    name: madeOf('rooms-and-rates-page.tsx', 'choosing'),
    minShareCount: 2,
    priority: 6,
  },
  {
    debugName: 'typing',
    name: madeOf('checkout-page.tsx', 'typing', apart),
    minShareCount: 2,
    priority: 5,
  },
  { name: 'card-form', test: cardForm, minShareCount: 2, priority: 4 },
  { name: 'passwords', test: passwords, minShareCount: 2, priority: 3 },
  {
    name: 'later',
    test: /\/(web|contract|domain)\/src\/(?!features\/(status|confirmation|account|pay|table)\/)|\/node_modules\//,
    minShareCount: 2,
    priority: 2,
  },
  // Small pages of one document.
  { name: 'booked', test: /\/web\/src\/features\/(status|confirmation)\//, priority: 1 },
  { name: 'account-pages', test: /\/web\/src\/features\/account\//, priority: 1 },
  { name: 'table-pages', test: /\/web\/src\/features\/table\//, priority: 1 },
  { name: 'steps', test: /\/web\/src\/shared\/steps\/\w+\/(extras|upgrade)-list\./, priority: 1 },
  { name: 'pay-pages', test: /\/web\/src\/features\/pay\//, priority: 1 },
];
