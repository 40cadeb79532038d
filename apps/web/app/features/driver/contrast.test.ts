// Tests that text in the driver's app has 7:1 contrast on every background, light and dark, because it is
// read in the sun.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TOKENS = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
const MIN_CONTRAST = 7
/** WCAG 1.4.6: text of 24 px, or bold of 19 px, needs less. */
const LEAST_LARGE = 4.5

/** Colours set by rules with these selectors; later ones override. */
function coloursOf(selectors: readonly string[]): Map<string, string> {
  const colours = new Map<string, string>()
  for (const [, selector = '', body = ''] of TOKENS.matchAll(/^([^\s/*{][^{}]*)\{([^}]*)\}/gm))
    if (selector.split(',').some((each) => selectors.includes(each.trim())))
      for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(oklch\([^)]*\))/g))
        colours.set(name, value)
  return colours
}

/** Relative luminance of `oklch(L C H)` in sRGB. */
function luminance(colour: string): number {
  const [l = 0, c = 0, h = 0] = (/\(([^)]*)\)/.exec(colour)?.[1] ?? '').split(/\s+/).map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const THEMES = {
  light: [':root', '[data-theme="light"]', '[data-app="driver"]'],
  dark: [
    ':root',
    '[data-theme="light"]',
    '[data-app="driver"]',
    '[data-theme="dark"]',
    '[data-theme="dark"] [data-app="driver"]',
  ],
} as const

/** Text colours and their backgrounds: normal, pressed, selected, warning. */
const PAIRS: [text: string, grounds: string[]][] = [
  ['ink', ['surface', 'sunk', 'raised', 'hover', 'select', 'bad-wash', 'signal-wash', 'ok-wash', 'out-wash']],
  ['ink-2', ['surface', 'sunk', 'raised', 'hover', 'select']],
  ['ink-3', ['surface', 'raised']],
  ['bad-ink', ['surface', 'raised', 'bad-wash']],
  ['ok-ink', ['surface', 'raised', 'ok-wash']],
  ['out-ink', ['out-wash']],
  ['mute-ink', ['mute-wash']],
  ['on-bad', ['bad']],
  ['on-signal', ['signal']],
  ['act-ink', ['act', 'act-hover']],
  ['rail-on', ['rail']],
]
const ROUTE_HUES = Array.from({ length: 12 }, (_, i) => `r${i + 1}`)

it.each(Object.entries(THEMES))('is 7:1 for all words, %s', (_theme, selectors) => {
  const colours = coloursOf(selectors)
  const ratioOf = (text: string, ground: string) =>
    contrast(colours.get(text) ?? 'missing', colours.get(ground) ?? 'missing')
  const poor = PAIRS.flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = ratioOf(text, ground)
      return ratio >= MIN_CONTRAST ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)}`]
    }),
  )
  expect(poor).toEqual([])
})

it.each(Object.entries(THEMES))(
  'is that of large letters for the numbers of stops and routes, %s',
  (_theme, selectors) => {
    const colours = coloursOf(selectors)
    const poor = ROUTE_HUES.filter(
      (hue) => contrast(colours.get(hue) ?? 'missing', colours.get(`${hue}-on`) ?? 'missing') < LEAST_LARGE,
    )
    expect(poor).toEqual([])
  },
)

it('is measured as WCAG measures it', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1)
  // Grey #767676, the lightest with 4.5:1 on white.
  expect(contrast('oklch(0.5676 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1)
})
