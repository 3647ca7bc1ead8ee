/** Bundles the desk's interface into `desk/dist`, which the server serves below /desk. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'desk/app',
  base: '/desk/',
  publicDir: false,
  plugins: [react()],
  // The server replaces it by the nonce of each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The page's policy lets data addresses through for pictures alone.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    target: ['chrome109', 'firefox121', 'safari16.4'],
  },
});
