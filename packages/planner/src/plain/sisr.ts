// Ruin and recreate for plain instances: slack induction by string removals (Christiaens and Vanden Berghe 2020) with
// insertion beside near neighbours only, nearest first, left as soon as nothing cheaper can follow.
// Longer than usual: the inner loops share the state of one closure, which the compiler keeps at hand.
import type { Random } from '../random.ts'
import type { PlainInstance } from './instance.ts'
import { NO_ROAD_PRICE, transpose } from './instance.ts'
import type { Nearest } from './nearest.ts'
import { findNearest, windowSides } from './nearest.ts'
import { createEnds } from './ends.ts'
import { createExtras } from './extras.ts'
import { createState, NO_LEG, NONE, routesOf } from './state.ts'
import { createTimes } from './times.ts'

export interface SisrSettings {
  startTemperature: number
  endTemperature: number
  /** Chance that the first order of a recreate may open a route at `openPrice` of its cost. */
  openChance: number
  openPrice: number
}

export interface Sisr {
  /** The instance has a new content: a plan must be loaded next. `meanLeg` is the unit of temperature. */
  relay(meanLeg: number): void
  /** One ruin and recreate; `share` of the anneal, 0 to 1, sets the temperature. */
  iterate(share: number): void
  /** Replaces the current plan; orders that `routes` lacks are inserted. */
  load(routes: number[][]): void
  /** A new plan built by inserting the orders in random sequence; the current plan is replaced by it. */
  scatter(): number[][]
  best(): number[][]
  current(): number[][]
  /** Leaves the routes that are not `open` alone; null opens all. */
  restrict(open: Uint8Array | null): void
  /** Forgets the best plan; the current one takes its place. */
  restartBest(): void
  bestCost: number
  bestMissing: Float64Array
  bestLeft: number
  currentCost: number
  iterations: number
  evaluations: number
  /** Sets the unit of temperature from the current plan: its mean leg. */
  measure(): void
}

const MEAN_REMOVED = 10
const LONGEST_STRING = 10
const SPLIT_CHANCE = 0.5
const KEEP_MORE_CHANCE = 0.01
const BLINK = 0.01
/** While a plan is built, an idle vehicle counts with this share of its price: else routes fill up with whatever comes first. */
const OPENING_DISCOUNT = 0.4
/** Every so many iterations the bound on leg lengths is measured again. */
const BOUND_EVERY = 2048
/** Every so many iterations routes are put in order of their first and last legs. */
const ENDS_EVERY = 128

