// The platform's brand: the owner's choices, contrast checks, and the style that colours every page. Pure.
import { z } from 'zod'
import { contrastOf, fit, linearRgb, toHex, toOklch, type Triple } from './colour.ts'
import { DEFAULT_BRAND } from './constants.ts'

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5
/** Least contrast in the driver's app, which is read in the sun. */
const DRIVER_CONTRAST = 7
/**
 * The backgrounds with the least contrast to buttons and links: a selected row, light and dark (`--select` of
 * the tokens).
 */
const LIGHT_GROUND = '#deedfe'
const DARK_GROUND = '#1b2e49'
/** Backgrounds of the driver's pages, light and dark. */
const DRIVER_GROUNDS = { light: '#ffffff', dark: '#080b11' }

/**
 * The name appears in pages, scripts, mail headers and placeholders; refuses characters that would end one of
 * these.
 */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’+!()-]*$/u
/** `app.is_brand` enforces it too. */
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
  /** Contact address, also of the contact form. */
  supportEmail: z.email('Enter an email address').max(200),
  /** Buttons and links on light pages; the rail and dark backgrounds use its hue. */
  colour: legible(LIGHT_GROUND, 'light'),
  /** Buttons and links on dark pages. */
  colourDark: legible(DARK_GROUND, 'dark'),
})
export type PlatformBrand = z.output<typeof platformBrand>

/** The picture has its own call; its URL changes with it. */
export const platformBrandResponse = platformBrand.extend({ logoUrl: z.string().nullable() })
export type PlatformBrandResponse = z.infer<typeof platformBrandResponse>

const BLACK: Triple = [0, 0, 0]
const lchOf = (hex: string): Triple => toOklch(linearRgb(hex) ?? BLACK)

/** Shifts the colour towards white or black until it is readable on the background. */
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

/** Derives the colour for dark pages from the one for light pages. */
export function darkTwin(colour: string): string {
  const [, chroma, hue] = lchOf(colour)
  return readable(toHex(fit([0.74, Math.min(chroma, 0.13), hue])), DARK_GROUND, TEXT_CONTRAST, 'lighter')
}

/**
 * The darkest background in the brand's hue, for the rail, browser bars and icons. White on it has at least
 * 9:1.
 */
export function deepColour(colour: string): string {
  const [, chroma, hue] = lchOf(colour)
  return toHex(fit([0.262, Math.min(chroma, 0.075), hue]))
}

type Tokens = Record<string, string>

/** Token overrides of the brand for light and dark pages, without their dashes. */
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

/** A logo is larger than the mark and keeps its colours (site-logo.tsx of the web app). */
const LOGO_RULE = 'html:root{--mark-white:none;--mark-w:32px;--mark-h:32px}'

/** CSS rules that apply the brand to the head of every page; empty for the default brand. */
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
    // Drawings of the town have the default background colour: blend them with the brand's.
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
