// The land: river, coast, parks, districts with their grids, and the bypass. Ashmouth is drawn by hand;
// other seeds bend the drawing, other sizes stretch it.
import { seededRandom } from './random.ts'
import { crossing, smooth, type Xy } from './shapes.ts'

export interface District {
  name: string
  at: Xy
  /** Angle of its streets in radians; null for the radial old centre. */
  grid: number | null
  radius: number
  /** Terraces touch; villas have gardens; works are large halls. */
  houses: 'terrace' | 'semi' | 'villa' | 'works'
}

export interface Layout {
  name: string
  river: { name: string; line: Xy[]; halfWidth: (index: number) => number; ring: Xy[] }
  coast: Xy[]
  seaIsEast: boolean
  sea: Xy[]
  parks: { name: string; ring: Xy[]; centre: Xy }[]
  country: { kind: 'wood' | 'farmland'; ring: Xy[] }[]
  /** River and sea as one outline, without a shore across the mouth. */
  water: Xy[]
  districts: District[]
  centre: Xy
  bypass: Xy[]
  landmarks: { name: string; class: 'arterial' | 'collector' | 'local'; at: Xy }[]
  /** Box of the streets, which thin out towards its corners. */
  box: { west: number; south: number; east: number; north: number }
  /** Edge of the map. */
  frame: { west: number; south: number; east: number; north: number }
}

/** Metres of a unit in the drawing, which is 1010 by 460 units around (850, 330). */
const UNIT = 7.5

const RIVER: Xy[] = [
  [-60, 262],
  [60, 240],
  [150, 212],
  [260, 196],
  [378, 218],
  [440, 238],
  [490, 268],
  [540, 300],
  [590, 320],
  [640, 321],
  [690, 306],
  [740, 288],
  [790, 281],
  [840, 290],
  [885, 318],
  [930, 355],
  [980, 388],
  [1030, 414],
  [1085, 436],
  [1140, 455],
  [1180, 476],
  [1260, 520],
]
const COAST: Xy[] = [
  [1900, 250],
  [1700, 300],
  [1560, 322],
  [1440, 335],
  [1370, 350],
  [1320, 362],
  [1290, 385],
  [1280, 415],
  [1262, 438],
  [1228, 452],
  [1180, 458],
  [1135, 448],
  [1110, 455],
  [1100, 478],
  [1104, 500],
  [1092, 522],
  [1062, 542],
  [1035, 562],
  [1010, 595],
  [980, 645],
  [955, 700],
  [945, 780],
  [930, 900],
  [900, 1100],
]
const BYPASS: Xy[] = [
  [-60, 205],
  [60, 160],
  [200, 112],
  [330, 82],
  [450, 64],
  [580, 58],
  [720, 62],
  [850, 84],
  [980, 116],
  [1110, 136],
  [1250, 152],
  [1400, 190],
  [1560, 215],
  [1750, 200],
]
const PARKS: [name: string, x: number, y: number, rx: number, ry: number][] = [
  ['Westholme Park', 448, 122, 58, 38],
  ['Northfield Common', 775, 142, 56, 36],
  ['Weir Gardens', 502, 345, 30, 24],
  ['Kiln Bank Woods', 640, 548, 52, 30],
  ['Abbey Gardens', 884, 442, 30, 22],
  ["St Bride's Green", 968, 236, 22, 16],
  ['Fairhead Park', 1196, 243, 46, 32],
  ['Saltmarsh Links', 1335, 262, 44, 26],
  ['Mill Meadow', 690, 240, 26, 17],
  ['Priory Fields', 780, 590, 44, 24],
]
/** Outside the town. */
const COUNTRY: [kind: 'wood' | 'farmland', x: number, y: number, rx: number, ry: number][] = [
  ['wood', 230, 20, 90, 44],
  ['wood', 1010, -50, 110, 40],
  ['wood', 250, 640, 80, 60],
  ['wood', 1500, 60, 70, 50],
  ['wood', 640, 760, 90, 40],
  ['farmland', 480, -40, 120, 50],
  ['farmland', 760, -70, 90, 38],
  ['farmland', 190, 330, 60, 70],
  ['farmland', 420, 720, 110, 50],
  ['farmland', 1290, 30, 100, 40],
  ['farmland', 800, 730, 80, 50],
]
const DISTRICTS: [
  name: string,
  x: number,
  y: number,
  degrees: number | null,
  radius: number,
  houses: District['houses'],
][] = [
  ['Westholme', 503, 205, -22, 900, 'villa'],
  ['Millgate', 655, 262, 14, 600, 'semi'],
  ['Northfield', 762, 168, 4, 900, 'semi'],
  ['Old Town', 828, 340, null, 700, 'terrace'],
  ["St Bride's", 945, 270, 22, 750, 'terrace'],
  ['Fairhead', 1190, 215, -13, 1000, 'villa'],
  ['Saltmarsh', 1190, 385, 24, 900, 'semi'],
  ['Ropewalk', 930, 412, -30, 550, 'terrace'],
  ['Quayside', 1035, 488, -8, 550, 'works'],
  ['Kiln Bank', 553, 425, 27, 1000, 'semi'],
  ['Priory', 712, 480, -4, 900, 'terrace'],
  ['Millfield', 880, 560, 6, 800, 'semi'],
]

