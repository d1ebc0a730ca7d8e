import { vi } from 'vitest';

// The files of a worker share one jsdom: each starts with an empty page and fresh modules.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
document.title = '';
sessionStorage.clear();
localStorage.clear();
