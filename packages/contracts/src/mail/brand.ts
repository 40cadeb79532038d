// The head of a mail to recipients: the logo and colour of the company that writes. Pure.
import { contrastOf } from '../colour.ts'
import { DEFAULT_BRAND } from '../constants.ts'
import { escapeHtml } from './escape.ts'

export interface MailBrand {
  name: string
  /** `#0f5257`. */
  color: string
  /** Where mail programs fetch the picture; null for a company without one, whose name stands there. */
  logoUrl: string | null
}

/** Where a template wants the head; without it, it stands above everything. */
export const BRAND_MARK = '<!--brand-->'

/** Colours of a button in the product's own templates; a brand puts its own in their place. */
export const BRAND_BUTTON = `background:${DEFAULT_BRAND.colour};color:#ffffff`
/** As they were: texts that somebody edited meanwhile still carry them. */
const FORMER_BUTTON = 'background:#14532d;color:#ffffff'
/** Words of the mails, where white could not be read; black is read where both are not. */
const INK = '#1c2430'
const BLACK = '#000000'
/** Least contrast of words (WCAG 2.2, 1.4.3). */
const WORDS_CONTRAST = 4.5

/** Largest side of a logo in a mail, in pixels, and how much finer the picture is for sharp screens. */
const LOGO = { width: 240, height: 64, sharpness: 2 }
const STORED = '/storage/v1/object/public/logos/'
const DRAWN = '/storage/v1/render/image/public/logos/'

/**
 * Address of a stored logo, fit for mails: a small picture, on the server that sends them. Null for anything else, so that
 * a mail never fetches from a stranger's server.
 */
export function mailLogoUrl(logoUrl: string | null, publicUrl: string): string | null {
  const at = logoUrl?.indexOf(STORED) ?? -1
  if (!logoUrl || at < 0) return null
  const name = logoUrl.slice(at + STORED.length)
  if (!/^[\w-]+\/[\w.%-]+$/.test(name) || name.includes('..')) return null
  const size = `width=${LOGO.width * LOGO.sharpness}&height=${LOGO.height * LOGO.sharpness}&resize=contain`
  return `${publicUrl}${DRAWN}${name}?${size}`
}

/** Pictures of a mail that was written without an address of the server get the one of the server that sends it. */
export const withLogosFrom = (html: string, publicUrl: string): string =>
  html.replaceAll(`src="${DRAWN}`, `src="${publicUrl}${DRAWN}`)

/** Puts the head where the template has its mark, else above everything; without a brand takes the mark away. */
export function withBrand(html: string, brand?: MailBrand): string {
  if (!brand) return html.replace(BRAND_MARK, '').replaceAll(FORMER_BUTTON, BRAND_BUTTON)
  const head = headOf(brand)
  const coloured = html
    .replaceAll(FORMER_BUTTON, BRAND_BUTTON)
    .replaceAll(BRAND_BUTTON, buttonOf(brand.color))
  return coloured.includes(BRAND_MARK) ? coloured.replace(BRAND_MARK, () => head) : `${head}\n${coloured}`
}

/**
 * The white behind the logo is a picture too: mail programs that turn a mail dark leave pictures alone, so that a dark
 * logo never lies on black.
 */
const TILE =
  'display:inline-block;padding:8px;border-radius:6px;background:#ffffff linear-gradient(#ffffff,#ffffff)'
const PICTURE = `display:block;border:0;width:auto;height:auto;max-width:${LOGO.width}px;max-height:${LOGO.height}px`
const WORDS =
  'color:#1c2430;font-family:Arial,Helvetica,sans-serif;font-size:18px;line-height:24px;font-weight:bold'

/** The words are white or dark, whichever can be read on the colour. */
function buttonOf(color: string): string {
  if (!COLOUR.test(color)) return BRAND_BUTTON
  const canBeRead = (words: string) => (contrastOf(words, color) ?? 0) >= WORDS_CONTRAST
  return `background:${color};color:${['#ffffff', INK].find(canBeRead) ?? BLACK}`
}

const COLOUR = /^#[\da-f]{6}$/i

function headOf({ name, color, logoUrl }: MailBrand): string {
  const rule = COLOUR.test(color) ? color : DEFAULT_BRAND.colour
  const said = escapeHtml(name)
  // Where pictures are not shown, the name stands in the same place and looks like a head.
  const mark = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${said}" style="${PICTURE};${WORDS}">`
    : `<span style="${WORDS}">${said}</span>`
  return [
    `<div style="max-width:560px;margin:0 auto 16px;padding:0 0 8px;border-bottom:4px solid ${rule}">`,
    `<span style="${TILE}">${mark}</span>`,
    '</div>',
  ].join('')
}
