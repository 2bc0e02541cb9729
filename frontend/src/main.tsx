// Before all others: what a part says of itself is said over it.
import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { forgetUnusedBrowserData } from './store/browser-data';
import { createQueryClient } from './api/query-client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

forgetUnusedBrowserData(new Date());

createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} />
  </StrictMode>,
);