/** Builds the kernel with an empty plan. */
export function createSisr(inst: PlainInstance, near: Nearest, random: Random, settings: SisrSettings): Sisr {
  const {
    n,
    m,
    routes,
    price,
    time,
    early,
    late,
    service,
    demand,
    capacity,
    fixed,
    type,
    rank,
    ranks,
    weight,
    extra,
    waitPrice,
  } = inst
  const { hasTime, hasDuration } = inst
  const { width } = near
  // Legs into an order, by row: an insertion then reads two or three short rows and nothing else.
  const priceInto = inst.symmetric ? price : transpose(price, m)
  const timeInto = inst.symmetric ? time : time === price ? priceInto : transpose(time, m)
  const nearList = near.list
  const nearPrice = near.price
  // Whether a neighbour can stand right before (1) or behind (2) an order, as far as their windows say.
  const nearSide = windowSides(inst, near)
  const state = createState(inst)
  const { all, next, prev, route, begin, latest, leg, load, count, homeLeg, extraLoad, waiting } = state
  const { pushBegin, pushLatest, retime, waitingOf, durationFits } = createTimes(inst, state)
  const { byLast, byFirst, lastKey, firstKey, forgetEnds, sortEnds } = createEnds(inst, state)
  const { takes, carry } = createExtras(inst, state)
  const restricted = extra > 0 || inst.allowed !== null
  const paid = waitPrice > 0
  const kept = all.slice()
  let bestAll = all.slice()
  const { types } = inst
  /** A route of each kind, -1 where there is none. */
  const sample = new Int32Array(types)
  const anyFixed = inst.anyFixed
  const mixed = types > 1

  const absent = new Int32Array(n)
  let absentCount = 0
  const keptAbsent = new Int32Array(n)
  let keptAbsentCount = 0
  const missing = new Float64Array(ranks)
  const keptMissing = new Float64Array(ranks)
  const bestMissing = new Float64Array(ranks)
  let usedCount = 0
  let keptUsedCount = 0
  const ruined = new Int32Array(routes)
  let ruinedCount = 0
  const isRuined = new Uint8Array(routes)
  const key = new Float64Array(n)
  const away = new Int32Array(n)
  const home = new Int32Array(n)
  fillTables()

  /** What follows from the instance's content alone. */
  function fillTables(): void {
    for (let c = 0; c < inst.count; c++) {
      away[c] = NONE
      home[c] = NONE
      for (let r = 0; r < inst.usable; r++) {
        away[c] = Math.min(away[c], price[(n + r) * m + c])
        home[c] = Math.min(home[c], price[c * m + n + r])
      }
    }
    sample.fill(-1)
    for (let r = inst.usable - 1; r >= 0; r--) sample[type[r]] = r
  }

  /** Price of the present plan without its waiting; `waited` is the seconds of all routes. */
  let cost = 0
  let keptCost = 0
  let waited = 0
  let keptWaited = 0
  let unit = 1
  let longLeg = NONE
  /** Capacity, or -1 for a route that is left alone. */
  const room = capacity.slice()
  /** Orders that ruins may start from. */
  const own = Int32Array.from({ length: n }, (_, c) => c)
  let ownCount = n

  function insertAfter(c: number, h: number): void {
    const j = next[h]
    const r = route[h]
    next[h] = c
    prev[c] = h
    next[c] = j
    prev[j] = c
    route[c] = r
    load[r] += demand[c]
    if (count[r]++ === 0) {
      cost += fixed[r]
      usedCount++
    }
    const into = price[h * m + c]
    const out = price[c * m + j]
    cost += into + out - (h === j ? 0 : leg[h])
    leg[h] = into
    leg[c] = out
    if (j >= n) homeLeg[r] = out
    if (hasTime) {
      pushBegin(c)
      pushLatest(c)
    }
    if (paid) noteWaiting(r)
    if (extra > 0) carry(r, c, 1)
    missing[rank[c]] -= weight[c]
  }

  function noteWaiting(r: number): void {
    const seconds = waitingOf(r, -1, -1)
    waited += seconds - waiting[r]
    waiting[r] = seconds
  }

  function removeString(c: number, longest: number): void {
    const r = route[c]
    const size = count[r]
    const most = longest < size ? longest : size
    const length = Math.floor(random.unit() * most + 1)
    let keep = 0
    if (length > 1 && length < size && random.unit() < SPLIT_CHANCE) {
      keep = 1
      while (length + keep < size && random.unit() < KEEP_MORE_CHANCE) keep++
    }
    const span = length + keep
    // Step back as far as the string may start, then choose.
    let back = 0
    let first = c
    const s = n + r
    while (back < span - 1 && prev[first] !== s) {
      first = prev[first]
      back++
    }
    // Position of `first` counted from the route's end decides how far the window may slide.
    let ahead = 0
    for (let i = c; next[i] !== s && ahead < span - 1; i = next[i]) ahead++
    const slide = back + ahead + 1 - span
    for (let x = slide > 0 ? random.below(slide + 1) : 0; x > 0; x--) first = next[first]
    const hole = keep > 0 ? 1 + random.below(length - 1) : span
    let i = first
    for (let x = 0; x < span && i !== s; x++) {
      const following = next[i]
      if (x < hole || x >= hole + keep) takeOut(i)
      i = following
    }
  }

  function takeOut(c: number): void {
    const h = prev[c]
    const j = next[c]
    const r = route[c]
    next[h] = j
    prev[j] = h
    const joined = h === j ? 0 : price[h * m + j]
    cost += joined - leg[h] - leg[c]
    leg[h] = joined
    if (j >= n) homeLeg[r] = joined
    load[r] -= demand[c]
    count[r]--
    if (count[r] === 0) {
      homeLeg[r] = NO_LEG
      cost -= fixed[r]
      usedCount--
    }
    if (extra > 0) carry(r, c, -1)
    route[c] = -1
    absent[absentCount++] = c
    missing[rank[c]] += weight[c]
  }

  function ruin(): void {
    const seed = own[random.below(ownCount)]
    const mean = Math.max(1, Math.floor((inst.count - absentCount) / Math.max(1, usedCount)))
    const longest = LONGEST_STRING < mean ? LONGEST_STRING : mean
    const strings = Math.floor(random.unit() * ((4 * MEAN_REMOVED) / (1 + longest)) + 1)
    ruinedCount = 0
    for (let k = -1; k < width && ruinedCount < strings; k++) {
      const c = k < 0 ? seed : nearList[seed * width + k]
      if (c < 0) break
      const r = route[c]
      if (r < 0 || isRuined[r] === 1) continue
      removeString(c, longest)
      isRuined[r] = 1
      ruined[ruinedCount++] = r
    }
    for (let k = 0; k < ruinedCount; k++) {
      isRuined[ruined[k]] = 0
      if (hasTime) retime(ruined[k])
      if (paid) noteWaiting(ruined[k])
    }
  }

  function sortAbsent(): void {
    const dice = random.below(hasTime ? 17 : 11)
    for (let k = 0; k < absentCount; k++) {
      const c = absent[k]
      if (dice < 4) key[c] = random.next()
      else if (dice < 8) key[c] = -demand[c]
      else if (dice < 10) key[c] = -away[c]
      else if (dice < 11) key[c] = away[c]
      else if (dice < 13) key[c] = late[c] - early[c]
      else if (dice < 15) key[c] = early[c]
      else key[c] = -late[c]
      if (keptAbsentCount > 0 && ranks > 1) key[c] -= rank[c] * 1e13
    }
    for (let a = 1; a < absentCount; a++) {
      const c = absent[a]
      const x = key[c]
      let b = a - 1
      while (b >= 0 && key[absent[b]] > x) {
        absent[b + 1] = absent[b]
        b--
      }
      absent[b + 1] = c
    }
  }

  const blinkBelow = BLINK * 4294967296

  function findEmpty(t: number): number {
    for (let r = 0; r < inst.usable; r++) if (count[r] === 0 && type[r] === t && room[r] >= 0) return r
    return -1
  }

  /**
   * Inserts what is absent. Once it is certain that the plan will cost `limit` or more, that is all that is wanted:
   * the rest stays out and the answer is false.
   */
  function recreate(openPrice: number, limit: number): boolean {
    if (absentCount > 200 || shuffled) sortMany()
    else sortAbsent()
    let left = 0
    const bounded = limit < NONE
    for (let a = 0; a < absentCount; a++) {
      const c = absent[a]
      const spare = bounded ? Math.ceil(limit - cost) : NONE
      if (spare <= 0) return false
      const row = c * m
      const need = demand[c]
      const own = hasTime ? service[c] : 0
      const opens = early[c]
      const closes = late[c]
      let best = spare
      let bestAfter = -1
      evaluations += width
      /** No order that has not been looked at is nearer than this. */
      let reach = 0
      for (let k = c * width, end = k + width; k < end; k++) {
        const i = nearList[k]
        if (i < 0) {
          reach = NONE
          break
        }
        reach = nearPrice[k]
        const near2 = 2 * reach
        if (near2 - longLeg >= best) break
        const r = route[i]
        if (r < 0 || load[r] + need > room[r] || (restricted && !takes(r, c))) continue
        const side = nearSide[k]
        const gain = paid ? waitPrice * waiting[r] : 0
        if (near2 - leg[i] - gain < best && (side & 1) !== 0) {
          const j = next[i]
          let delta = priceInto[row + i] + price[row + j] - leg[i]
          if (delta - gain < best) {
            let fits = true
            if (hasTime) {
              let t = begin[i] + service[i] + timeInto[row + i]
              if (t < opens) t = opens
              fits =
                t <= closes && t + own + time[row + j] <= latest[j] && (!hasDuration || durationFits(c, i))
            }
            if (paid && fits) {
              delta += waitPrice * waitingOf(r, c, i) - gain
              fits = delta < best
            }
            if (fits && random.next() >= blinkBelow) {
              best = delta
              bestAfter = i
            }
          }
        }
        const h = prev[i]
        if (near2 - leg[h] - gain < best && (side & 2) !== 0) {
          let delta = priceInto[row + h] + price[row + i] - leg[h]
          if (delta - gain < best) {
            let fits = true
            if (hasTime) {
              let t = begin[h] + timeInto[row + h]
              if (h < n) t += service[h]
              if (t < opens) t = opens
              fits =
                t <= closes && t + own + time[row + i] <= latest[i] && (!hasDuration || durationFits(c, h))
            }
            if (paid && fits) {
              delta += waitPrice * waitingOf(r, c, h) - gain
              fits = delta < best
            }
            if (fits && random.next() >= blinkBelow) {
              best = delta
              bestAfter = h
            }
          }
        }
      }
      // Behind a far last order, or before a far first one, is not beside any near neighbour. Those within reach have
      // been looked at already, so only long legs to and from the depot can still offer something.
      const homeward = reach + home[c]
      const outward = reach + away[c]
      // A place at an end that would spare paid waiting may be passed over here.
      // Routes in order of these legs as they were lately; those just ruined have changed most.
      for (let k = -ruinedCount; k < inst.usable; k++) {
        const r = k < 0 ? ruined[k + ruinedCount] : byLast[k]
        const last = homeLeg[r]
        if (homeward - last >= best) {
          if (k >= 0 && homeward - lastKey[k] >= best) break
          continue
        }
        if (load[r] + need > room[r] || (restricted && !takes(r, c))) continue
        const s = n + r
        const h = prev[s]
        let delta = priceInto[row + h] + price[row + s] - last
        if (delta >= best) continue
        if (hasTime) {
          let t = begin[h] + service[h] + timeInto[row + h]
          if (t < opens) t = opens
          if (t > closes || t + own + time[row + s] > latest[s] || (hasDuration && !durationFits(c, h)))
            continue
        }
        if (paid) {
          delta += waitPrice * (waitingOf(r, c, h) - waiting[r])
          if (delta >= best) continue
        }
        if (random.next() < blinkBelow) continue
        best = delta
        bestAfter = h
      }
      for (let k = -ruinedCount; k < inst.usable; k++) {
        const r = k < 0 ? ruined[k + ruinedCount] : byFirst[k]
        const s = n + r
        const first = leg[s]
        if (outward - first >= best) {
          if (k >= 0 && outward - firstKey[k] >= best) break
          continue
        }
        if (count[r] === 0 || load[r] + need > room[r] || (restricted && !takes(r, c))) continue
        const j = next[s]
        let delta = priceInto[row + s] + price[row + j] - first
        if (delta >= best) continue
        if (hasTime) {
          let t = begin[s] + timeInto[row + s]
          if (t < opens) t = opens
          if (t > closes || t + own + time[row + j] > latest[j] || (hasDuration && !durationFits(c, s)))
            continue
        }
        if (paid) {
          delta += waitPrice * (waitingOf(r, c, s) - waiting[r])
          if (delta >= best) continue
        }
        if (random.next() < blinkBelow) continue
        best = delta
        bestAfter = s
      }
      const mayOpen = a === 0 ? openPrice : building
      if (bestAfter < 0 || mayOpen < 1 || mixed || anyFixed) {
        for (let t = 0; t < types; t++) {
          // Prices are those of any vehicle of the kind, so an idle one is looked for only where it would be the best.
          const like = sample[t]
          if (like < 0) continue
          const full = priceInto[row + n + like] + price[row + n + like] + fixed[like]
          const delta = bestAfter < 0 ? full : full * mayOpen
          if ((delta >= best && bestAfter >= 0) || full >= spare) continue
          const r = findEmpty(t)
          if (r < 0 || need > room[r] || (restricted && !takes(r, c))) continue
          const s = n + r
          if (hasTime) {
            let time0 = begin[s] + timeInto[row + s]
            if (time0 < opens) time0 = opens
            if (
              time0 > closes ||
              time0 + own + time[row + s] > latest[s] ||
              (hasDuration && !durationFits(c, s))
            )
              continue
          }
          if (full >= NO_ROAD_PRICE) continue
          best = delta
          bestAfter = s
        }
      }
      if (bestAfter >= 0 && best < NO_ROAD_PRICE) {
        insertAfter(c, bestAfter)
      } else if (bounded) return false
      else absent[left++] = c
    }
    absentCount = left
    return true
  }

  function sortMany(): void {
    const list = Array.from(absent.subarray(0, absentCount))
    const weightOf = (c: number): number => (shuffled ? key[c] : away[c] * 1e-6) - rank[c] * 1e9
    for (const c of list) key[c] = random.unit()
    list.sort((a, b) => weightOf(a) - weightOf(b) || a - b)
    absent.set(list)
  }

  let building = 1
  let shuffled = false

  function measureLegs(): void {
    // The 90th percentile of present legs bounds what a far neighbour can still offer.
    const legs: number[] = []
    const step = Math.max(1, inst.count >> 8)
    for (let i = 0; i < inst.count; i += step) if (route[i] >= 0) legs.push(leg[i])
    legs.sort((a, b) => a - b)
    longLeg = legs.length > 0 ? legs[Math.floor(legs.length * 0.9)] : NONE
  }

  function compareMissing(other: Float64Array): number {
    for (let r = ranks - 1; r >= 0; r--) {
      const d = missing[r] - other[r]
      if (d !== 0) return d
    }
    return 0
  }

  function keep(): void {
    kept.set(all)
    keptCost = cost
    keptWaited = waited
    keptUsedCount = usedCount
    keptAbsentCount = absentCount
    for (let k = 0; k < absentCount; k++) keptAbsent[k] = absent[k]
    keptMissing.set(missing)
    const d = compareMissing(bestMissing)
    const whole = cost + waited * waitPrice
    if (d < 0 || (d === 0 && whole < self.bestCost)) {
      bestAll.set(all)
      self.bestCost = whole
      self.bestLeft = absentCount
      bestMissing.set(missing)
    }
  }

  function restore(): void {
    all.set(kept)
    cost = keptCost
    waited = keptWaited
    absentCount = keptAbsentCount
    for (let k = 0; k < absentCount; k++) absent[k] = keptAbsent[k]
    missing.set(keptMissing)
    usedCount = keptUsedCount
  }

  let evaluations = 0

  function iterate(share: number): void {
    if (self.iterations % BOUND_EVERY === 0) measureLegs()
    if (self.iterations % ENDS_EVERY === 0) sortEnds()
    self.iterations++
    const temperature =
      unit * settings.startTemperature * (settings.endTemperature / settings.startTemperature) ** share
    const limit = keptCost + keptWaited * waitPrice - temperature * Math.log(random.unit() + 1e-12)
    const complete = keptAbsentCount === 0
    ruin()
    if (!recreate(random.unit() < settings.openChance ? settings.openPrice : 1, complete ? limit : NONE)) {
      restore()
      self.evaluations = evaluations
      return
    }
    const d = complete ? (absentCount === 0 ? 0 : 1) : compareMissing(keptMissing)
    if (d < 0 || (d === 0 && cost + waited * waitPrice < limit)) keep()
    else restore()
    self.evaluations = evaluations
  }

  function loadPlan(plan: number[][]): void {
    const orders = inst.count
    for (let c = 0; c < orders; c++) route[c] = -1
    load.fill(0)
    count.fill(0)
    homeLeg.fill(NO_LEG)
    missing.fill(0)
    for (let c = 0; c < orders; c++) missing[rank[c]] += weight[c]
    cost = 0
    waited = 0
    waiting.fill(0)
    extraLoad.fill(0)
    usedCount = 0
    for (let r = 0; r < inst.usable; r++) {
      const s = n + r
      next[s] = s
      prev[s] = s
      leg[s] = 0
      let h = s
      for (const c of plan[r] ?? []) {
        if (route[c] >= 0) continue
        insertAfter(c, h)
        h = c
      }
    }
    absentCount = 0
    for (let c = 0; c < orders; c++) if (route[c] < 0) absent[absentCount++] = c
    longLeg = NONE
    forgetEnds()
    ruinedCount = 0
    building = OPENING_DISCOUNT
    if (absentCount > 0) recreate(OPENING_DISCOUNT, NONE)
    building = 1
    measureLegs()
    keep()
  }

  function measure(): void {
    let sum = 0
    for (let r = 0; r < inst.usable; r++) if (count[r] > 0) sum += fixed[r]
    unit = Math.max(1e-9, (cost - sum) / Math.max(1, inst.count - absentCount + usedCount))
  }

  const self: Sisr = {
    relay(meanLeg) {
      findNearest(inst, width, false, near)
      windowSides(inst, near, nearSide)
      if (!inst.symmetric) transpose(price, m, priceInto)
      if (timeInto !== time && timeInto !== priceInto) transpose(time, m, timeInto)
      fillTables()
      for (let r = 0; r < inst.usable; r++) {
        begin[n + r] = early[n + r]
        latest[n + r] = late[n + r]
      }
      unit = meanLeg
      self.restrict(null)
      self.bestCost = Infinity
      bestMissing.fill(Infinity)
    },
    iterate,
    load: loadPlan,
    scatter() {
      shuffled = true
      loadPlan([])
      shuffled = false
      return routesOf(inst, state)
    },
    best: () => {
      const view = { ...state, next: bestAll.subarray(0, m) }
      return routesOf(inst, view)
    },
    current: () => routesOf(inst, { ...state, next: kept.subarray(0, m) }),
    restrict(open) {
      ownCount = 0
      for (let r = 0; r < inst.usable; r++) {
        const isOpen = open === null || open[r] === 1
        room[r] = isOpen ? capacity[r] : -1
        isRuined[r] = isOpen ? 0 : 1
      }
      for (let c = 0; c < inst.count; c++) if (route[c] < 0 || isRuined[route[c]] === 0) own[ownCount++] = c
    },
    restartBest() {
      self.bestCost = Infinity
      bestMissing.fill(Infinity)
      keep()
    },
    bestCost: Infinity,
    bestMissing,
    bestLeft: n,
    get currentCost() {
      return keptCost + keptWaited * waitPrice
    },
    iterations: 0,
    evaluations: 0,
    measure,
  }
  bestMissing.fill(Infinity)
  return self
}
