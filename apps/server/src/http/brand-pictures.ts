// Icons of another brand: its logo on white, or the product's mark on the brand's colour.
import { deepColour } from '@dropwise/contracts'
import { buffer } from 'node:stream/consumers'
import { LOGOS_BUCKET, type Brand } from '../platform/brand.ts'
import type { Platform } from '../platform/platform.ts'
import { etagOf } from './own-address.ts'

export interface BrandPicture {
  type: string
  content: Buffer
  etag: string
}

interface Shape {
  width: number
  height: number
  /** The mark's share of width or height. */
  share: number
  /** Corner radius as a share of the side. */
  radius: number
}

/** The shapes that scripts/site-icons.ts draws for the default brand. */
const SHAPES: Record<string, Shape> = {
  '/icons/icon-32.png': { width: 32, height: 32, share: 0.72, radius: 0.19 },
  '/icons/icon-192.png': { width: 192, height: 192, share: 0.62, radius: 0.19 },
  '/icons/icon-512.png': { width: 512, height: 512, share: 0.62, radius: 0.19 },
  '/icons/icon-maskable-512.png': { width: 512, height: 512, share: 0.5, radius: 0 },
  '/icons/apple-touch-icon.png': { width: 180, height: 180, share: 0.58, radius: 0 },
  '/logo.png': { width: 1200, height: 630, share: 0.5, radius: 0 },
}
/** Contains the drawn icon, because an SVG of the logo would embed a picture anyway. */
const FAVICON = '/favicon.svg'
const FAVICON_SHAPE: Shape = { width: 96, height: 96, share: 0.72, radius: 0.19 }
/** The mark beside the name on public pages. Without a logo it is the built file, which has no background. */
const SITE_MARK = '/mark.svg'
const SITE_MARK_SHAPE: Shape = { width: 96, height: 96, share: 0.94, radius: 0.12 }
const IN_SVG: Record<string, Shape> = { [FAVICON]: FAVICON_SHAPE, [SITE_MARK]: SITE_MARK_SHAPE }
const MARK = `<path d="M2 2.4h5.4c3.5 0 4.4 1.7 4.4 4.5v1.5c0 2.9 1.1 4.4 4.2 4.5" fill="none" stroke="#fff" stroke-width="3.1" stroke-linecap="round"/><circle cx="19.6" cy="12.4" r="3.5" fill="#fff"/>`

/** The picture at a path; undefined for other files and for the default brand. */
export function brandPictures({ surface, brand: owner }: Pick<Platform, 'surface' | 'brand'>) {
  let version = ''
  let drawn = new Map<string, Promise<BrandPicture>>()
  const find = async (path: string, shape: Shape): Promise<BrandPicture | undefined> => {
    const brand = await owner.read()
    if (brand.version === 'default' || (path === SITE_MARK && !brand.logo)) return undefined
    if (brand.version !== version) [version, drawn] = [brand.version, new Map()]
    let picture = drawn.get(path)
    if (!picture) {
      const cachedLogo = drawn
      picture = draw(surface, shape, brand).then((png) => (path in IN_SVG ? inSvg(png, shape) : asIs(png)))
      cachedLogo.set(path, picture)
      picture.catch(() => cachedLogo.delete(path))
    }
    return picture
  }
  return (path: string): Promise<BrandPicture | undefined> | undefined => {
    const shape = IN_SVG[path] ?? SHAPES[path]
    return shape && find(path, shape)
  }
}

async function draw(surface: Platform['surface'], shape: Shape, { logo, colour }: Brand): Promise<Buffer> {
  // Import sharp on first use: most servers draw no pictures.
  const { default: sharp } = await import('sharp')
  const bytes = logo ? await surface.readObject(LOGOS_BUCKET, logo) : undefined
  const { width, height, share, radius } = shape
  const ground = (fill: string, inside = '') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${width * radius}" fill="${fill}"/>${inside}</svg>`,
    )
  if (!bytes) {
    const scale = (Math.min(width, height) * share) / 24
    const at = `translate(${(width - 24 * scale) / 2} ${(height - 16 * scale) / 2}) scale(${scale})`
    return sharp(ground(deepColour(colour), `<g transform="${at}">${MARK}</g>`))
      .png()
      .toBuffer()
  }
  const mark = await sharp(await buffer(bytes))
    .rotate()
    .resize(Math.round(width * share), Math.round(height * share), {
      fit: 'inside',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer()
  return sharp(ground('#ffffff'))
    .composite([{ input: mark, gravity: 'centre' }])
    .png()
    .toBuffer()
}

const asIs = (content: Buffer): BrandPicture => ({ type: 'image/png', content, etag: etagOf(content) })

function inSvg(png: Buffer, { width, height }: Shape): BrandPicture {
  const content = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )
  return { type: 'image/svg+xml', content, etag: etagOf(content) }
}
