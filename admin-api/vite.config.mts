/** Bundles the desk's interface into `desk/dist`, which the server serves below /desk. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes scripts and styles compressed as well, which the server sends to browsers that take them. */
const compressed: Plugin = {
  name: 'compressed',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css)$/.test(file))) {
      const file = path.join(dir, name);
      fs.writeFileSync(`${file}.gz`, gzipSync(fs.readFileSync(file), { level: 9 }));
    }
  },
};

export default defineConfig({
  root: 'desk/app',
  base: '/desk/',
  publicDir: false,
  plugins: [react(), compressed],
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
