/** Notes what has to be undone at a stop; the last comes first. */
export type OnStop = (stop: () => unknown) => void;

/** Notes what has to be undone besides where the start fails: what goes on beyond a stop. */
export type OnFailure = (undo: () => unknown) => void;
