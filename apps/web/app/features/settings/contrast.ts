// Contrast of a colour with white text (WCAG 2.2, relative luminance).

function channel(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** 1-21 for `#rrggbb`. */
export function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => channel(Number.parseInt(hex.slice(i, i + 2), 16)))
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}
