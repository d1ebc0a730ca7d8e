/** Registers a cleanup for a stop, in reverse order. */
export type OnStop = (stop: () => unknown) => void;

/** Registers an additional cleanup for a failed start: of what outlives a stop. */
export type OnFailure = (undo: () => unknown) => void;
