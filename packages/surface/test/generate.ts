// Grows REST requests from the grammar, over the world of fixtures/work.sql. Same seed, same requests.

export interface Generated {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

interface Entity {
  name: string
  columns: string[]
  json?: string[]
  embeds: string[]
}

const ENTITIES: Entity[] = [
  {
    name: 'clients',
    columns: ['id', 'name', 'vip', 'extra'],
    json: ['extra'],
    embeds: ['projects', 'project_list'],
  },
  {
    name: 'projects',
    columns: [
      'id',
      'name',
      'client_id',
      'data',
      'tags',
      'stage',
      'budget',
      'started',
      'made',
      'span',
      'done',
      'label',
    ],
    json: ['data'],
    embeds: ['clients', 'tasks', 'people', 'memberships', 'client_names'],
  },
  {
    name: 'people',
    columns: ['id', 'name', 'boss_id', 'email', 'loud_name'],
    embeds: [
      'people',
      'boss_id',
      'projects',
      'memberships',
      'profiles',
      'chief',
      'underlings',
      'tasks!tasks_author_fk',
      'tasks',
    ],
  },
  {
    name: 'tasks',
    columns: ['id', 'title', 'project_id', 'author_id', 'hours', 'notes'],
    embeds: [
      'projects',
      'people!tasks_author_fk',
      'people!author_id',
      'author_id',
      'tasks_reviewer_fk',
      'people',
    ],
  },
  { name: 'memberships', columns: ['person_id', 'project_id', 'role'], embeds: ['people', 'projects'] },
  { name: 'profiles', columns: ['person_id', 'bio', 'links'], json: ['links'], embeds: ['people'] },
  { name: 'places', columns: ['country', 'code', 'name'], embeds: ['visits'] },
  { name: 'visits', columns: ['id', 'country', 'code', 'at'], embeds: ['places'] },
  { name: 'logs', columns: ['line', 'level'], embeds: [] },
  {
    name: 'project_list',
    columns: ['id', 'title', 'client_id', 'stage'],
    embeds: ['clients', 'tasks', 'client_names'],
  },
  { name: 'totals', columns: ['stage', 'n'], embeds: [] },
]
const VALUES = [
  '1',
  '2',
  '0',
  '-1',
  '1.5',
  'x',
  'true',
  'false',
  'null',
  'Windows 7',
  'active',
  '2021-01-01',
  '{a,b}',
  '{}',
  '[1,5)',
  '"quoted"',
  'a%b',
  '*in*',
  '',
  '{"k": "x"}',
  'done',
  'ünïcode',
  "o'k",
  'NaN',
  '99999999999',
]
const OPS = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'isdistinct',
  'eq(any)',
  'like(all)',
  'gt(any)',
  'fts(english)',
  'nope',
]
const IS = ['null', 'true', 'false', 'unknown', 'NULL', 'bogus']

export class Grower {
  #state: number
  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  random(): number {
    // Mulberry32: small, and the same everywhere.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  chance(p: number): boolean {
    return this.random() < p
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T
  }
  some<T>(list: readonly T[], most: number): T[] {
    return Array.from({ length: 1 + Math.floor(this.random() * most) }, () => this.pick(list))
  }

  column(e: Entity): string {
    const r = this.random()
    if (r < 0.03) return 'missing'
    if (e.json && r < 0.25)
      return `${this.pick(e.json)}${this.pick(['->k', '->>k', '->0', '->>0', '->deep->er->0', '->a->>b', '->-1', '->list', "->>it's"])}`
    return this.pick(e.columns)
  }

  item(e: Entity, depth: number): string {
    const r = this.random()
    if (r < 0.12) return '*'
    if (r < 0.3 && e.embeds.length > 0 && depth < 3) return this.embed(e, depth)
    let column = this.column(e)
    if (this.chance(0.1)) column = `${this.pick(['alias', 'x', '"odd alias"'])}:${column}`
    if (this.chance(0.1)) column += `::${this.pick(['text', 'int', 'json', 'nope'])}`
    if (this.chance(0.02)) column += this.pick(['.sum()', '.count()', '.max()'])
    return column
  }

  embed(e: Entity, depth: number): string {
    const name = this.pick(e.embeds)
    const target =
      ENTITIES.find((t) => t.name === (name.split('!')[0] ?? '')) ??
      (['chief', 'underlings', 'boss_id', 'author_id', 'tasks_reviewer_fk'].includes(name)
        ? ENTITIES[2]
        : ENTITIES[0])
    const alias = this.chance(0.2) ? `${this.pick(['e', 'other'])}:` : ''
    const join = this.chance(0.2) ? this.pick(['!inner', '!left']) : ''
    return `${alias}${name}${join}(${this.select(target ?? e, depth + 1)})`
  }

