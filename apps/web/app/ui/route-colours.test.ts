// Tests that the colours of routes stay apart for colour-blind eyes, on both themes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Three = [number, number, number]
type Matrix = [Three, Three, Three]
const times = (m: Matrix, [a, b, c]: Three): Three => m.map(([x, y, z]) => x * a + y * b + z * c) as Three

/** Machado, Oliveira and Fernandes 2009, severity 1, in linear sRGB. */
const EYES: Record<string, Matrix> = {
  'full colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const LMS_TO_RGB: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const RGB_TO_LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LAB_TO_LMS: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

const toRgb = ([l, c, h]: Three): Three => {
  const turn = (h * Math.PI) / 180
  const lms = times(LAB_TO_LMS, [l, c * Math.cos(turn), c * Math.sin(turn)]).map((each) => each ** 3) as Three
  return times(LMS_TO_RGB, lms).map((each) => Math.min(1, Math.max(0, each))) as Three
}
const toLab = (rgb: Three): Three => times(LMS_TO_LAB, times(RGB_TO_LMS, rgb).map(Math.cbrt) as Three)
const simulated = (colour: Three, eyes: string): Three =>
  toLab(times(EYES[eyes] as Matrix, toRgb(colour)).map((each) => Math.min(1, Math.max(0, each))) as Three)
const gap = (a: Three, b: Three): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** The twelve colours of each theme, in the file's order: light first. */
const text = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const all = [...text.matchAll(/--r\d+: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
  ([, l, c, h]) => [Number(l), Number(c), Number(h)] as Three,
)
const THEMES = { light: all.slice(0, 12), dark: all.slice(12, 24) }
/** The order in which a day takes hues (`FARTHEST_FIRST` of the contracts), here from 0. */
const ORDER = [1, 7, 4, 11, 3, 5, 6, 10, 2, 12, 8, 9].map((hue) => hue - 1)
/** OKLab: a just noticeable difference is about 0.02. */
const MIN_DISTANCE = { six: 0.075, twelve: 0.04 }

function closest(colours: readonly Three[], eyes: string): { gap: number; pair: string } {
  let best = { gap: Infinity, pair: '' }
  for (const [i, a] of colours.entries())
    for (const b of colours.slice(i + 1)) {
      const apart = gap(simulated(a, eyes), simulated(b, eyes))
      if (apart < best.gap) best = { gap: apart, pair: `${a.join(' ')} and ${b.join(' ')}` }
    }
  return best
}

describe.each(Object.entries(THEMES))('the colours of routes, %s theme', (_, colours) => {
  const first = ORDER.slice(0, 6).map((i) => colours[i] as Three)

  it.each(Object.keys(EYES))('stay apart for %s', (eyes) => {
    expect(all).toHaveLength(24)
    const [six, twelve] = [closest(first, eyes), closest(colours, eyes)]
    expect(six.gap, six.pair).toBeGreaterThan(MIN_DISTANCE.six)
    expect(twelve.gap, twelve.pair).toBeGreaterThan(MIN_DISTANCE.twelve)
  })
})
