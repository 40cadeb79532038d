// Second build of the web app: the service workers of /driver and, with `--mode customer`, of /customer, each one file at the root.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig(({ mode }) => {
  const name = mode === 'customer' ? 'customer' : 'driver'
  return {
    root: path('./service-worker'),
    publicDir: false,
    // scripts/build-web.mjs writes the list after the pages are built.
    define: { PRECACHE: readFileSync(path('./build/precache.json'), 'utf8') },
    build: {
      target: 'es2022',
      outDir: path('./build/client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: path(`./service-worker/${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}-sw.js` },
      },
    },
  }
})
