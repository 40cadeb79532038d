// Colours as numbers: hex, OKLCH, and contrast. Pure. OKLab by Björn Ottosson,
// https://bottosson.github.io/posts/oklab/; contrast by WCAG 2.2, 1.4.3.
/** Linear red, green and blue, or lightness, chroma and hue. */
export type Triple = [number, number, number]

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

/** Linear RGB of `#rrggbb`; null for other text. */
export function linearRgb(hex: string): Triple | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim())
  if (!match) return null
  return [1, 2, 3].map((i) => toLinear(Number.parseInt(match[i] ?? '0', 16) / 255)) as Triple
}

/** Lightness 0 to 1, chroma, hue in radians. */
export function toOklch([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, bb), Math.atan2(bb, a)]
}

function fromOklch([lightness, chroma, hue]: Triple): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Reduces chroma until the colour fits sRGB. */
export function fit([lightness, chroma, hue]: Triple): Triple {
  let c = chroma
  let rgb = fromOklch([lightness, c, hue])
  while (c > 0.001 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    c *= 0.94
    rgb = fromOklch([lightness, c, hue])
  }
  return rgb.map((v) => Math.min(1, Math.max(0, v))) as Triple
}

export const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b
export const toHex = (rgb: Triple): string =>
  `#${rgb
    .map((v) =>
      Math.round(toGamma(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Contrast of two colours, 1 to 21; null when one is not `#rrggbb`. */
export function contrastOf(one: string, other: string): number | null {
  const [a, b] = [linearRgb(one), linearRgb(other)]
  if (!a || !b) return null
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}
