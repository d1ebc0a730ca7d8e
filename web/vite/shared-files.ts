import type { Rolldown } from 'vite';

// Wherever a card may be typed, and nowhere else; what logs a guest in; and where a password is chosen.
const cardForm = /\/web\/src\/shared\/payment\/card-form\//;
const logIn = /\/web\/src\/shared\/account\/login-dialog\./;
const passwords =
  /\/(web\/src\/shared\/account\/(new-password-field|passwords)\.|domain\/src\/people\/(guessed-)?password)/;
const apart = (id: string) => cardForm.test(id) || passwords.test(id);

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether a page loads a module as soon as it is opened. */
function loadedBy(page: string): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  return isPartOf;

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

const byRooms = loadedBy('rooms-and-rates-page.tsx');
const byCheckout = loadedBy('checkout-page.tsx');

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
  // A file takes along what its modules import: first the file whose modules import nothing of the others.
  {
    debugName: 'choosing',
    name: (id, graph) => (byRooms(id, graph) && byCheckout(id, graph) ? 'choosing' : null),
    minShareCount: 2,
    priority: 6,
  },
  {
    debugName: 'rooms',
    name: (id, graph) => (byRooms(id, graph) ? 'rooms' : null),
    minShareCount: 2,
    priority: 5,
  },
  {
    debugName: 'typing',
    name: (id, graph) => (byCheckout(id, graph) && !apart(id) ? 'typing' : null),
    minShareCount: 2,
    priority: 4,
  },
  { name: 'card-form', test: cardForm, minShareCount: 2, priority: 3 },
  { name: 'log-in', test: logIn, priority: 3 },
  { name: 'passwords', test: passwords, minShareCount: 2, priority: 2 },
  {
    name: 'later',
    test: /\/(web|contract|domain)\/src\/(?!features\/(status|confirmation|account|pay|table)\/)|\/node_modules\//,
    minShareCount: 2,
    priority: 1,
  },
  // Small pages of one document.
  { name: 'booked', test: /\/web\/src\/features\/(status|confirmation)\//, priority: 0 },
  { name: 'account-pages', test: /\/web\/src\/features\/account\//, priority: 0 },
  { name: 'table-pages', test: /\/web\/src\/features\/table\//, priority: 0 },
  { name: 'steps', test: /\/web\/src\/shared\/steps\/\w+\/(extras|upgrade)-list\./, priority: 0 },
  { name: 'pay-pages', test: /\/web\/src\/features\/pay\//, priority: 0 },
];
