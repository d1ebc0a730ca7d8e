// Lets Node run TypeScript, in threads too: what tsx does of itself holds for the first thread alone.
import { register } from 'tsx/esm/api';

register();
