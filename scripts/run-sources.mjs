// Lets Node run TypeScript in threads too: tsx alone covers only the first thread.
import { register } from 'tsx/esm/api';

register();
