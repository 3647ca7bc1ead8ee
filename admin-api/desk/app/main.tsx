/** Starts the desk in the browser. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate } from './sign-in/gate';
import { nonce } from './shell/nonce';
import './fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'desk', prepend: true, ...(nonce ? { nonce } : {}) })}>
      <Gate />
    </CacheProvider>
  </StrictMode>,
);
