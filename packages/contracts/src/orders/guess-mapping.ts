// Maps the columns of an order file to fields: by a known product's layout, header names, words, and cell
// contents.
import { cellText } from './cells.ts'
import { columnFits, hasKnownUnits } from './column-fits.ts'
import { isNumeric } from './columns.ts'
import { ORDER_COLUMNS, ORDER_FIELD_NAMES, orderField, type OrderFieldName } from './fields.ts'
import { isOfShop, partyOf, type Party } from './header-parties.ts'
import {
  FIELDS_BY_WORDS,
  hasWordsOf,
  headerByWords,
  headerWords,
  pickupByWords,
  type Fits,
} from './header-words.ts'
import { ignoredHeaders, normaliseHeader, recogniseLayout, splitUnit, type ColumnMapping } from './headers.ts'

type Rows = readonly Record<string, unknown>[]

/** Rows examined per column. */
const SAMPLE_ROWS = 500

/** Guesses from the headers only. */
export function guessMapping(headers: readonly string[]): ColumnMapping {
  return new Guess(
    headers,
    () => true,
    () => false,
  ).mapping
}

/**
 * Like `guessMapping`, but also reads cells: rejects a column that matches by words when none of its cells is
 * a valid value.
 */
export function guessMappingOf(headers: readonly string[], rows: Rows): ColumnMapping {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const texts = (header: string) => sample.map((row) => cellText(row[header])).filter(Boolean)
  const { mapping } = new Guess(
    headers,
    (name, header) => columnFits(name, texts(header)),
    (header) => texts(header).length === 0,
  )
  // One invalid choice may be a typo, unless the file comes from a shop.
  const leastColumns = isOfShop(headers.map(headerWords)) ? 0 : 1
  for (const [name, column] of Object.entries(ORDER_COLUMNS)) {
    const header = mapping[name as OrderFieldName]
    if (header === undefined || (column.kind !== 'choice' && column.kind !== 'level')) continue
    const values = texts(header)
    if (values.length > leastColumns && values.every((value) => column.parse(value) === null))
      delete mapping[name as OrderFieldName]
  }
  if (mapping.reference && isCounted(mapping.reference, texts(mapping.reference))) delete mapping.reference
  for (const [number, unit] of [
    ['weight_kg', 'weight_unit'],
    ['volume_l', 'volume_unit'],
  ] as const) {
    const header = mapping[unit]
    if (header === undefined || hasKnownUnits(ORDER_COLUMNS[number], texts(header))) continue
    // Counts another unit, such as items.
    delete mapping[unit]
    delete mapping[number]
  }
  return mapping
}

/** Header names of row numbers. */
const COUNTERS = new Set(['no', 'nr', 'n', 'number', 'id', 'nummer', 'numero', 'lfdnr', 'lp', 'pos'])

/** True for 1, 2, 3 …: row numbers repeat in the next file and would overwrite this file's orders. */
function isCounted(header: string, texts: readonly string[]): boolean {
  return COUNTERS.has(normaliseHeader(header)) && texts.every((text, index) => text === String(index + 1))
}

/** Address and contact fields, which a file may hold for several people. */
const OF_SOMEBODY = [
  'email',
  'phone',
  'postcode',
  'lat',
  'lng',
  'house_number',
  'city',
  'recipient',
  'address',
] as const satisfies readonly OrderFieldName[]

/** Header names of amounts whose unit identifies the field: `Load lbs` is a weight. */
const AMOUNTS = ['load', 'demand', 'quantity', 'amount', 'capacity']

function unitsOf(name: OrderFieldName): ReadonlySet<string> {
  const column = name in ORDER_COLUMNS ? ORDER_COLUMNS[name as keyof typeof ORDER_COLUMNS] : null
  return new Set(
    column && isNumeric(column) ? [column.unit, ...Object.keys(column.otherUnits)].filter(Boolean) : [],
  )
}

/** Header names of a shop's purchase date. */
const DAYS_OF_PURCHASE = new Set(['orderdate', 'dateordered'])
/** Header names of item quantities, beside a column that names the item. */
const QUANTITIES = new Set(['quantity', 'qty', 'units', 'count', 'menge', 'anzahl', 'cantidad', 'quantite'])

