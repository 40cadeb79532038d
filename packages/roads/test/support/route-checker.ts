// Drives a route turn by turn over the raw elements and reports what is forbidden. Shares no code with the engine: it knows
// only nodes, ways and relations, and reads the line a driver would see on the map.
import type { ElementSink, Member, SourceMeta, Tags } from '../../src/compile/elements.ts'
import type { ElementSource } from '../../src/index.ts'
import type { LngLat } from '../../src/types.ts'

interface Piece {
  way: number
  forward: boolean
}

/** A sink that stores every message. */
export class RouteChecker implements ElementSink {
  private readonly places = new Map<string, number[]>()
  private readonly ways = new Map<number, { refs: number[]; tags: Tags }>()
  private readonly pieces = new Map<string, Piece[]>()
  private readonly rules: {
    kind: string
    from: Set<number>
    to: Set<number>
    viaNode: number
    viaWays: number[]
  }[] = []
  private readonly closed = new Set<number>()
  readonly checkedRules: string[] = []

  node(id: number, lng: number, lat: number, tags: Tags | null): void {
    const key = placeKey([lng, lat])
    this.places.set(key, [...(this.places.get(key) ?? []), id])
    if (tags?.get('barrier') === 'bollard' && !tags.has('access')) this.closed.add(id)
  }

  way(id: number, refs: ArrayLike<number>, tags: Tags): void {
    if (!tags.has('highway')) return
    const list = Array.from(refs)
    this.ways.set(id, { refs: list, tags })
    for (let i = 1; i < list.length; i++) {
      this.addPiece(list[i - 1]!, list[i]!, { way: id, forward: true })
      this.addPiece(list[i]!, list[i - 1]!, { way: id, forward: false })
    }
  }

  relation(_id: number, members: Member[], tags: Tags): void {
    if (tags.get('type') !== 'restriction') return
    const kind = tags.get('restriction') ?? ''
    const except = tags.get('except') ?? ''
    if (!/^(no|only)_/.test(kind) || /motorcar|motor_vehicle|vehicle/.test(except)) return
    const ways = (role: string) =>
      members.filter((member) => member.type === 'way' && member.role === role).map(({ ref }) => ref)
    const viaNode = members.find(({ type, role }) => type === 'node' && role === 'via')?.ref ?? -1
    this.rules.push({
      kind,
      from: new Set(ways('from')),
      to: new Set(ways('to')),
      viaNode,
      viaWays: ways('via'),
    })
  }

  meta(_meta: SourceMeta): void {}

  private addPiece(from: number, to: number, piece: Piece): void {
    const key = `${from} ${to}`
    this.pieces.set(key, [...(this.pieces.get(key) ?? []), piece])
  }

  /** Sentences, one for each thing a driver must not do; the first and last piece may start and end anywhere. */
  violations(line: LngLat[]): string[] {
    const problems: string[] = []
    const nodes = line.map((place) => this.places.get(placeKey(place)) ?? [])
    // Inner points are nodes; start and end lie on a piece between two nodes.
    const driven: { from: number; to: number; ways: Piece[] }[] = []
    for (let i = 2; i < line.length - 1; i++) {
      const step = this.stepBetween(nodes[i - 1]!, nodes[i]!)
      if (!step) {
        problems.push(`no way leads from ${line[i - 1]!.join()} to ${line[i]!.join()}`)
        continue
      }
      const allowed = step.ways.filter((piece) => this.mayDrive(piece))
      if (allowed.length === 0) problems.push(`wrong way on ${this.describe(step.ways[0]!)}`)
      if (this.closed.has(step.to) && i < line.length - 2)
        problems.push(`through a bollard at ${line[i]!.join()}`)
      driven.push({ ...step, ways: allowed })
    }
    for (let i = 1; i < driven.length; i++) problems.push(...this.brokenRules(driven, i))
    return problems
  }

