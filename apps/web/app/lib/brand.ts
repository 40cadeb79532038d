// Makes a company's colour readable: dark enough for white text, and a lighter variant for dark backgrounds.
import { contrastOf, fit, linearRgb, luminance, toHex, toOklch } from '@dropwise/contracts'
import type { CSSProperties } from 'react'

/** Least contrast of white text on the colour. */
const TEXT_CONTRAST = 4.5
/** Lightness of the variant for dark backgrounds (look: tenant colour in dark). */
const TWIN_LIGHTNESS = 0.74
/** Default colour for companies with an invalid one. */
const FALLBACK = '#14264a'

/** Contrast of a colour with white, 1 to 21; null when it is not `#rrggbb`. */
export const contrastWithWhite = (hex: string): number | null => contrastOf(hex, '#ffffff')

export interface BrandColours {
  /** Fills under white text, at least 4.5:1. */
  fill: string
  /** Lines, icons and stars on dark backgrounds: same hue, lighter. */
  twin: string
}

/** The company's colour, darkened until white text is readable. */
export function brandColours(hex: string): BrandColours {
  const rgb = linearRgb(hex) ?? linearRgb(FALLBACK) ?? [0, 0, 0]
  const [lightness, chroma, hue] = toOklch(rgb)
  let l = lightness
  let fill = rgb
  while (l > 0 && 1.05 / (luminance(fill) + 0.05) < TEXT_CONTRAST) {
    l -= 0.01
    fill = fit([l, chroma, hue])
  }
  return { fill: toHex(fill), twin: toHex(fit([TWIN_LIGHTNESS, chroma, hue])) }
}

/**
 * Sets `--tb` (fills) and `--tbl` (lighter variant) for all children; `--tb-line` picks the one for the theme
 * (ui/base.css).
 */
export function brandStyle(hex: string): CSSProperties {
  const { fill, twin } = brandColours(hex)
  return { ['--tb' as string]: fill, ['--tbl' as string]: twin }
}
