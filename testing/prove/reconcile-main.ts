// The command as an operator runs it, beside which kept-program.ts may write its one file.
import '@portico/server/cli/cli';