  select(e: Entity, depth = 0): string {
    const items = Array.from({ length: 1 + Math.floor(this.random() * 4) }, () => this.item(e, depth))
    // A name that shows twice is an error of the database whose text depends on the generated SQL.
    return [...new Set(items)].join(',')
  }

  operation(): string {
    const not = this.chance(0.12) ? 'not.' : ''
    const r = this.random()
    if (r < 0.12) return `${not}is.${this.pick(IS)}`
    if (r < 0.25) return `${not}in.(${this.some(VALUES, 3).join(',')})`
    return `${not}${r < 0.6 ? this.pick(['eq', 'gt', 'lt', 'neq', 'like']) : this.pick(OPS)}.${this.pick(VALUES)}`
  }

  logic(e: Entity, depth: number): string {
    const members = this.some([1, 2, 3], 3).map(() =>
      depth < 2 && this.chance(0.2)
        ? `${this.chance(0.3) ? 'not.' : ''}${this.pick(['and', 'or'])}${this.logic(e, depth + 1)}`
        : `${this.column(e)}.${this.operation()}`,
    )
    return `(${members.join(',')})`
  }

  order(e: Entity): string {
    return [...new Set(this.some(e.columns, 2))]
      .map((c) => `${c}${this.pick(['', '.asc', '.desc', '.desc.nullslast', '.asc.nullsfirst', '.bogus'])}`)
      .join(',')
  }

  filters(e: Entity): [string, string][] {
    const out: [string, string][] = []
    while (this.chance(0.45)) out.push([this.column(e), this.operation()])
    if (this.chance(0.15)) out.push([this.pick(['and', 'or', 'not.and', 'not.or']), this.logic(e, 0)])
    return out
  }

