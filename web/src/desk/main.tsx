import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../styles/main.css';
import './desk.css';
import { logDefect } from '../lib/client-log.ts';
import { queryClient } from '../lib/query-client.ts';
import { watchOverlayEntry } from '../ui/overlay-entry.ts';
import { Desk } from './desk.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('This document has no root');
watchOverlayEntry();
window.addEventListener('unhandledrejection', ({ reason }) => logDefect(reason));
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Desk />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
