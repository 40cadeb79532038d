// What was typed and not saved, kept in this tab over a reload: a page asks for one when the server has a newer version.
const KEY = 'kept-work'
/** Older work would surprise whoever opens the form again, in milliseconds. */
const LIFETIME_MS = 60 * 60_000
/** Never written down. */
const SECRET = /password|secret|token|code|pin$/i

type Values = Record<string, unknown>
interface Kept {
  at: number
  forms: Record<string, Values>
}

/** Answers with what differs from the form as it was opened or stored; null when nothing does. */
type Reader = () => Values | null
const forms = new Map<string, Reader>()

const isPlain = (value: unknown): boolean => {
  const text = JSON.stringify(value)
  return text !== undefined && text.length < 20_000
}

/** The form under `key` is asked when the page is left, until the function returned is called. */
export function keepForm(key: string, read: Reader): () => void {
  forms.set(key, read)
  return () => void (forms.get(key) === read && forms.delete(key))
}

/** Writes down what is typed in the forms that are open. Runs whenever the page goes. */
export function keepWork(now = Date.now()): void {
  const open: Kept['forms'] = {}
  for (const [key, read] of forms) {
    const changed = Object.entries(read() ?? {}).filter(
      ([name, value]) => !SECRET.test(name) && isPlain(value),
    )
    if (changed.length > 0) open[key] = Object.fromEntries(changed)
  }
  try {
    if (Object.keys(open).length > 0) sessionStorage.setItem(KEY, JSON.stringify({ at: now, forms: open }))
  } catch {
    // Full or switched off: the browser's own memory of fields is all there is.
  }
}

/** What was typed into the form under `key` before the page was loaded; handed out once. */
export function takeKept(key: string, now = Date.now()): Values | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    const values = kept?.forms[key]
    if (!kept || !values) return null
    delete kept.forms[key]
    if (Object.keys(kept.forms).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(kept))
    return now - kept.at < LIFETIME_MS ? values : null
  } catch {
    return null
  }
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => keepWork())
