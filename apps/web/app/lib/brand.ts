// A company's one colour, made safe: dark enough for white text, with a lighter twin for lines and icons on dark ground.
import { contrastOf, fit, linearRgb, luminance, toHex, toOklch } from '@dropwise/contracts'
import type { CSSProperties } from 'react'

/** Least contrast of white text on the colour. */
const TEXT_CONTRAST = 4.5
/** Lightness of the twin on dark ground (look: tenant colour in dark). */
const TWIN_LIGHTNESS = 0.74
/** Our own action colour, for companies whose colour cannot be read. */
const FALLBACK = '#14264a'

/** Contrast of a colour with white, 1 to 21; null when it is not `#rrggbb`. */
export const contrastWithWhite = (hex: string): number | null => contrastOf(hex, '#ffffff')

export interface BrandColours {
  /** Fills under white text, 4.5:1 or more. */
  fill: string
  /** Lines, icons and stars on dark ground: same hue, lighter. */
  twin: string
}

/** The company's colour, darkened until white text can be read on it. */
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

/** Sets `--tb` (fills) and `--tbl` (the twin) for everything below; `--tb-line` is the one that fits the theme (ui/base.css). */
export function brandStyle(hex: string): CSSProperties {
  const { fill, twin } = brandColours(hex)
  return { ['--tb' as string]: fill, ['--tbl' as string]: twin }
}
