// Compares our answer with PostgREST 12's, and knows where the two differ on purpose (we speak version 14).

export interface Answer {
  status: number
  body: unknown
  headers: Record<string, string | null>
}

const HEADERS = ['content-range', 'preference-applied', 'location', 'content-type']

export async function ask(
  base: string,
  request: { method: string; path: string; headers: Record<string, string>; body?: string },
): Promise<Answer> {
  const response = await fetch(base + request.path, {
    method: request.method,
    headers: request.headers,
    body: request.body,
  })
  const text = await response.text()
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // CSV and empty bodies are compared as text.
  }
  return {
    status: response.status,
    body,
    headers: Object.fromEntries(HEADERS.map((name) => [name, response.headers.get(name)])),
  }
}

/** Each difference that is meant, with its reason. `fits` sees ours and theirs. */
const DELIBERATE: {
  why: string
  fits: (ours: Answer, theirs: Answer, request: { path: string; method: string }) => boolean
}[] = [
  {
    why: 'single object: version 14 says "Cannot coerce the result to a single JSON object"',
    fits: (a, b) =>
      code(a) === 'PGRST116' && code(b) === 'PGRST116' && a.status === b.status && details(a) === details(b),
  },
  {
    why: 'unknown column in a write: version 14 names the schema cache',
    fits: (a, b) => code(a) === 'PGRST204' && code(b) === 'PGRST204',
  },
  {
    why: '"is" knows not_null since version 13, so its error names it',
    fits: (a, b) => code(a) === 'PGRST100' && code(b) === 'PGRST100' && String(details(a)).includes('isVal'),
  },
  {
    why: 'text search turns other columns into search vectors since version 13',
    fits: (_a, b, r) => /fts/.test(r.path) && code(b) === '42883',
  },
  {
    why: 'a content type is sent once with an error',
    fits: (a, b) => a.status === 406 && b.status === 406 && String(b.headers['content-type']).includes(', '),
  },
  {
    why: 'an unknown table is answered from the schema cache (PGRST205) since version 13',
    fits: (a, b) => code(a) === 'PGRST205' && code(b) === '42P01',
  },
  {
    why: 'a function is suggested only for a name much like its own, since version 14',
    fits: (a, b) =>
      code(a) === 'PGRST202' &&
      JSON.stringify({ ...(a.body as object), hint: null }) ===
        JSON.stringify({ ...(b.body as object), hint: null }),
  },
  {
    why: 'an error is JSON, whatever was asked for',
    fits: (a, b) => a.status === 416 && b.status === 416 && JSON.stringify(a.body) === JSON.stringify(b.body),
  },
  {
    why: 'a logic tree on a write is not asked a second time of the rows it returns',
    fits: (a, b, r) =>
      ['PATCH', 'DELETE'].includes(r.method) &&
      /[?&](not\.)?(and|or)=/.test(decodeURIComponent(r.path)) &&
      code(b) === '42703' &&
      (a.status < 400 || String(code(a)).startsWith('22')),
  },
  {
    why: 'whether values for rows that nothing matches are read at all is up to the query plan',
    fits: (a, b, r) =>
      r.method === 'PATCH' &&
      [a.status, b.status].includes(400) &&
      [a.status, b.status].some((s) => s === 200 || s === 204),
  },
  {
    why: 'of a doubled embed name either fault may be reported',
    fits: (a, b) =>
      ['42712', '42803'].includes(String(code(a))) && ['42712', '42803'].includes(String(code(b))),
  },
  {
    why: 'PostgreSQL has two sentences for JSON that is no list of rows',
    fits: (a, b) => code(a) === '22023' && code(b) === '22023' && a.status === b.status,
  },
  {
    why: 'a number with a blank after its sign is no number',
    fits: (_a, _b, r) => /(limit|offset)=-(%20|\+)/.test(r.path),
  },
  {
    why: 'an empty function result has the columns asked for and no others',
    fits: (a, b, r) =>
      r.path.startsWith('/rpc/') &&
      a.status === 200 &&
      b.status === 200 &&
      JSON.stringify(b.body).includes('json_data'),
  },
  {
    why: 'PUT without the key columns answers 405 since version 13',
    fits: (a, b) => code(a) === 'PGRST105' && code(b) === 'PGRST105',
  },
]

const code = (a: Answer): unknown => (a.body as { code?: unknown } | null)?.code
const details = (a: Answer): unknown => (a.body as { details?: unknown } | null)?.details

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([k, v]): [string, unknown] => [k, sorted(v)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** `same`, the reason of a deliberate difference, or undefined: they differ and should not. */
export function compare(
  ours: Answer,
  theirs: Answer,
  request: { path: string; method: string },
): string | undefined {
  if (JSON.stringify(sorted(ours)) === JSON.stringify(sorted(theirs))) return 'same'
  return DELIBERATE.find((d) => d.fits(ours, theirs, request))?.why
}