/** Pickup fields and the delivery fields they correspond to. */
const PICKUPS = {
  pickup_address: 'address',
  pickup_phone: 'phone',
  pickup_postcode: 'postcode',
  pickup_city: 'city',
  pickup_lat: 'lat',
  pickup_lng: 'lng',
  pickup_name: 'recipient',
  pickup_window_start: 'window_start',
  pickup_window_end: 'window_end',
} as const satisfies Partial<Record<OrderFieldName, OrderFieldName>>

/** Words that name the ends of a window only as a pair; each alone is too common. */
const BARE_ENDS = [
  ['dalle', 'alle'],
  ['entre', 'et'],
  ['entre', 'y'],
  ['tidigast', 'senast'],
  ['tidligst', 'senest'],
  ['tussen', 'en'],
  ['vanaf', 'tot'],
  ['zwischen', 'und'],
  ['das', 'as'],
  ['de', 'a'],
  ['de', 'ate'],
  ['du', 'au'],
  ['fra', 'til'],
  ['fran', 'till'],
  ['van', 'tot'],
  ['od', 'do'],
] as const

/** Header names that mean a last name beside a first name. */
const NAMES = new Set(['name', 'nom', 'naam', 'nome', 'navn', 'namn', 'nombre'])

/** Fields that replace others: a window in one column, a name in two. */
const STAND_INS: Partial<Record<OrderFieldName, readonly OrderFieldName[]>> = {
  window: ['window_start', 'window_end'],
  window_start: ['window'],
  window_end: ['window'],
  recipient: ['first_name', 'last_name'],
  lat: ['position'],
  lng: ['position'],
}

/** One guess. Each header serves one field; earlier aliases win. */
class Guess {
  readonly mapping: ColumnMapping = {}
  /** Free headers by normal form; the first of equals. */
  readonly #free: Map<string, string>
  readonly #fits: Fits
  readonly #isBlank: (header: string) => boolean

  constructor(headers: readonly string[], fits: Fits, isBlank: (header: string) => boolean) {
    this.#fits = fits
    this.#isBlank = isBlank
    const layout = recogniseLayout(headers)
    const ignored = new Set(ignoredHeaders(headers))
    this.#free = new Map(
      headers
        .toReversed()
        .filter((header) => !ignored.has(header))
        .map((header) => [normaliseHeader(header), header]),
    )
    for (const [name, header] of Object.entries(layout?.columns ?? {}))
      if (header !== null) this.#take(name as OrderFieldName, this.#free.get(normaliseHeader(header)))
    const isOpen = (name: OrderFieldName) => !this.mapping[name] && layout?.columns[name] !== null
    this.#takeOfPlace(headers, isOpen)
    if (isOfShop(headers.map(headerWords))) for (const name of DAYS_OF_PURCHASE) this.#free.delete(name)
    this.#takeByName(headers, isOpen)
    for (const name of FIELDS_BY_WORDS) this.#takeByWords(name, isOpen)
    for (const [name, like] of Object.entries(PICKUPS) as [OrderFieldName, OrderFieldName][])
      if (isOpen(name)) this.#take(name, pickupByWords(like, this.#headers(), this.#fits))
    for (const [from, to] of BARE_ENDS) {
      const [start, end] = [this.#free.get(from), this.#free.get(to)]
      const isFree = (name: OrderFieldName) => isOpen(name) || this.#isBlank(this.mapping[name] ?? '')
      if (!start || !end || !isFree('window_start') || !isFree('window_end') || !isFree('window')) continue
      delete this.mapping.window
      this.#take('window_start', start)
      this.#take('window_end', end)
    }
    this.#settle()
  }

  #headers(): string[] {
    return [...this.#free.values()].toReversed()
  }

  #take(name: OrderFieldName, header: string | undefined): void {
    if (header !== undefined && this.#free.delete(normaliseHeader(header))) this.mapping[name] = header
  }