  /** One character lost, doubled or replaced. */
  #broken(text: string): string {
    const at = Math.floor(this.random() * Math.max(1, text.length))
    const other = this.pick(['', '(', ')', ',', '.', '!', ':', '"', '->', '*', ' ', '\\', '%', '{'])
    return text.slice(0, at) + other + text.slice(at + (this.chance(0.5) ? 1 : 0))
  }

  query(pairs: [string, string][]): string {
    return pairs
      .map(
        ([k, v]) => `${encodeURIComponent(k)}=${encodeURIComponent(this.chance(0.03) ? this.#broken(v) : v)}`,
      )
      .join('&')
  }

  read(): Generated {
    const e = this.pick(ENTITIES)
    const select = this.select(e)
    const pairs: [string, string][] = []
    if (this.chance(0.85)) pairs.push(['select', select])
    pairs.push(...this.filters(e))
    if (this.chance(0.25)) pairs.push(['order', this.order(e)])
    else pairs.push(['order', e.columns.slice(0, 2).join(',')])
    if (this.chance(0.25)) pairs.push(['limit', this.pick(['0', '1', '2', '3', '100', '-1', 'x'])])
    if (this.chance(0.2)) pairs.push(['offset', this.pick(['0', '1', '3', '50', 'x'])])
    const embed = /(?:^|,)(?:(\w+):)?(\w+)(?:!\w+)*\(/.exec(select)
    if (embed && this.chance(0.3))
      pairs.push([
        `${embed[1] ?? embed[2]}.${this.pick(['limit', 'order', 'id', 'name'])}`,
        this.pick(['1', 'id.desc', 'eq.1', 'gt.0', 'is.null']),
      ])
    if (embed && this.chance(0.1))
      pairs.push([embed[1] ?? embed[2] ?? '', this.pick(['is.null', 'not.is.null'])])
    const headers: Record<string, string> = {}
    if (this.chance(0.2)) headers.prefer = `count=${this.pick(['exact', 'planned', 'estimated'])}`
    if (this.chance(0.08)) headers.range = this.pick(['0-1', '1-', '2-1', '0-0', '7-9'])
    if (this.chance(0.15))
      headers.accept = this.pick([
        'application/vnd.pgrst.object+json',
        'text/csv',
        'application/json',
        '*/*',
        'application/vnd.pgrst.array+json;nulls=stripped',
        'application/vnd.pgrst.object+json;nulls=stripped',
      ])
    return { method: this.chance(0.08) ? 'HEAD' : 'GET', path: `/${e.name}?${this.query(pairs)}`, headers }
  }

  #value(): unknown {
    return this.pick([1, 2, -1, 1.5, 'x', true, null, 'active', '2021-01-01', ['a'], { k: 1 }, '{a,b}', ''])
  }

  #row(e: Entity, id: number): Record<string, unknown> {
    const row: Record<string, unknown> = {}
    for (const column of e.columns) if (this.chance(0.5)) row[column] = this.#value()
    if (e.columns.includes('id') && this.chance(0.9)) row.id = id
    if (e.columns.includes('name') && this.chance(0.9)) row.name = 'new'
    if (this.chance(0.03)) row.missing = 1
    return row
  }

  write(): Generated {
    const e = this.pick(ENTITIES.slice(0, 9))
    const method = this.pick(['POST', 'POST', 'PATCH', 'PATCH', 'DELETE', 'PUT'])
    const pairs: [string, string][] = []
    const prefer = ['tx=rollback']
    if (this.chance(0.6))
      prefer.push(`return=${this.pick(['representation', 'representation', 'minimal', 'headers-only'])}`)
    if (this.chance(0.2)) prefer.push(`count=${this.pick(['exact', 'planned'])}`)
    if (method === 'POST' && this.chance(0.3))
      prefer.push(`resolution=${this.pick(['merge-duplicates', 'ignore-duplicates'])}`)
    if (this.chance(0.15)) prefer.push('missing=default')
    if (method !== 'POST' && method !== 'PUT') pairs.push(...this.filters(e))
    if (method === 'PUT') pairs.push([e.columns[0] ?? 'id', `eq.${this.pick(['1', '70'])}`])
    if (prefer.includes('return=representation') && this.chance(0.5)) pairs.push(['select', this.select(e)])
    const headers: Record<string, string> = { prefer: prefer.join(', '), 'content-type': 'application/json' }
    if (this.chance(0.1)) headers.accept = 'application/vnd.pgrst.object+json'
    let body: string | undefined
    if (method !== 'DELETE') {
      const rows = Array.from({ length: this.pick([1, 1, 2, 3]) }, (_, i) =>
        this.#row(e, this.chance(0.3) ? 1 + i : 70 + i),
      )
      if (method === 'POST' && this.chance(0.3)) {
        const keys = [...new Set(rows.flatMap((r) => Object.keys(r)))]
        if (keys.length > 0) pairs.push(['columns', keys.map((k) => `"${k}"`).join(',')])
      }
      const value = rows.length === 1 && this.chance(0.6) ? rows[0] : method === 'POST' ? rows : rows[0]
      body = this.chance(0.04)
        ? this.pick(['', '{', '[]', '{}', '[{},{}]', '1', '"x"', '[1]', 'null'])
        : JSON.stringify(value)
    }
    return { method, path: `/${e.name}?${this.query(pairs)}`, headers, body }
  }

  call(): Generated {
    const [name, args] = this.pick<[string, Record<string, unknown>]>([
      ['add_them', { a: 1 }],
      ['add_them', { a: 1, b: 5 }],
      ['add_them', { a: 'x' }],
      ['add_them', { c: 1 }],
      ['projects_of', { cid: 1 }],
      ['projects_of', { cid: 2 }],
      ['one_project', { pid: 1 }],
      ['one_project', { pid: 99 }],
      ['names', {}],
      ['pairs', { n: 3 }],
      ['nothing', {}],
      ['both', { v: 'a' }],
      ['both', { v: 'a', w: 'b' }],
      ['arr', { v: [1, 2] }],
      ['out_two', { a: 1 }],
      ['fails', { code: '23505' }],
      ['fails', { code: 'P0001' }],
      ['fails', { code: 'PT402' }],
      ['fails', { code: '42501' }],
      ['teapot', {}],
      ['add_task', { tid: 90, what: 'new' }],
      ['echo', { any: 1 }],
      ['nonesuch', {}],
      ['loud_name', {}],
    ])
    const isPost = this.chance(0.6)
    const pairs: [string, string][] = isPost
      ? []
      : Object.entries(args).map(([k, v]) => [k, Array.isArray(v) ? `{${v.join(',')}}` : String(v)])
    if (name.startsWith('projects') && this.chance(0.5)) {
      const e = ENTITIES[1] as Entity
      if (this.chance(0.6)) pairs.push(['select', this.select(e)])
      if (this.chance(0.4)) pairs.push([this.column(e), this.operation()])
      if (this.chance(0.3)) pairs.push(['order', this.order(e)])
      if (this.chance(0.3)) pairs.push(['limit', '1'])
    }
    if (name === 'pairs' && this.chance(0.4))
      pairs.push(
        this.pick<[string, string]>([
          ['i', 'gt.1'],
          ['select', 'square'],
          ['order', 'i.desc'],
          ['select', 'i,nope'],
          ['limit', '2'],
        ]),
      )
    const headers: Record<string, string> = {
      prefer: this.chance(0.3) ? 'tx=rollback, count=exact' : 'tx=rollback',
    }
    if (isPost) headers['content-type'] = 'application/json'
    if (this.chance(0.12)) headers.accept = this.pick(['application/vnd.pgrst.object+json', 'text/csv'])
    return {
      method: isPost ? 'POST' : 'GET',
      path: `/rpc/${name}?${this.query(pairs)}`,
      headers,
      body: isPost ? JSON.stringify(args) : undefined,
    }
  }

  request(): Generated {
    const r = this.random()
    return r < 0.62 ? this.read() : r < 0.86 ? this.write() : this.call()
  }
}
