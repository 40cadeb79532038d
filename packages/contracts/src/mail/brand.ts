// The head of mails to recipients, with the sending company's logo and colour. Pure.
import { contrastOf } from '../colour.ts'
import { DEFAULT_BRAND } from '../constants.ts'
import { escapeHtml } from './escape.ts'

export interface MailBrand {
  name: string
  /** `#0f5257`. */
  color: string
  /** URL of the picture; null without a logo, when the name is shown. */
  logoUrl: string | null
}

/** Marks the head's place in a template; without the mark it goes to the top. */
export const BRAND_MARK = '<!--brand-->'

/** Button colours of the default templates, which a brand replaces. */
export const BRAND_BUTTON = `background:${DEFAULT_BRAND.colour};color:#ffffff`
/** Former colours, which edited templates still contain. */
const FORMER_BUTTON = 'background:#14532d;color:#ffffff'
/** Text colour when white is unreadable; black when neither is readable. */
const INK = '#1c2430'
const BLACK = '#000000'
/** Least contrast of words (WCAG 2.2, 1.4.3). */
const WORDS_CONTRAST = 4.5

/** Largest logo in a mail, in pixels, and the scale of the picture for sharp screens. */
const LOGO = { width: 240, height: 64, sharpness: 2 }
const STORED = '/storage/v1/object/public/logos/'
const DRAWN = '/storage/v1/render/image/public/logos/'

/**
 * Mail-sized URL of a stored logo on the sending server. Null for other URLs, so that mails never load from
 * foreign servers.
 */
export function mailLogoUrl(logoUrl: string | null, publicUrl: string): string | null {
  const at = logoUrl?.indexOf(STORED) ?? -1
  if (!logoUrl || at < 0) return null
  const name = logoUrl.slice(at + STORED.length)
  if (!/^[\w-]+\/[\w.%-]+$/.test(name) || name.includes('..')) return null
  const size = `width=${LOGO.width * LOGO.sharpness}&height=${LOGO.height * LOGO.sharpness}&resize=contain`
  return `${publicUrl}${DRAWN}${name}?${size}`
}

/** Gives pictures without a host the URL of the sending server. */
export const withLogosFrom = (html: string, publicUrl: string): string =>
  html.replaceAll(`src="${DRAWN}`, `src="${publicUrl}${DRAWN}`)

/** Inserts the head at the template's mark, else at the top; without a brand removes the mark. */
export function withBrand(html: string, brand?: MailBrand): string {
  if (!brand) return html.replace(BRAND_MARK, '').replaceAll(FORMER_BUTTON, BRAND_BUTTON)
  const head = headOf(brand)
  const coloured = html
    .replaceAll(FORMER_BUTTON, BRAND_BUTTON)
    .replaceAll(BRAND_BUTTON, buttonOf(brand.color))
  return coloured.includes(BRAND_MARK) ? coloured.replace(BRAND_MARK, () => head) : `${head}\n${coloured}`
}

/**
 * The white background is a picture too: mail programs in dark mode leave pictures unchanged, so a dark logo
 * never lies on black.
 */
const TILE =
  'display:inline-block;padding:8px;border-radius:6px;background:#ffffff linear-gradient(#ffffff,#ffffff)'
const PICTURE = `display:block;border:0;width:auto;height:auto;max-width:${LOGO.width}px;max-height:${LOGO.height}px`
const WORDS =
  'color:#1c2430;font-family:Arial,Helvetica,sans-serif;font-size:18px;line-height:24px;font-weight:bold'

/** Text is white or dark, whichever is readable on the colour. */
function buttonOf(color: string): string {
  if (!COLOUR.test(color)) return BRAND_BUTTON
  const canBeRead = (words: string) => (contrastOf(words, color) ?? 0) >= WORDS_CONTRAST
  return `background:${color};color:${['#ffffff', INK].find(canBeRead) ?? BLACK}`
}

const COLOUR = /^#[\da-f]{6}$/i

function headOf({ name, color, logoUrl }: MailBrand): string {
  const rule = COLOUR.test(color) ? color : DEFAULT_BRAND.colour
  const escapedName = escapeHtml(name)
  // When pictures are blocked, the name appears instead, styled as a head.
  const mark = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${escapedName}" style="${PICTURE};${WORDS}">`
    : `<span style="${WORDS}">${escapedName}</span>`
  return [
    `<div style="max-width:560px;margin:0 auto 16px;padding:0 0 8px;border-bottom:4px solid ${rule}">`,
    `<span style="${TILE}">${mark}</span>`,
    '</div>',
  ].join('')
}
