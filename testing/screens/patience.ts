import { configure } from '@testing-library/react';

// What is not there yet is waited for as long as a busy computer may need; what is there costs nothing.
configure({ asyncUtilTimeout: 300_000 });