/** Names for streets near a place: the nearest street of the class gets the name. */
const LANDMARKS: [name: string, street: 'arterial' | 'collector' | 'local', x: number, y: number][] = [
  ['Old Bridge Street', 'arterial', 850, 300],
  ['Harbour Road', 'arterial', 1075, 392],
  ['Quarry Hill Road', 'arterial', 840, 232],
  ['Priory Road', 'arterial', 600, 250],
  ['Fairfield Road', 'arterial', 770, 345],
  ['Northfield Avenue', 'arterial', 800, 440],
  ['Millgate Bridge', 'arterial', 690, 300],
  ['Weir Road', 'arterial', 560, 380],
  ['Coast Road', 'arterial', 1240, 425],
  ['Tidewell Road', 'collector', 1120, 330],
  ['Market Street', 'collector', 800, 370],
  ['Orchard Road', 'collector', 1230, 300],
  ['Abbey Road', 'collector', 900, 470],
  ['Harbour Lane', 'local', 1045, 500],
  ['Weaver Lane', 'local', 1245, 400],
  ['Pottery Terrace', 'local', 1180, 380],
  ['Curlew Street', 'local', 1205, 400],
  ['Smithy Street', 'local', 1195, 415],
  ['Rope Walk', 'local', 920, 405],
  ['Castle Street', 'local', 840, 365],
]

export interface LayoutOptions {
  seed: number
  /** Area relative to Ashmouth's. */
  size: number
  name: string
}

/** The land of a town with this seed and size. */
export function layOut({ seed, size, name }: LayoutOptions): Layout {
  const random = seededRandom(seed * 7919 + 17)
  const scale = UNIT * Math.sqrt(size)
  // Seed 1 is the drawing itself; others are mirrored and bent.
  const bend = seed === 1 ? 0 : 1
  const mirrored = bend === 1 && random.chance(0.5) ? -1 : 1
  const wave = [
    random.between(0, 6.3),
    random.between(0, 6.3),
    random.between(20, 45),
    random.between(15, 35),
  ]
  const place = ([x, y]: Xy): Xy => {
    const u = x - 850
    const v = 330 - y
    const du = bend * wave[3] * Math.sin(v / 170 + wave[0])
    const dv = bend * wave[2] * Math.sin(u / 260 + wave[1])
    return [mirrored * (u + du) * scale, (v + dv) * scale]
  }
  const line = smooth(RIVER.map(place), 40 * Math.sqrt(size))
  const halfWidth = (index: number) =>
    (62 + 58 * (index / line.length) ** 2) * Math.min(3, Math.sqrt(Math.sqrt(size)))
  const coast = smooth(COAST.map(place), 60 * Math.sqrt(size))
  // Far out, so that the sea's end is invisible at small scales.
  const seaEdge = [
    place([700, 2600]),
    place([500, 14_000]),
    place([16_000, 14_000]),
    place([16_000, -900]),
    place([3200, 60]),
  ]
  const sea: Xy[] = [...coast, ...seaEdge]
  const angleOf = (degrees: number) => (mirrored * (degrees + bend * random.between(-12, 12)) * Math.PI) / 180
  const corner = [place([335, 48]), place([1430, 625])]
  const edge = [place([90, -130]), place([1650, 850])]
  return {
    name,
    river: { name: riverName(name), line, halfWidth, ring: ribbon(line, halfWidth) },
    coast,
    seaIsEast: mirrored === 1,
    sea,
    country: COUNTRY.map(([kind, x, y, rx, ry]) => ({ kind, ring: blob(place, x, y, rx, ry, random) })),
    water: waterOutline(line, halfWidth, coast, seaEdge),
    parks: PARKS.map(([park, x, y, rx, ry]) => ({
      name: park,
      centre: place([x, y]),
      ring: blob(place, x, y, rx, ry, random),
    })),
    districts: DISTRICTS.map(([district, x, y, degrees, radius, houses]) => ({
      name: district,
      at: place([x, y]),
      grid: degrees === null ? null : angleOf(degrees),
      radius: radius * Math.sqrt(size),
      houses,
    })),
    centre: place([838, 345]),
    bypass: smooth(BYPASS.map(place), 60 * Math.sqrt(size)),
    landmarks: LANDMARKS.map(([landmark, street, x, y]) => ({
      name: landmark,
      class: street,
      at: place([x, y]),
    })),
    box: boxOf(corner),
    frame: boxOf(edge),
  }
}

