// Renders a region in the product's map style, light and dark, zoom 10 to 17, as two contact sheets.
// node scripts/map-gallery.ts [FOLDER OF A REGION] [--out docs/town]   (without a folder: the generated town)
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'
import { buildStyle } from '../apps/web/app/ui/map/base-style.ts'
import type { MapColours } from '../apps/web/app/ui/map/colours.ts'
import { ensureDemoRegion, openRegion, WORLD_TILES_PATH } from '../packages/roads/src/index.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'docs/town' },
    zooms: { type: 'string', default: '10,11,12,13,14,15,16,17' },
  },
})
const root = resolve(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'dropwise-map-gallery-'))
const folder = positionals[0] ?? join(work, (await ensureDemoRegion(work)).name)
const { manifest, tilesPath } = openRegion(folder)
const ARCHIVES: Record<string, Buffer> = {
  '/tiles.pmtiles': readFileSync(tilesPath),
  '/world.pmtiles': readFileSync(WORLD_TILES_PATH),
}
const TOKENS = {
  land: 'land',
  water: 'water',
  shore: 'shore',
  park: 'park',
  road: 'road',
  road2: 'road2',
  road1: 'road1',
  trunk: 'trunk',
  casing: 'case',
  building: 'bld',
  text: 'text',
  waterText: 'text-w',
  halo: 'halo',
}
const FONTS = {
  'Map Narrow Medium': 'sofia-sans-condensed',
  'Map Narrow Bold': 'sofia-sans-condensed',
  'Map Sans Semibold': 'overpass',
}

const server = createServer((request, response) =>
  answer(new URL(request.url ?? '/', 'http://x').pathname, request.headers.range, response),
)
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? (await sparticuz.executablePath()),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
})
try {
  mkdirSync(values.out, { recursive: true })
  for (const theme of ['light', 'dark'])
    await sheet(await browser.newPage({ viewport: { width: 620, height: 420 } }), theme)
} finally {
  await browser.close()
  server.close()
  rmSync(work, { recursive: true, force: true })
}

async function sheet(page: Page, theme: string): Promise<void> {
  page.on('pageerror', (error) => console.error(error.message))
  const pictures: { zoom: number; data: string }[] = []
  for (const zoom of values.zooms.split(',').map(Number)) {
    await page.goto(`${origin}/map?theme=${theme}`)
    await page.waitForFunction(() => 'ready' in window)
    const colours = await page.evaluate((tokens) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('no canvas')
      return Object.fromEntries(
        Object.entries(tokens).map(([name, token]) => {
          context.fillStyle = getComputedStyle(document.documentElement)
            .getPropertyValue(`--m-${token}`)
            .trim()
          context.fillRect(0, 0, 1, 1)
          const [r, g, b] = context.getImageData(0, 0, 1, 1).data
          return [name, `rgb(${r},${g},${b})`]
        }),
      )
    }, TOKENS)
    const style = buildStyle(colours as unknown as MapColours, {
      worldUrl: `${origin}/world.pmtiles`,
      covered: [manifest.bounds],
    })
    // The page's engine draws the streets; here they come from the archive itself.
    Object.assign(style.sources.region ?? {}, { tiles: undefined, url: `pmtiles://${origin}/tiles.pmtiles` })
    await page.evaluate(`show(${JSON.stringify(style)}, ${JSON.stringify(lookAt(zoom))}, ${zoom})`)
    pictures.push({ zoom, data: (await page.screenshot({ type: 'jpeg', quality: 82 })).toString('base64') })
  }
  await page.setViewportSize({ width: 1280, height: 40 + Math.ceil(pictures.length / 2) * 456 })
  const figures = pictures
    .map(
      ({ zoom, data }) =>
        `<figure><img width="620" src="data:image/jpeg;base64,${data}"><figcaption>zoom ${zoom}</figcaption></figure>`,
    )
    .join('')
  const ink = theme === 'dark' ? '#c8ccd6;background:#14171f' : '#333a4a;background:#fff'
  await page.setContent(
    `<style>body{margin:12px;font:13px sans-serif;color:${ink};display:grid;grid-template-columns:620px 620px;gap:12px}figure{margin:0}figcaption{padding:4px 0}</style>${figures}`,
  )
  const path = join(values.out, `${manifest.name}-${theme}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 82, fullPage: true })
  await page.close()
  console.log(path)
}

/** At low zoom the whole region; at high zoom a central street by the water. */
function lookAt(zoom: number): [number, number] {
  const [west, south, east, north] = manifest.bounds
  if (zoom <= 12) return [(west + east) / 2, (south + north) / 2]
  return manifest.center
}

function answer(path: string, range: string | undefined, response: ServerResponse): void {
  if (path === '/map') return void response.setHeader('content-type', 'text/html').end(page())
  const archive = ARCHIVES[path]
  if (archive) {
    const [from, to] = (/bytes=(\d+)-(\d+)/.exec(range ?? '') ?? ['', '0', String(archive.length - 1)])
      .slice(1)
      .map(Number)
    const end = Math.min(to!, archive.length - 1)
    return void response
      .writeHead(206, { 'content-range': `bytes ${from}-${end}/${archive.length}` })
      .end(archive.subarray(from, end + 1))
  }
  const file =
    path === '/tokens.css' ? join(root, 'apps/web/app/ui/tokens.css') : join(root, 'node_modules', path)
  const types: Record<string, string> = {
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.mjs': 'text/javascript',
    '.woff2': 'font/woff2',
  }
  try {
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(readFileSync(file))
  } catch {
    response.writeHead(404).end()
  }
}

function page(): string {
  const faces = Object.entries(FONTS).map(
    ([name, font]) =>
      `@font-face{font-family:"${name}";font-weight:100 900;src:url(/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2)}`,
  )
  return `<!doctype html><html><head><link rel="stylesheet" href="/tokens.css"><style>${faces.join('')}html,body,#map{margin:0;height:100%}</style>
<script type="importmap">{"imports":{"fflate":"/fflate/esm/browser.js"}}</script></head><body><div id="map"></div><script type="module">
import * as maplibregl from '/maplibre-gl/dist/maplibre-gl.mjs'
import { Protocol } from '/pmtiles/dist/esm/index.js'
document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme')
maplibregl.setWorkerUrl('/maplibre-gl/dist/maplibre-gl-worker.mjs')
maplibregl.addProtocol('pmtiles', new Protocol().tile)
window.show = async (style, center, zoom) => {
  await Promise.all(${JSON.stringify(Object.keys(FONTS))}.map((name) => document.fonts.load('16px "' + name + '"')))
  const map = new maplibregl.Map({ container: 'map', style, center, zoom, fadeDuration: 0, attributionControl: false })
  map.on('error', ({ error }) => { throw error })
  await new Promise((idle) => map.once('idle', idle))
}
window.ready = true
</script></body></html>`
}
