/** Notes what has to be undone at a stop; the last comes first. */
export type OnStop = (stop: () => unknown) => void;
