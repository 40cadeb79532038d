// Draws the site's icons and social preview logo from the mark. Run it when the mark changes:
// node scripts/site-icons.ts
import { chromium, type Page } from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { findBrowser } from '../e2e/support/browser.ts'

const PUBLIC = new URL('../apps/web/public/', import.meta.url)
const FONT = new URL(
  '../node_modules/@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
  import.meta.url,
)
/** Size of a social preview, px (Open Graph's usual). */
const SOCIAL = { width: 1200, height: 630 }
const NAVY = '#14264a'
const MARK = `<path d="M2 2.4h5.4c3.5 0 4.4 1.7 4.4 4.5v1.5c0 2.9 1.1 4.4 4.2 4.5" fill="none" stroke="#fff" stroke-width="3.1" stroke-linecap="round"/><circle cx="19.6" cy="12.4" r="3.5" fill="#fff"/>`

/** The mark on navy; `share` is the mark's width relative to the square, `radius` the corner radius. */
function icon(share: number, radius: number): string {
  const width = 100 * share
  const scale = width / 24
  const at = `translate(${(100 - width) / 2} ${(100 - 16 * scale) / 2}) scale(${scale})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${100 * radius}" fill="${NAVY}"/><g transform="${at}">${MARK}</g></svg>`
}

async function draw(page: Page, name: string, svg: string, size: number): Promise<void> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  await writeFile(new URL(name, PUBLIC), await page.screenshot({ omitBackground: true }))
}

async function dataUrl(url: URL, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(url)).toString('base64')}`
}

/** Picture of shared links: mark and name on navy, with margins for services that crop to a square. */
async function logo(): Promise<string> {
  const font = await dataUrl(FONT, 'font/woff2')
  return `<style>
@font-face { font-family: Overpass; font-weight: 100 900; src: url(${font}); ascent-override: 93%; descent-override: 26%; line-gap-override: 0%; }
body { margin: 0; width: ${SOCIAL.width}px; height: ${SOCIAL.height}px; display: flex; gap: 40px; align-items: center; justify-content: center; background: ${NAVY}; color: #fff; font: 640 92px/1 Overpass; letter-spacing: -.015em; }
</style><svg width="132" height="88" viewBox="0 0 24 16">${MARK}</svg>Dropwise`
}

const { args, ...launch } = await findBrowser()
// Flat drawings need no WebGL, whose emulation takes minutes for the drawn day.
const browser = await chromium.launch({
  ...launch,
  args: [...args.filter((arg) => !/angle|swiftshader/.test(arg)), '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  await mkdir(new URL('icons/', PUBLIC), { recursive: true })
  await draw(page, 'icons/icon-32.png', icon(0.72, 0.19), 32)
  await draw(page, 'icons/icon-192.png', icon(0.62, 0.19), 192)
  await draw(page, 'icons/icon-512.png', icon(0.62, 0.19), 512)
  // Systems crop these, so the background reaches the edge and the mark stays central.
  await draw(page, 'icons/icon-maskable-512.png', icon(0.5, 0), 512)
  await draw(page, 'icons/apple-touch-icon.png', icon(0.58, 0), 180)
  await page.setViewportSize(SOCIAL)
  await page.setContent(await logo())
  await page.evaluate(() => document.fonts.ready)
  await writeFile(new URL('logo.png', PUBLIC), await page.screenshot())
} finally {
  await browser.close()
}