  private stepBetween(froms: number[], tos: number[]) {
    for (const from of froms)
      for (const to of tos) {
        const ways = this.pieces.get(`${from} ${to}`)
        if (ways) return { from, to, ways }
      }
    return null
  }

  private mayDrive({ way, forward }: Piece): boolean {
    const tags = this.ways.get(way)?.tags
    if (!tags) return false
    const oneway =
      tags.get('oneway:motor_vehicle') ??
      tags.get('oneway') ??
      (tags.get('junction') === 'roundabout' ||
      tags.get('highway') === 'motorway' ||
      tags.get('highway') === 'motorway_link'
        ? 'yes'
        : 'no')
    if (oneway === '-1') return !forward
    return forward || !['yes', 'true', '1'].includes(oneway)
  }

  private brokenRules(driven: { from: number; to: number; ways: Piece[] }[], at: number): string[] {
    const problems: string[] = []
    const before = driven[at - 1]
    const next = driven[at]!
    for (const rule of this.rules) {
      const last = rule.viaWays.length === 0 ? this.onNode(rule, before!) : this.overWays(rule, driven, at)
      if (!last) continue
      this.checkedRules.push(rule.kind)
      const isBack = next.to === last.from && rule.viaWays.length === 0
      const goesTo = next.ways.length > 0 && next.ways.every(({ way }) => rule.to.has(way))
      const sameWay = [...rule.from].some((way) => rule.to.has(way))
      const forbiddenTurn =
        goesTo && (rule.viaWays.length > 0 || !sameWay || isBack === (rule.kind === 'no_u_turn'))
      const name = next.ways[0] ? this.describe(next.ways[0]) : 'nothing'
      if (rule.kind.startsWith('no_') && forbiddenTurn) problems.push(`${rule.kind} broken into ${name}`)
      if (rule.kind.startsWith('only_') && !next.ways.some(({ way }) => rule.to.has(way)))
        problems.push(`${rule.kind} broken by taking ${name}`)
    }
    return problems
  }

  private onNode(rule: RouteChecker['rules'][number], before: { from: number; to: number; ways: Piece[] }) {
    const isFrom = before.ways.length > 0 && before.ways.every(({ way }) => rule.from.has(way))
    return before.to === rule.viaNode && isFrom ? before : null
  }

  /** The step on the `from` way when all of the via ways, and nothing else, were driven right before `at`. */
  private overWays(
    rule: RouteChecker['rules'][number],
    driven: { from: number; to: number; ways: Piece[] }[],
    at: number,
  ) {
    const via = new Set(rule.viaWays)
    let i = at - 1
    const usedEdges = new Set<number>()
    while (i >= 0 && driven[i]!.ways.length > 0 && driven[i]!.ways.every(({ way }) => via.has(way)))
      usedEdges.add(driven[i--]!.ways[0]!.way)
    if (i < 0 || usedEdges.size !== via.size || driven[at]!.ways.some(({ way }) => via.has(way))) return null
    // The via ways must have been driven from end to end.
    const ends = new Set(
      rule.viaWays.flatMap((way) => [this.ways.get(way)?.refs[0], this.ways.get(way)?.refs.at(-1)]),
    )
    const isWhole = ends.has(driven[i + 1]!.from) && ends.has(driven[at - 1]!.to)
    return isWhole && driven[i]!.ways.every(({ way }) => rule.from.has(way)) ? driven[i] : null
  }

  private describe({ way }: Piece): string {
    return `way ${way} (${this.ways.get(way)?.tags.get('name') ?? 'unnamed'})`
  }
}

function placeKey([lng, lat]: LngLat): string {
  return `${Math.round(lng * 1e7)} ${Math.round(lat * 1e7)}`
}

/** A checker that knows everything of a source. */
export async function checkerFor(source: ElementSource): Promise<RouteChecker> {
  const checker = new RouteChecker()
  await source(checker, () => {})
  return checker
}
