// Build of the web app. In development every call that is not a page goes to the server (DROPWISE_API, default port 3000).
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { compiledWords } from './words.vite.ts'

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

/**
 * What travels in one file: on a slow line each further file costs a turn. A group takes what its modules need along,
 * unless a group above has it. Everything else is split by the page that needs it.
 */
const FILES: [name: string, modules: RegExp, fromPages?: number][] = [
  // React's renderer for servers draws one page of the owner's, and goes with it.
  [
    'react',
    /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/](?!.*server)|rolldown[\\/]runtime/,
  ],
  // Stands on every page or on every public one.
  [
    'shell',
    /vite[\\/]preload-helper|app[\\/](root\.tsx|lib[\\/](theme|head-scripts|brand-of-page)\.ts|ui[\\/](cn\.ts|button\.tsx|logo\.tsx|crash\.tsx|not-found\.tsx|skeleton\.tsx|theme-switch\.tsx)|features[\\/]site[\\/](meta|links|words-on-the-way|signed-in-hint|site-logo|site-header|site-footer|width|public-frame)\.tsx?)|contracts[\\/]src[\\/](constants|states|languages)\.ts|app[\\/]lib[\\/](language|reader-language|words|number-text|words[\\/]common|words[\\/]common[\\/]en)\.ts|@messageformat[\\/]runtime|make-plural/,
  ],
  // What every page with a session reads. Making a schema takes the processor's time, so the rest of the contracts goes with the
  // pages that need it.
  [
    'schemas',
    /node_modules[\\/]zod[\\/]|packages[\\/]contracts[\\/]src[\\/](errors|time|units|api[\\/](common|account))\.ts|app[\\/]lib[\\/](config|backend)\.ts/,
  ],
  [
    'data',
    /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]|app[\\/]lib[\\/](api|supabase|query|online)\.ts/,
  ],
  // What the home page shares with the other pages that sell.
  ['site', /app[\\/]features[\\/]site[\\/](closing-call|picture)\.tsx/],
  ['fields', /app[\\/]ui[\\/]field\.tsx/],
  ['kit', /app[\\/]ui[\\/](states|status-badge|key-values|brand-tile|use-layout-size|late-part)\.tsx?/],
  // What the recipient's page shares with all others.
  ['formats', /app[\\/]lib[\\/](polyline|format|brand)\.ts|contracts[\\/]src[\\/]units\.ts/],
  // Code that the recipient's page and the driver's app share with companies' screens: a group below takes along what no group above
  // has, and its other users load it whole.
  [
    'shared',
    /app[\\/]lib[\\/]url-state\.ts|contracts[\\/]src[\\/](api[\\/](tracking|positions)|default-reasons|digits|shown-value|tracking-number|mail[\\/]languages)\.ts|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](phone|house|chevron-right|calendar-days|message-square)\.(m?js)/,
  ],
  // The live day, which every company's page counts.
  ['live', /contracts[\\/]src[\\/]api[\\/]live\.ts/],
  ['messages', /app[\\/]lib[\\/]data[\\/]messages\.ts/],
  // What the recipient's page and the driver's app need before their maps.
  ['way', /app[\\/]ui[\\/]map[\\/](webgl|use-map-later)\.ts/],
  // The recipient's page, on the worst line of all.
  [
    'tracking',
    /app[\\/](features[\\/]tracking[\\/](?!tracking-map)|lib[\\/](tracking-labels|data[\\/]tracking)\.ts)/,
  ],
  [
    'parts',
    /app[\\/](ui[\\/](tag|plate|loaded)|lib[\\/](session-context|route-hues))\.tsx?|contracts[\\/]src[\\/]route\.ts/,
  ],
  ['health', /app[\\/](lib[\\/]health|ui[\\/]check-badge)\.tsx?/],
  // Code that depends on the session.
  [
    'session',
    /app[\\/](lib[\\/](session|session-token|guard|web-push|person-language)|ui[\\/]toasts|features[\\/]connection[\\/]connection-issue)\.tsx?/,
  ],
  // A drawing of 300 bytes is not worth a turn: those of several pages travel together.
  ['icons', /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, 3],
  ['orders', /contracts[\\/]src[\\/](driver-rules|orders[\\/]proof|api[\\/](attachments|messages))\.ts/],
  // What the driver's app reads and writes first; its forms come when they are opened.
  [
    'driver',
    /contracts[\\/]src[\\/](api[\\/]driver(-day|-events)?|driver-order)\.ts|app[\\/](lib[\\/](words[\\/]driver|words[\\/]driver[\\/]en)|ui[\\/]use-blob-url|features[\\/]driver[\\/](api|parts|words|change-mark|next-step|use-file|order[\\/]estimate|vehicle-check[\\/]open-defects|read-form-words|phone[\\/](database|outbox|changes-of-phone|stored-attachments)))\.tsx?|node_modules[\\/]idb[\\/]/,
  ],
]

/** React Router gives a prerendered page ten seconds, which a busy machine exceeds on the first one, and has no setting. */
function patientPrerendering(): Plugin {
  return {
    name: 'patient-prerendering',
    apply: 'build',
    configResolved() {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => timeout(Math.max(ms, 300_000))
    },
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    patientPrerendering(),
    // With `PSEUDO_LANGUAGE=1`, texts that no catalogue holds stay English.
    compiledWords({ isPseudo: process.env.PSEUDO_LANGUAGE === '1' }),
  ],
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(forwarded.map((path) => [path, { target: api }])),
      '/realtime/v1': { target: api, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // Which file needs which: the service worker of the driver's app keeps those of /driver (scripts/build-web.mjs).
    manifest: true,
    // MapLibre is 1.1 MB before compression and loads only where there is a map.
    chunkSizeWarningLimit: 1_300,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const [, area, language] = /lib\/words\/([\w-]+)\/([\w-]+)\.ts/.exec(facadeModuleId ?? '') ?? []
          return language ? `assets/words/${area}.${language}-[hash].js` : 'assets/[name]-[hash].js'
        },
        codeSplitting: {
          groups: FILES.map(([name, test, fromPages = 1], i) => ({
            name,
            test,
            minShareCount: fromPages,
            priority: FILES.length - i,
          })),
        },
      },
    },
  },
})