  /** If the file also has the place of another party, takes every part from the order's own place. */
  #takeOfPlace(headers: readonly string[], isOpen: (name: OrderFieldName) => boolean): void {
    const parts = headers.map((header) => {
      const words = headerWords(header)
      return { header, words, party: partyOf(words) }
    })
    const isPlaceOf = (parties: readonly Party[]) =>
      parts.some(
        ({ words, party }) =>
          parties.includes(party) && (hasWordsOf('address', words) || hasWordsOf('postcode', words)),
      )
    const isNamed = parts.some(({ party, words }) => party === 'payer' && hasWordsOf('recipient', words))
    if (!isPlaceOf(['there']) || !(isNamed || isPlaceOf(['elsewhere', 'payer']))) return
    const theirs = parts.filter(({ party }) => party === 'there')
    for (const name of OF_SOMEBODY) {
      if (!isOpen(name)) continue
      const layoutMatch = theirs.find(
        ({ words, header }) => hasWordsOf(name, words) && this.#fits(name, header),
      )
      this.#take(name, layoutMatch?.header)
    }
    for (const { header, words, party } of parts) {
      const isTheirs = party === 'elsewhere' && OF_SOMEBODY.some((name) => hasWordsOf(name, words))
      if (isTheirs) this.#free.delete(normaliseHeader(header))
    }
  }

  #takeByName(headers: readonly string[], isOpen: (name: OrderFieldName) => boolean): void {
    const withUnit = new Map(
      headers.flatMap((header) => {
        const { name, unit } = splitUnit(header)
        return unit ? [[normaliseHeader(name), header] as const] : []
      }),
    )
    for (const name of ORDER_FIELD_NAMES) {
      if (!isOpen(name)) continue
      const { aliases } = orderField(name)
      const names = (aliases.includes(name) ? aliases : [name, ...aliases]).map(normaliseHeader)
      const exact = names.flatMap((alias) => this.#free.get(alias) ?? [])
      this.#take(name, exact.find((header) => !this.#isBlank(header)) ?? exact[0])
      if (this.mapping[name] || !(name in ORDER_COLUMNS)) continue
      const other = [...names, ...AMOUNTS].find((alias) =>
        unitsOf(name).has(splitUnit(withUnit.get(alias) ?? '').unit ?? ''),
      )
      this.#take(name, other && withUnit.get(other))
    }
  }

  #takeByWords(name: OrderFieldName, isOpen: (name: OrderFieldName) => boolean): void {
    if ((STAND_INS[name] ?? []).some((other) => this.mapping[other] !== undefined)) return
    // Skips empty columns: `phone` is empty and `phone_mobile` is not.
    const filled = this.#headers().filter((header) => !this.#isBlank(header))
    const before = this.mapping[name]
    if (isOpen(name))
      this.#take(
        name,
        headerByWords(name, filled, this.#fits) ?? headerByWords(name, this.#headers(), this.#fits),
      )
    else if (before && this.#isBlank(before)) this.#take(name, headerByWords(name, filled, this.#fits))
  }

  /** Drops fields that need another column. */
  #settle(): void {
    const { mapping } = this
    const { items, packages, recipient } = mapping
    if (recipient && mapping.first_name && !mapping.last_name && NAMES.has(normaliseHeader(recipient))) {
      mapping.last_name = recipient
      delete mapping.recipient
    }
    // The recipient is the place's name when the address has its own column.
    if (!recipient && mapping.address && !mapping.first_name && !mapping.last_name)
      this.#take('recipient', this.#free.get('location'))
    if (items && packages && !mapping.item_quantity && QUANTITIES.has(normaliseHeader(packages))) {
      mapping.item_quantity = packages
      delete mapping.packages
      this.#take('packages', headerByWords('packages', this.#headers(), this.#fits))
    }
    if (!items) delete mapping.item_quantity
    // The house number, when another column holds the order's number.
    if (mapping.reference && mapping.address && !mapping.house_number)
      this.#take('house_number', this.#free.get('numero'))
    if (!mapping.weight_kg) delete mapping.weight_unit
    if (!mapping.volume_l) delete mapping.volume_unit
    if (mapping.pickup_address || (mapping.pickup_lat && mapping.pickup_lng)) return
    for (const name of Object.keys(mapping) as OrderFieldName[])
      if (name.startsWith('pickup_')) delete mapping[name]
  }
}
