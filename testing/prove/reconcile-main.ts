// The command as an operator runs it; cached-program.ts may write its one file beside it.
import '@portico/server/cli/cli';
