// Keeps unsaved form values in this tab over a reload, which a page asks for when the server has a newer
// version.
const KEY = 'kept-work'
/** Older values would surprise the user, in milliseconds. */
const LIFETIME_MS = 60 * 60_000
/** Fields that are never stored. */
const SECRET = /password|secret|token|code|pin$/i

type Values = Record<string, unknown>
interface StoredWork {
  at: number
  forms: Record<string, Values>
}

/** Returns the form's changed values; null when unchanged. */
type Reader = () => Values | null
const forms = new Map<string, Reader>()

const isPlain = (value: unknown): boolean => {
  const text = JSON.stringify(value)
  return text !== undefined && text.length < 20_000
}

/** Registers the form under `key`, to be read when the page unloads, until the returned function is called. */
export function keepForm(key: string, read: Reader): () => void {
  forms.set(key, read)
  return () => void (forms.get(key) === read && forms.delete(key))
}

/** Stores the values of open forms. Runs on every unload. */
export function keepWork(now = Date.now()): void {
  const open: StoredWork['forms'] = {}
  for (const [key, read] of forms) {
    const changed = Object.entries(read() ?? {}).filter(
      ([name, value]) => !SECRET.test(name) && isPlain(value),
    )
    if (changed.length > 0) open[key] = Object.fromEntries(changed)
  }
  try {
    if (Object.keys(open).length > 0) sessionStorage.setItem(KEY, JSON.stringify({ at: now, forms: open }))
  } catch {
    // Storage is full or disabled: only the browser's own form memory remains.
  }
}

/** The values kept under `key` before the reload; returned once. */
export function takeKept(key: string, now = Date.now()): Values | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredWork | null
    const values = stored?.forms[key]
    if (!stored || !values) return null
    delete stored.forms[key]
    if (Object.keys(stored.forms).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(stored))
    return now - stored.at < LIFETIME_MS ? values : null
  } catch {
    return null
  }
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => keepWork())
