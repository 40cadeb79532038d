// Finds the parts of an order in running text: address, name, phone, e-mail, day, window, parcels and weight.
import type { CellRow } from '../order-table.ts'
import { isGreeting, isSignOff } from './labels.ts'

/** Headers of what is read from running text; the column step knows each. */
export const HEADERS = {
  reference: 'Order number',
  recipient: 'Recipient',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  date: 'Date',
  window: 'Time window',
  packages: 'Parcels',
  kilograms: 'Weight (kg)',
  pounds: 'Weight (lb)',
  instructions: 'Instructions',
} as const

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE =
  /(?:\b(?:tel|phone|mobile|call|telefon|handy|mobil|téléphone|tél|portable|teléfono|telefono|telefoon|gsm)\b\.?:?\s*)?(?<![\w/.-])(?:\+|\(?0)[\d()][\d ()/.-]{5,18}\d/i
const HOUR = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?`
const WINDOW = new RegExp(
  String.raw`\b(?:between|zwischen|entre|from|von|de|tra le|tussen)\s+(${HOUR})\s*(?:-|–|and|to|und|bis|et|à|y|a|e|en|tot)\s*(${HOUR})(?![\w])` +
    String.raw`|(?<![\d./-])(\d{1,2}(?:[:.h]\d{2}\s?(?:am|pm|uhr|h)?|\s?(?:am|pm|uhr)))\s*(?:-|–|to|bis)\s*(${HOUR})(?![\w])`,
  'i',
)
const PARCELS =
  /\b(\d{1,4})\s*(?:x\s*)?(?:parcels?|packages?|boxes|box|cartons?|pieces?|pakete?|kartons?|kolli|colis|paquetes?|bultos?|pacchi|colli|pakketten|pakket|paczki|paczka)\b/i
const WEIGHT = /\b(\d{1,5}(?:[.,]\d{1,3})?)\s?(kg|kilos?|lbs?|pounds?)\b/i
const NUMBER =
  /\b(?:order|auftrag|bestellung|lieferschein|delivery note|commande|pedido|ordine|bestelling|ref(?:erence)?|referenz)\s*(?:no\.?|nr\.?|number|nummer|n°|#)?\s*[:#]?\s*([A-Z]{0,6}[-/]?\d[\w/-]{1,30})/i
const DAY =
  /(?<![\d./-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})|\d{1,2}\.? \p{L}{3,12} \d{4}|\p{L}{3,12} \d{1,2},? \d{4})(?![\d/-])/u
/** `6 Queen Street`, `Queen Street 6`, `Flat 2, 6 Queen Street` by its part. */
const STREET =
  /^(?:\d{1,5}[a-z]?(?:[-/]\d{1,5}[a-z]?)? +\p{L}[\p{L}'’. -]{2,}|\p{L}[\p{L}'’. -]{2,} \d{1,5} ?[a-z]?(?:[-/]\d{1,5}[a-z]?)?)$/iu
const NO_STREET =
  /\b(?:hours?|minutes?|days?|items?|pallets?|euros?|dollars?|order|invoice|floor|stock|line|address|adresse|item|orders?|deliver(?:y|ies)|parcels?|stops?|tomorrow|today|please|lieferungen|livraisons)\b/i
const LEAD =
  /^.*(?<!\p{L})(?:deliver(?:y)?(?: it)?(?: to)?|to|for|at|an|für|à|chez|pour|para|per|voor|dla)\s+(?=[\p{Lu}\d])/u
/** Words between a town and what else the sentence says. */
const AFTER_TOWN = /\s+(?:on|after|before|by|at|am|um|le|el|op)(?:\s.*)?$/i

interface ReadMarks {
  row: CellRow
  /** Text that belongs to no field. */
  rest: string
}

/** Whether a line or part of it looks like street and house number. */
export const isStreet = (text: string): boolean => STREET.test(text.trim()) && !NO_STREET.test(text)

/** The order that a paragraph describes; null where it names no street. */
export function readParagraph(lines: readonly string[]): CellRow | null {
  const { row, rest } = takeMarks(lines.join('\n'))
  const all = rest
    .split(/[\n,;?!]/)
    .map((part) =>
      part
        .trim()
        .replace(/^[-•*·]\s*/, '')
        .replace(/[.\s]+$/, ''),
    )
    .filter((part) => /[\p{L}\d]/u.test(part) && !isGreeting(part))
  const end = all.findIndex(isSignOff)
  const parts = end < 0 ? all : all.slice(0, end)
  const at = parts.findIndex((part) => isStreet(part) || isStreet(afterLead(part)))
  if (at < 0) return null
  const part = parts[at]!
  const street = isStreet(part) ? part : afterLead(part)
  // `to Ann Bell at 6 Queen Street` names both in one part.
  const before = part.slice(0, part.length - street.length).replace(/\s+(?:at|in|in der|à|en)\s*$/i, '')
  const name = afterLead(before || (parts[at - 1] ?? '')).trim()
  const isName = name !== '' && !/\d/.test(name) && name.split(/\s+/).length <= 6
  const towns = parts.slice(at + 1, at + 4).map((town) => town.replace(AFTER_TOWN, ''))
  const sentence = towns.findIndex((town) => town.split(/\s+/).length > 4)
  const town = towns.slice(0, sentence < 0 ? towns.length : sentence)
  const tails = parts
    .slice(at + 1, at + 1 + town.length)
    .flatMap((part) => AFTER_TOWN.exec(part)?.[0].trim() ?? [])
    .filter((tail) => tail.includes(' '))
  const others = [
    ...parts.slice(0, isName && !before ? at - 1 : at),
    ...tails,
    ...parts.slice(at + 1 + town.length),
  ]
  return {
    ...row,
    ...(isName ? { [HEADERS.recipient]: name } : {}),
    [HEADERS.address]: [street, ...town].filter(Boolean).join(', '),
    ...(others.length > 0 ? { [HEADERS.instructions]: others.join('. ') } : {}),
  }
}

/** Takes phone, e-mail, day, window, parcels, weight and number out of a text. */
export function takeMarks(text: string): ReadMarks {
  const row: CellRow = {}
  let rest = text
  const take = (pattern: RegExp, write: (match: RegExpExecArray) => void) => {
    const match = pattern.exec(rest)
    if (!match) return
    write(match)
    rest = `${rest.slice(0, match.index).trimEnd()} ${rest.slice(match.index + match[0].length)}`
  }
  take(EMAIL, ([email]) => (row[HEADERS.email] = email))
  take(DAY, ([day]) => (row[HEADERS.date] = day))
  take(NUMBER, ([, number = '']) => (row[HEADERS.reference] = number))
  take(
    WINDOW,
    ([, a, b, c, d]) =>
      (row[HEADERS.window] = `${a ?? c ?? ''} - ${b ?? d ?? ''}`.replaceAll(/(\d)h(\d)/g, '$1:$2')),
  )
  take(PHONE, ([phone]) => (row[HEADERS.phone] = phone.replace(/^[^\d+(]+/, '').trim()))
  take(PARCELS, ([, count = '']) => (row[HEADERS.packages] = count))
  take(WEIGHT, ([, amount = '', unit = '']) => {
    row[/^k/i.test(unit) ? HEADERS.kilograms : HEADERS.pounds] = amount
  })
  return { row, rest }
}

function afterLead(part: string): string {
  return part.replace(LEAD, '').trim()
}
