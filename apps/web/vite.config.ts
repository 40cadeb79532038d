// Build of the web app. In development every call that is not a page goes to the server (DROPWISE_API, default port 3000).
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const api = process.env.DROPWISE_API ?? 'http://127.0.0.1:3000'
const forwarded = [
  '/api',
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/tiles',
  '/config.json',
  '/healthz',
  '/readyz',
]

/** Modules that stand on every page or on every public one. */
const SHELL =
  /(vite[\\/]preload-helper|rolldown[\\/]runtime|app[\\/](root\.tsx|lib[\\/](theme|early-tracking)\.ts|ui[\\/](cn\.ts|button\.tsx|logo\.tsx|crash\.tsx|not-found\.tsx|skeleton\.tsx)|features[\\/]site[\\/](meta|links|signed-in-hint|site-logo|public-frame)\.tsx?)|contracts[\\/]src[\\/](constants|states)\.ts)/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(forwarded.map((path) => [path, { target: api }])),
      '/realtime/v1': { target: api, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // MapLibre is 1.1 MB before compression and loads only where there is a map.
    chunkSizeWarningLimit: 1_300,
    rolldownOptions: {
      output: {
        // What every page loads travels in two files: on a slow line each further one costs a turn.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
              priority: 2,
            },
            { name: 'shell', test: SHELL, priority: 1 },
          ],
        },
      },
    },
  },
})
