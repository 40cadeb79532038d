// Second build of the web app: the service worker of /driver, one file at the root, with the list of what it keeps.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  root: path('./service-worker'),
  publicDir: false,
  // scripts/build-web.mjs writes the list after the pages are built.
  define: { PRECACHE: readFileSync(path('./build/precache.json'), 'utf8') },
  build: {
    target: 'es2022',
    outDir: path('./build/client'),
    emptyOutDir: false,
    rolldownOptions: {
      input: path('./service-worker/driver.ts'),
      output: { format: 'iife', entryFileNames: 'driver-sw.js' },
    },
  },
})
