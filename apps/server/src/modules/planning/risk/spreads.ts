// How much driving, service and departures differ from the plan: from a company's own routes, or as usual. Pure.

/**
 * How days differ from their plan. Factors are lognormal: the median, and the standard deviation of the logarithm. A drive or
 * service of five minutes or less has the stated deviation, a longer one less, since minutes vary independently.
 */
export interface Spreads {
  driving: { median: number; ofRoute: number; ofLeg: number }
  service: { median: number; ofStop: number }
  /** Standard deviation of the departure, of which only delays count. */
  departureMs: number
}

/**
 * Spreads of companies with too few arrivals: the spreads of the generated days by which forecasts are tested
 * (`npm run bench eta`). They are an assumption, not a measurement.
 */
export const USUAL_SPREADS: Spreads = {
  driving: { median: 1, ofRoute: 0.12, ofLeg: 0.15 },
  service: { median: 1, ofStop: 0.35 },
  departureMs: 4 * 60_000,
}

const FULL_SPREAD_MS = 5 * 60_000

/** Share of a full spread that a duration has. */
export const spreadShare = (ms: number): number => Math.min(1, Math.sqrt(FULL_SPREAD_MS / Math.max(1, ms)))

/** What a driven route shows, all durations in milliseconds. */
export interface DrivenRoute {
  /** Start after the planned departure; negative before it. */
  delayMs: number | null
  /** Drives between doors, without breaks or loading on the way. */
  drives: { planned: number; actual: number }[]
  services: { planned: number; actual: number }[]
}

/** Drives from which a median is within about one percent, and services within about three (one sigma, usual spreads). */
const LEARNT_FROM = { drives: 200, services: 200, routes: 20 } as const
/** A shorter drive measures the search for a door, and a shorter service the radius of arrival. */
const LEAST_MS = { drive: 180_000, service: 60_000 }
/** Drives and services this many times longer or shorter than planned are left out: they contain a detour, a rest or a wrong clock. */
const MOST_TIMES = 4
/** Scales a median deviation to the standard deviation of a normal distribution. */
const NORMAL_MAD = 1.4826
/** Quantile of departures, and that of a normal distribution. A quantile keeps one very late van from setting the spread. */
const DEPARTURE_QUANTILE = { share: 0.9, deviations: 1.2816 }

/** A logarithm of actual by planned duration. */
interface Difference {
  log: number
  share: number
}

/** A company's own spreads; null with too few routes. */
export function learnSpreads(routes: readonly DrivenRoute[]): Spreads | null {
  const drives = routes
    .map((route) => differences(route.drives, LEAST_MS.drive))
    .filter((of) => of.length > 0)
  const services = routes.flatMap((route) => differences(route.services, LEAST_MS.service))
  const delays = routes.flatMap(({ delayMs }) => (delayMs === null ? [] : Math.max(0, delayMs)))
  if (drives.flat().length < LEARNT_FROM.drives || services.length < LEARNT_FROM.services) return null
  if (drives.length < LEARNT_FROM.routes || delays.length < LEARNT_FROM.routes) return null
  const serviceMiddle = median(services.map(({ log }) => log))
  const serviceDeviations = services.map(({ log, share }) => Math.abs(log - serviceMiddle) / share)
  return {
    driving: drivingOf(drives),
    service: { median: Math.exp(serviceMiddle), ofStop: NORMAL_MAD * median(serviceDeviations) },
    departureMs: quantile(delays, DEPARTURE_QUANTILE.share) / DEPARTURE_QUANTILE.deviations,
  }
}

function differences(pairs: DrivenRoute['drives'], leastMs: number): Difference[] {
  return pairs.flatMap(({ planned, actual }) => {
    const times = actual / planned
    const isUsual = planned >= leastMs && times <= MOST_TIMES && times >= 1 / MOST_TIMES
    return isUsual ? [{ log: Math.log(times), share: spreadShare(planned) }] : []
  })
}

/** Parts of the spread between and within routes: one-way analysis of variance, by moments. */
function drivingOf(routes: readonly Difference[][]): Spreads['driving'] {
  const middle = median(routes.flat().map(({ log }) => log))
  let [within, freedom] = [0, 0]
  const means = routes.map((of) => {
    const weights = of.map(({ share }) => 1 / share ** 2)
    const weight = sum(weights)
    const mean = sum(of.map(({ log }, i) => (log - middle) * weights[i]!)) / weight
    within += sum(of.map(({ log }, i) => (log - middle - mean) ** 2 * weights[i]!))
    freedom += of.length - 1
    return { mean, weight }
  })
  const ofLeg = freedom > 0 ? within / freedom : 0
  const between = sum(means.map(({ mean }) => mean ** 2)) / means.length
  const byLegs = sum(means.map(({ weight }) => ofLeg / weight)) / means.length
  return {
    median: Math.exp(middle),
    ofRoute: Math.sqrt(Math.max(0, between - byLegs)),
    ofLeg: Math.sqrt(ofLeg),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const median = (values: readonly number[]): number => quantile(values, 0.5)

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return low + (high - low) * (at - Math.floor(at))
}
