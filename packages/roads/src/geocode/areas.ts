// Names of countries and their states, as they end an address.
import { words } from './normalise.ts'

const LANGUAGES = 'en,de,fr,es,it,pt,nl,da,sv,nb,pl,tr'.split(',')
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Common names that are in no standard list. */
const OTHER_NAMES: Record<string, string> = {
  usa: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
}

const AMERICAN_STATES = new Map(
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .flatMap((entry): [string, string][] => {
      const code = entry.slice(0, 2)
      return [
        [code.toLowerCase(), code],
        [words(entry.slice(3)).join(' '), code],
      ]
    }),
)

let countries: Map<string, string> | undefined

/** Alpha-2 code of a country from its name in many languages. */
export function countryNamed(name: string): string | undefined {
  if (!countries) {
    countries = new Map()
    for (const language of LANGUAGES) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      for (const first of LETTERS)
        for (const second of LETTERS) {
          const key = words(names.of(first + second) ?? '').join(' ')
          if (key && !countries.has(key)) countries.set(key, first + second)
        }
    }
    for (const [key, code] of Object.entries(OTHER_NAMES)) countries.set(key, code)
  }
  return countries.get(name)
}

/** Code of a US state from its name or code. */
export function americanState(name: string): string | undefined {
  return AMERICAN_STATES.get(name)
}
