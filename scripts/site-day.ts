// Draws the public site's planned day: the generated town, 198 stops, twelve vans, planned on the town's
// roads. Writes the picture, its figures, and the try-out's sample day. Run it when town, planner or look
// change:
// node scripts/site-day.ts
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_SHIFT_SECONDS, METRES_PER_MILE } from '@dropwise/contracts'
import { solve, type Problem } from '@dropwise/planner'
import { compileRegion, generateTown, openRegion, type LngLat } from '@dropwise/roads'

const STOPS = 198
const VANS = 12
const TRY_OUT_STOPS = 60
const SEED = 7
/** Width of the drawing in its own units; the height follows the town. */
const WIDTH = 1400
/** Duration of the animation, in seconds (look/README). */
const DRAW_SECONDS = 6
/** Still version with solid lines: dashed ones cost many times more to paint. */
const STILL_STYLE = '.l,circle{animation:none!important}.l{stroke-dasharray:none}'
const PUBLIC = new URL('../apps/web/public/', import.meta.url)
const FIGURES = new URL('../apps/web/app/ui/day/figures.gen.ts', import.meta.url)

const NIGHT = {
  ground: '#10214a',
  water: '#04173a',
  park: '#06304a',
  minor: '#22365f',
  secondary: '#2b416d',
  main: '#37517f',
}
/** The twelve route hues of the dark map (ui/tokens.css) in sRGB, because the picture has no tokens. */
const HUES = [
  '#6ea6ff',
  '#e8c3ae',
  '#94f3f5',
  '#f05bc8',
  '#aca86a',
  '#cdbcff',
  '#96d45f',
  '#f5a6be',
  '#1d9fd3',
  '#ad7a45',
  '#a95bdc',
  '#84909f',
]

interface Shape {
  points: LngLat[]
  kind: string
}

/** Streets, water and parks from the generator. */
async function readTown(): Promise<{ roads: Shape[]; water: Shape[]; parks: Shape[]; houses: LngLat[] }> {
  const nodes = new Map<number, LngLat>()
  const shapes = { roads: [] as Shape[], water: [] as Shape[], parks: [] as Shape[], houses: [] as LngLat[] }
  await generateTown()(
    {
      node: (id, lng, lat) => void nodes.set(id, [lng, lat]),
      way(_id, refs, tags) {
        const points = Array.from(refs, (ref) => nodes.get(ref)).filter((point) => point !== undefined)
        const highway = tags.get('highway')
        if (highway && highway !== 'footway') shapes.roads.push({ points, kind: highway })
        else if (tags.get('natural') === 'water') shapes.water.push({ points, kind: 'water' })
        else if (tags.has('leisure') || tags.get('natural') === 'wood')
          shapes.parks.push({ points, kind: 'park' })
        else if (tags.has('addr:housenumber')) shapes.houses.push(points[0]!)
      },
      relation: () => {},
      meta: () => {},
    },
    () => {},
  )
  return shapes
}

