// Turn restrictions by node, by way, and in chains of ways. Chains become an automaton: a copy of an edge
// remembers how it was reached, and only the copy forbids (or requires) the last turn.
import { PROFILES } from '../profiles/index.ts'
import type { Profile } from '../types.ts'
import { isUsual, readConditional } from './conditional.ts'
import type { ElementStore, Member, Tags } from './elements.ts'
import type { Segments } from './segments.ts'

interface Edges {
  count: number
  segment: Int32Array
  from: Int32Array
  to: Int32Array
}

interface Rule {
  /** Edges in driving order; the last turn is forbidden or required. */
  chain: number[]
  only: boolean
}

export interface TurnRules {
  /** Plain edges with a copy, in order: copy number i is edge `plain + i`. */
  copies: number[]
  /**
   * Target of the turn from `edge` (plain or copy) into plain edge `next`: an edge or a copy; -1 when
   * forbidden.
   */
  target(edge: number, next: number): number
  count: number
}

export function restrictedTurns(
  store: ElementStore,
  segments: Segments,
  edges: Edges,
  profile: Profile,
): TurnRules {
  const edgesOfSegment = new Map<number, number[]>()
  const relevant = new Set<number>()
  const usable = store.relations.flatMap((relation) => {
    const kind = restrictionKind(relation.tags, profile)
    if (!kind) return []
    const parts = readMembers(store, segments, relation.members)
    if (!parts) return []
    for (const way of [...parts.from, ...parts.to, ...parts.viaWays]) relevant.add(way)
    return [{ kind, parts }]
  })
  for (let e = 0; e < edges.count; e++) {
    const s = edges.segment[e] >> 1
    if (!relevant.has(segments.way[s])) continue
    const list = edgesOfSegment.get(s)
    if (list) list.push(e)
    else edgesOfSegment.set(s, [e])
  }
  const edgesOfWay = (way: number): number[] => {
    const list: number[] = []
    const first = segments.firstOfWay[way]
    if (first < 0) return list
    for (let s = first; s < segments.count && segments.way[s] === way; s++)
      list.push(...(edgesOfSegment.get(s) ?? []))
    return list
  }
  const rules = usable.flatMap(({ kind, parts }) => toRules(store, edges, kind, parts, edgesOfWay))
  return compileRules(rules, edges.count)
}

/** 'no_left_turn', 'only_straight_on' …, or '' when the restriction excludes this vehicle. */
function restrictionKind(tags: Tags, profile: Profile): string {
  if (tags.get('type') !== 'restriction' && !tags.get('type')?.startsWith('restriction')) return ''
  const except = (tags.get('except') ?? '').split(/[;, ]+/)
  if (PROFILES[profile].restrictions.some((vehicle) => except.includes(vehicle))) return ''
  let kind = tags.get('restriction') ?? ''
  for (const vehicle of PROFILES[profile].restrictions.toReversed())
    kind = tags.get(`restriction:${vehicle}`) ?? kind
  if (!kind) kind = kindAtTimes(tags, profile)
  return /^(no|only)_/.test(kind) ? kind : ''
}

/** A turn forbidden in most working hours counts as forbidden. */
function kindAtTimes(tags: Tags, profile: Profile): string {
  const keys = [
    ...PROFILES[profile].restrictions.map((vehicle) => `restriction:${vehicle}:conditional`),
    'restriction:conditional',
  ]
  for (const key of keys)
    for (const { value, holds } of readConditional(tags.get(key) ?? '', profile))
      if (isUsual(holds)) return value
  return ''
}

interface Parts {
  from: number[]
  to: number[]
  viaNode: number
  viaWays: number[]
}

function readMembers(store: ElementStore, segments: Segments, members: Member[]): Parts | null {
  const parts: Parts = { from: [], to: [], viaNode: -1, viaWays: [] }
  for (const member of members) {
    if (member.type === 'node' && member.role === 'via') parts.viaNode = store.nodeIndex(member.ref)
    if (member.type !== 'way') continue
    const way = wayIndex(store, member.ref)
    const isRoad = way >= 0 && segments.firstOfWay[way] >= 0
    if (member.role === 'via') {
      if (!isRoad) return null
      parts.viaWays.push(way)
    } else if (isRoad && member.role === 'from') parts.from.push(way)
    else if (isRoad && member.role === 'to') parts.to.push(way)
  }
  const hasVia = parts.viaNode >= 0 || parts.viaWays.length > 0
  return parts.from.length > 0 && parts.to.length > 0 && hasVia ? parts : null
}

const wayNumbers = new WeakMap<ElementStore, Map<number, number>>()

