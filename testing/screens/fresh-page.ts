import { vi } from 'vitest';

// The files of a worker share one jsdom: each begins with an empty page, and with modules that remember nothing.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
document.title = '';
sessionStorage.clear();
localStorage.clear();