/** A small linear congruential generator, so the drawing is the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const folder = mkdtempSync(join(tmpdir(), 'site-day-'))
try {
  await compileRegion(generateTown(), { outDir: folder, name: 'ashmouth', profiles: ['car'] })
  const region = openRegion(join(folder, 'ashmouth'))
  const town = await readTown()
  const random = seeded(SEED)

  const [west, south, east, north] = region.manifest.bounds
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const cut = {
    west: west + (east - west) * 0.09,
    east: east - (east - west) * 0.2,
    south: south - (north - south) * 0.12,
    north: north + (north - south) * 0.1,
  }
  const scale = WIDTH / ((cut.east - cut.west) * squeeze)
  const height = Math.round((cut.north - cut.south) * scale)
  const toXy = ([lng, lat]: LngLat): [number, number] => [
    Math.round((lng - cut.west) * squeeze * scale),
    Math.round((cut.north - lat) * scale),
  ]

  const inside = town.houses.filter(
    ([lng, lat]) => lng > cut.west && lng < cut.east && lat > cut.south && lat < cut.north,
  )
  const stops = Array.from({ length: STOPS }, () => inside[Math.floor(random() * inside.length)]!)
  const quay = region.geocode('1 Quayside')[0] ?? region.geocode('Quayside')[0]
  const depot: LngLat = quay ? [quay.lng, quay.lat] : region.manifest.center
  const places = [depot, ...stops].map(([lng, lat]) => ({ lat, lng }))
  const table = region.table(places)
  const problem: Problem = {
    matrices: { car: { n: places.length, durations: table.durations, distances: table.distances } },
    vehicles: Array.from({ length: VANS }, (_, i) => ({
      id: i + 1,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [62],
      shift: [7 * 3600, 17 * 3600],
      maxDuration: MAX_SHIFT_SECONDS,
      costs: { fixed: 0, perHour: 2200, perKm: 35 },
    })),
    orders: stops.map((_, i) => {
      const from = [8, 9, 10, 12, 13][Math.floor(random() * 5)]! * 3600
      const hasWindow = random() < 0.35
      return {
        id: i + 1,
        location: i + 1,
        service: 240,
        delivery: [1 + Math.floor(random() * 6)],
        ...(hasWindow ? { windows: [[from, from + 7200]] } : {}),
      }
    }),
    options: { balance: 0.000002 },
  }
  const plan = await solve(problem, { seed: SEED, timeLimitMs: 15_000, threads: 2 })
  const miles = plan.routes.reduce((sum, route) => sum + route.distance, 0) / METRES_PER_MILE
  const dayStart = Math.min(...plan.routes.map((route) => route.steps[0]!.depart))
  const dayEnd = Math.max(...plan.routes.map((route) => route.steps.at(-1)!.arrive))
  const share = (at: number) => Math.round(((at - dayStart) / (dayEnd - dayStart)) * 1000) / 1000

  /** Relative integer steps take a third of the bytes of absolute ones. */
  const path = (line: [number, number][], isClosed = false): string => {
    let [x, y] = line[0]!
    let text = `M${x} ${y}`
    for (const [nx, ny] of line.slice(1)) {
      if (nx === x && ny === y) continue
      text += `l${nx - x} ${ny - y}`
      ;[x, y] = [nx, ny]
    }
    return isClosed ? `${text}z` : text
  }
  const isSeen = (line: [number, number][]) =>
    line.some(([x, y]) => x > -20 && x < WIDTH + 20 && y > -20 && y < height + 20)
  const classOf = (kind: string) =>
    ['trunk', 'primary', 'motorway'].includes(kind)
      ? 'main'
      : ['secondary', 'tertiary'].includes(kind)
        ? 'secondary'
        : 'minor'
  const roads: Record<string, string> = { minor: '', secondary: '', main: '' }
  for (const road of town.roads) {
    const line = road.points.map(toXy)
    if (line.length > 1 && isSeen(line)) roads[classOf(road.kind)] += path(line)
  }
  const rings = (shapes: Shape[]) => shapes.map((shape) => path(shape.points.map(toXy), true)).join('')

  const drawn = plan.routes.map((route, i) => {
    const served = route.steps.filter((step) => step.type === 'order')
    const way = region.route([0, ...served.map((step) => step.location), 0].map((at) => places[at]!))
    const legs = way.geometry.map((leg) => leg.map(toXy))
    const from = share(served[0]!.arrive)
    const to = share(served.at(-1)!.depart)
    const color = HUES[i % HUES.length]!
    const dots = served.map((step) => {
      const [x, y] = toXy([places[step.location]!.lng, places[step.location]!.lat])
      return `<circle cx="${x}" cy="${y}" r="4.6" style="animation-delay:${(share(step.start) * DRAW_SECONDS).toFixed(2)}s"/>`
    })
    return `<g fill="${color}" stroke="${color}"><path class="d" d="${path(legs[0]!)}${path(legs.at(-1)!)}"/><path class="l" pathLength="1" d="${path(legs.slice(1, -1).flat())}" style="animation-delay:${(from * DRAW_SECONDS).toFixed(2)}s;animation-duration:${((to - from) * DRAW_SECONDS).toFixed(2)}s"/>${dots.join('')}</g>`
  })
  const [dx, dy] = toXy(depot)
  const style = `path{fill:none;stroke-linejoin:round;stroke-linecap:round}.f{stroke:none}.d{stroke-width:1.4;stroke-dasharray:1.5 4;opacity:.6}.l{stroke-width:2.8;stroke-dasharray:1;animation:l linear both}circle{stroke:${NIGHT.ground};stroke-width:1.4;animation:s .16s both}@keyframes l{from{stroke-dashoffset:1}to{stroke-dashoffset:0}}@keyframes s{from{opacity:.2}}@media(prefers-reduced-motion:reduce){.l,circle{animation:none}}`
  const svg = (isStill: boolean, routes = drawn.join('')) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><style>${style}${isStill ? STILL_STYLE : ''}</style><path class="f" style="fill:${NIGHT.ground}" d="M0 0h${WIDTH}v${height}h-${WIDTH}z"/><path class="f" style="fill:${NIGHT.park}" d="${rings(town.parks)}"/><path class="f" style="fill:${NIGHT.water}" d="${rings(town.water)}"/><path d="${roads.minor}" stroke="${NIGHT.minor}" stroke-width="1.5"/><path d="${roads.secondary}" stroke="${NIGHT.secondary}" stroke-width="2.8"/><path d="${roads.main}" stroke="${NIGHT.main}" stroke-width="4.6"/>${routes}<g transform="translate(${dx} ${dy})"><rect x="-11" y="-11" width="22" height="22" rx="4" fill="${NIGHT.ground}"/><path d="M-5 5v-7l5-4 5 4v7M-2.5 5V1h5v4" stroke="#fff" stroke-width="1.8"/></g></svg>`
  mkdirSync(new URL('pictures/', PUBLIC), { recursive: true })
  writeFileSync(new URL('pictures/day.svg', PUBLIC), svg(false))
  writeFileSync(new URL('pictures/day-still.svg', PUBLIC), svg(true))
  writeFileSync(new URL('pictures/town.svg', PUBLIC), svg(true, ''))
  const served = plan.routes.reduce(
    (sum, route) => sum + route.steps.filter((step) => step.type === 'order').length,
    0,
  )
  writeFileSync(
    FIGURES,
    `// Made by scripts/site-day.ts. Do not edit.\nexport const DAY_FIGURES = { stops: ${served}, vans: ${plan.routes.length}, miles: '${miles.toFixed(1)}', tryOutStops: ${TRY_OUT_STOPS}, drawSeconds: ${DRAW_SECONDS}, width: ${WIDTH}, height: ${height} }\n`,
  )
  writeTryOut()
  console.log(
    `${served} stops, ${plan.routes.length} vans, ${miles.toFixed(1)} mi, ${Math.round(svg(false).length / 1024)} kB`,
  )

  /** A subset of stops with road times, small enough to load on demand. */
  function writeTryOut(): void {
    // The depot comes first.
    const count = TRY_OUT_STOPS + 1
    const pick = (cells: Int32Array) =>
      Array.from(
        { length: count * count },
        (_, i) => cells[Math.floor(i / count) * places.length + (i % count)]!,
      )
    const sample = {
      size: [WIDTH, height],
      points: places.slice(0, count).map(({ lng, lat }) => toXy([lng, lat])),
      durations: pick(table.durations),
      distances: pick(table.distances),
      orders: problem.orders
        .slice(0, count - 1)
        .map(({ windows, delivery }) => ({ windows: windows ?? null, packages: delivery?.[0] ?? 1 })),
      vans: 4,
    }
    writeFileSync(new URL('pictures/try-out.json', PUBLIC), JSON.stringify(sample))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