function riverName(town: string): string {
  const stem = town.replace(/mouth$/, '')
  return stem === town ? `River ${town}` : `River ${stem}e`
}

function boxOf([a, b]: Xy[]) {
  return {
    west: Math.min(a[0], b[0]),
    east: Math.max(a[0], b[0]),
    south: Math.min(a[1], b[1]),
    north: Math.max(a[1], b[1]),
  }
}

function ribbon(line: Xy[], halfWidth: (index: number) => number): Xy[] {
  const side = (sign: number) =>
    line.map((point, i): Xy => {
      const before = line[Math.max(0, i - 1)]
      const after = line[Math.min(line.length - 1, i + 1)]
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const w = sign * halfWidth(i)
      return [
        point[0] - (w * (after[1] - before[1])) / length,
        point[1] + (w * (after[0] - before[0])) / length,
      ]
    })
  return [...side(1), ...side(-1).toReversed()]
}

/** Along the coast, up one bank of the river, down the other, on along the coast, and around the open sea. */
function waterOutline(line: Xy[], halfWidth: (index: number) => number, coast: Xy[], seaEdge: Xy[]): Xy[] {
  const ring = ribbon(line, halfWidth)
  const banks = [ring.slice(0, line.length), ring.slice(line.length).toReversed()]
  const mouths = banks.map((bank) => {
    for (let c = 1; c < coast.length; c++)
      for (let b = 1; b < bank.length; b++) {
        const hit = crossing(coast[c - 1], coast[c], bank[b - 1], bank[b])
        if (!hit) continue
        const at: Xy = [
          bank[b - 1][0] + (bank[b][0] - bank[b - 1][0]) * hit.t,
          bank[b - 1][1] + (bank[b][1] - bank[b - 1][1]) * hit.t,
        ]
        return { coast: c, at, upstream: bank.slice(0, b).toReversed() }
      }
    return null
  })
  const [first, second] = mouths.filter((mouth) => mouth !== null).toSorted((a, b) => a.coast - b.coast)
  if (!first || !second) return [...coast, ...seaEdge]
  return [
    ...coast.slice(0, first.coast),
    first.at,
    ...first.upstream,
    ...second.upstream.toReversed(),
    second.at,
    ...coast.slice(second.coast),
    ...seaEdge,
  ]
}

function blob(
  place: (point: Xy) => Xy,
  x: number,
  y: number,
  rx: number,
  ry: number,
  random: ReturnType<typeof seededRandom>,
): Xy[] {
  const points: Xy[] = []
  const corners = 9
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 2 * Math.PI
    const wobble = random.between(0.78, 1.12)
    points.push(place([x + rx * wobble * Math.cos(angle), y + ry * wobble * Math.sin(angle)]))
  }
  return smooth(points, 18, true)
}
