import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/main.css';
import '../styles/document.css';
import { watchOverlayEntry } from '../ui/overlay-entry.ts';
import { HouseStyle } from './house-style.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('This document has no root');
watchOverlayEntry();
createRoot(root).render(
  <StrictMode>
    <HouseStyle />
  </StrictMode>,
);