function wayIndex(store: ElementStore, id: number): number {
  let index = wayNumbers.get(store)
  if (!index) {
    index = new Map()
    for (let way = 0; way < store.wayCount; way++) index.set(store.wayIds[way], way)
    wayNumbers.set(store, index)
  }
  return index.get(id) ?? -1
}

function toRules(
  store: ElementStore,
  edges: Edges,
  kind: string,
  parts: Parts,
  edgesOfWay: (way: number) => number[],
): Rule[] {
  const only = kind.startsWith('only_')
  const rules: Rule[] = []
  const uturn = kind === 'no_u_turn'
  for (const chain of viaChains(store, edges, parts, edgesOfWay)) {
    for (const fromWay of parts.from)
      for (const first of edgesOfWay(fromWay)) {
        if (edges.to[first] !== chain.start) continue
        for (const toWay of parts.to)
          for (const last of edgesOfWay(toWay)) {
            if (edges.from[last] !== chain.end) continue
            const isBack = edges.segment[last] >> 1 === edges.segment[first] >> 1
            // On one way "No U-turn" forbids turning back, not driving on along it; every other kind the
            // opposite.
            if (chain.edges.length === 0 && fromWay === toWay && isBack !== uturn) continue
            rules.push({ chain: [first, ...chain.edges, last], only })
          }
      }
  }
  return rules
}

interface Via {
  start: number
  end: number
  edges: number[]
}

/** What connects `from` and `to`: one node, or the edges of the via ways in driving order. */
function viaChains(
  store: ElementStore,
  edges: Edges,
  parts: Parts,
  edgesOfWay: (way: number) => number[],
): Via[] {
  if (parts.viaWays.length === 0) return [{ start: parts.viaNode, end: parts.viaNode, edges: [] }]
  const path = joinWays(parts.viaWays.map((way) => store.wayNodes(way)))
  if (!path) return []
  const candidates = parts.viaWays.flatMap(edgesOfWay)
  return [path, path.toReversed()].flatMap((nodes) => {
    const chain: number[] = []
    let at = nodes[0]
    const end = nodes[nodes.length - 1]
    while (at !== end) {
      const position = nodes.indexOf(at)
      const next = candidates.find(
        (e) =>
          edges.from[e] === at && nodes.indexOf(edges.to[e], position + 1) > position && !chain.includes(e),
      )
      if (next === undefined) return []
      chain.push(next)
      at = edges.to[next]
    }
    return chain.length > 0 ? [{ start: nodes[0], end, edges: chain }] : []
  })
}

function joinWays(ways: Int32Array[]): number[] | null {
  let path = [...ways[0]]
  for (const way of ways.slice(1)) {
    const first = way[0]
    const last = way[way.length - 1]
    if (path[path.length - 1] === first) path.push(...way.slice(1))
    else if (path[path.length - 1] === last) path.push(...way.slice(0, -1).toReversed())
    else if (path[0] === first) path = [...path.toReversed(), ...way.slice(1)]
    else if (path[0] === last) path = [...path.toReversed(), ...way.slice(0, -1).toReversed()]
    else return null
  }
  return path
}

/** The automaton over chains: states are plain edges, or copies for a proper prefix of a longer chain. */
function compileRules(rules: Rule[], plain: number): TurnRules {
  const key = (chain: number[]) => chain.join(' ')
  const forbidden = new Set<string>()
  const demanded = new Map<string, Set<number>>()
  const states = new Map<string, number>()
  const prefixes: number[][] = []
  for (const { chain, only } of rules) {
    const prefix = chain.slice(0, -1)
    if (only) {
      const set = demanded.get(key(prefix)) ?? new Set<number>()
      demanded.set(key(prefix), set.add(chain[chain.length - 1]))
    } else forbidden.add(key(chain))
    for (let n = 2; n < chain.length; n++) {
      const part = chain.slice(0, n)
      if (states.has(key(part))) continue
      states.set(key(part), plain + prefixes.length)
      prefixes.push(part)
    }
  }
  const hasRules = new Set(rules.flatMap(({ chain }) => chain.slice(0, -1)))
  const target = (edge: number, next: number): number => {
    const history = edge < plain ? [edge] : prefixes[edge - plain]
    if (edge < plain && !hasRules.has(edge)) return next
    // Every suffix of the driven edges may start a rule.
    let best = next
    for (let i = 0; i < history.length; i++) {
      const suffix = history.slice(i)
      const only = demanded.get(key(suffix))
      if (only && !only.has(next)) return -1
      const longer = key([...suffix, next])
      if (forbidden.has(longer)) return -1
      if (best === next) best = states.get(longer) ?? next
    }
    return best
  }
  return { copies: prefixes.map((part) => part[part.length - 1]), target, count: rules.length }
}
