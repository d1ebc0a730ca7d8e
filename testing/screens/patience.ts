import { configure } from '@testing-library/react';

// Waits for missing elements as long as a busy computer may need; present ones cost nothing.
configure({ asyncUtilTimeout: 300_000 });
