// The platform's own brand: what the owner chooses, when a colour can be read, and the style that colours every page. Pure.
import { z } from 'zod'
import { contrastOf, fit, linearRgb, toHex, toOklch, type Triple } from './colour.ts'
import { DEFAULT_BRAND } from './constants.ts'

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5
/** Least contrast in the driver's app, which is read in the sun. */
const DRIVER_CONTRAST = 7
/** The grounds on which buttons and links are hardest to read: a selected row, light and dark (`--select` of the tokens). */
const LIGHT_GROUND = '#deedfe'
const DARK_GROUND = '#1b2e49'
/** The driver's pages, light and dark. */
const DRIVER_GROUNDS = { light: '#ffffff', dark: '#080b11' }

/** It stands in pages, scripts, headers of mails and placeholders of templates: what would end one of these is refused. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’+!()-]*$/u
/** `app.is_brand` holds to it too. */
export const BRAND_NAME_MAX = 40

const legible = (ground: string, page: 'light' | 'dark') =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour such as #0f5257')
    .toLowerCase()
    .refine((colour) => (contrastOf(colour, ground) ?? TEXT_CONTRAST) >= TEXT_CONTRAST, {
      error: ({ input }) =>
        `On ${page} pages it has a contrast of ${(Math.floor((contrastOf(String(input), ground) ?? 1) * 10) / 10).toFixed(1)}:1 and needs ${TEXT_CONTRAST}:1. Choose a ${page === 'light' ? 'darker' : 'lighter'} one.`,
    })

/** `PUT /owner/brand`. */
export const platformBrand = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(BRAND_NAME_MAX)
    .regex(NAME, "Begin with a letter or digit; then also spaces and . , & ' + - ! ( )"),
  /** Where people write to, and where the contact form goes. */
  supportEmail: z.email('Enter an email address').max(200),
  /** Buttons and links on light pages; the rail and the dark grounds are made of its hue. */
  colour: legible(LIGHT_GROUND, 'light'),
  /** Buttons and links on dark pages. */
  colourDark: legible(DARK_GROUND, 'dark'),
})
export type PlatformBrand = z.output<typeof platformBrand>

/** The picture is a call of its own; its address changes with it. */
export const platformBrandResponse = platformBrand.extend({ logoUrl: z.string().nullable() })
export type PlatformBrandResponse = z.infer<typeof platformBrandResponse>

const BLACK: Triple = [0, 0, 0]
const lchOf = (hex: string): Triple => toOklch(linearRgb(hex) ?? BLACK)

/** The colour moved to white or black until it can be read on the ground. */
function readable(hex: string, ground: string, least: number, towards: 'lighter' | 'darker'): string {
  const [lightness, chroma, hue] = lchOf(hex)
  let l = lightness
  let moved = hex
  while ((contrastOf(moved, ground) ?? least) < least && l > 0 && l < 1) {
    l += towards === 'lighter' ? 0.01 : -0.01
    moved = toHex(fit([l, chroma, hue]))
  }
  return moved
}

/** A colour for dark pages that goes with the one for light pages. */
export function darkTwin(colour: string): string {
  const [, chroma, hue] = lchOf(colour)
  return readable(toHex(fit([0.74, Math.min(chroma, 0.13), hue])), DARK_GROUND, TEXT_CONTRAST, 'lighter')
}

/** The rail, browsers' bars and icons: the deepest ground in the brand's hue. White on it has 9:1 and more. */
export function deepColour(colour: string): string {
  const [, chroma, hue] = lchOf(colour)
  return toHex(fit([0.262, Math.min(chroma, 0.075), hue]))
}

type Tokens = Record<string, string>

/** What the brand puts over the tokens of light and of dark pages, without their dashes. */
export function brandTokens({ colour, colourDark }: Pick<PlatformBrand, 'colour' | 'colourDark'>): {
  light: Tokens
  dark: Tokens
} {
  const [lightness, chroma, hue] = lchOf(colour)
  const [darkLightness, darkChroma, darkHue] = lchOf(colourDark)
  const tone = (l: number, c: number) => toHex(fit([l, Math.min(chroma, c), hue]))
  const deep = deepColour(colour)
  return {
    light: {
      rail: deep,
      'rail-ink': tone(0.83, 0.03),
      'rail-sel': tone(0.355, 0.085),
      brand: deep,
      deep,
      act: colour,
      'act-hover': toHex(fit([Math.max(lightness - 0.05, 0), chroma, hue])),
      'act-ink': '#ffffff',
      link: colour,
      select: tone(0.94, 0.03),
    },
    dark: {
      rail: tone(0.155, 0.022),
      'rail-ink': tone(0.78, 0.025),
      'rail-sel': tone(0.255, 0.04),
      brand: tone(0.3, 0.075),
      deep,
      act: colourDark,
      'act-hover': toHex(fit([Math.min(darkLightness + 0.05, 1), darkChroma, darkHue])),
      'act-ink': tone(0.19, 0.03),
      link: colourDark,
      select: tone(0.3, 0.055),
    },
  }
}

/** In place of the mark, a logo is larger and keeps its colours (site-logo.tsx of the web app). */
const LOGO_RULE = 'html:root{--mark-white:none;--mark-w:32px;--mark-h:32px}'

/** Rules for the head of every page that put the brand over the tokens; empty where everything is the product's own. */
export function brandStyleText(
  brand: Pick<PlatformBrand, 'colour' | 'colourDark'>,
  { hasLogo = false }: { hasLogo?: boolean } = {},
): string {
  const logo = hasLogo ? LOGO_RULE : ''
  const { colour, colourDark } = brand
  if (colour === DEFAULT_BRAND.colour && colourDark === DEFAULT_BRAND.colourDark) return logo
  const { light, dark } = brandTokens(brand)
  const inSun = (act: string): Tokens => ({ act, 'act-hover': act, link: act })
  const rules: [selector: string, tokens: Tokens][] = [
    // Drawings of the town are on the product's own ground: they take the hue of what is below them.
    ['html:root,html [data-theme="light"]', { ...light, 'drawing-blend': 'luminosity' }],
    ['html[data-theme="dark"],html [data-theme="dark"]', dark],
    ['html [data-app="driver"]', inSun(readable(colour, DRIVER_GROUNDS.light, DRIVER_CONTRAST, 'darker'))],
    [
      'html[data-theme="dark"] [data-app="driver"]',
      inSun(readable(colourDark, DRIVER_GROUNDS.dark, DRIVER_CONTRAST, 'lighter')),
    ],
  ]
  const texts = rules.map(([selector, tokens]) => {
    const set = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
    return `${selector}{${set.join(';')}}`
  })
  return texts.join('') + logo
}
