// Countries by name, for invoices.
import { currentLanguage } from './language.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** Codes with a name that are no countries: unions, and regions set aside for tests. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])

/** In the page's language. Codes that the browser names; retired ones repeat the name of their successor. */
export function countries(): { value: string; label: string }[] {
  const language = currentLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const byName = new Map<string, string>()
  for (const code of codes) {
    const name = names.of(code) ?? code
    if (name === code || NO_COUNTRIES.has(code)) continue
    const [canonical] = Intl.getCanonicalLocales(`und-${code}`)
    if (canonical === `und-${code}`) byName.set(name, code)
  }
  return [...byName]
    .map(([label, value]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
