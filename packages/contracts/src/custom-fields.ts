// A company's own fields of orders: type, whether they are required, choices, and where they are shown. The
// definitions stand in tenants.settings.orderFields, the values under their names in an order's custom fields. Pure.
import { z } from 'zod'
import { CUSTOM_FIELD_TYPES, type shownField } from './api/common.ts'
import { ITEMS } from './orders/fold-lines.ts'
import type { Conventions } from './orders/conventions.ts'
import { parseDay } from './orders/days.ts'
import { parseNumber } from './orders/numbers.ts'

type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number]
/** Beside dispatch, which sees every field. Visitors fill theirs in on the public order form. */
export const CUSTOM_FIELD_PLACES = ['driver', 'label', 'recipient', 'visitor'] as const
type CustomFieldPlace = (typeof CUSTOM_FIELD_PLACES)[number]
const FIELDS_MAX = 30
const CHOICES_MAX = 50
const NAME_MAX = 60
/** Maximum bytes of all definitions, of the 20,000 that the settings of a company may have. */
const DEFINITIONS_MAX_BYTES = 12_000

const choiceText = z.string().trim().min(1).max(NAME_MAX)
const customField = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, { error: 'Enter a name' })
      .max(NAME_MAX)
      .refine((name) => folded(name) !== folded(ITEMS), { error: 'Items have their own field' }),
    type: z.enum(CUSTOM_FIELD_TYPES).default('text'),
    isRequired: z.boolean().default(false),
    /** Values of a choice field. */
    choices: z.array(choiceText).max(CHOICES_MAX).default([]),
    shownTo: z.array(z.enum(CUSTOM_FIELD_PLACES)).max(CUSTOM_FIELD_PLACES.length).default(['driver']),
  })
  .refine(({ type, choices }) => type !== 'choice' || choices.length > 0, {
    path: ['choices'],
    error: 'Add a choice',
  })
export type CustomField = z.output<typeof customField>

const folded = (text: string): string => text.trim().toLowerCase()
const areDistinct = (names: readonly string[]): boolean => new Set(names.map(folded)).size === names.length

/** `PUT /company/order-fields` replaces all definitions; values of removed fields stay with their orders. */
export const customFieldsBody = z.object({
  fields: z
    .array(customField)
    .max(FIELDS_MAX)
    .refine((fields) => areDistinct(fields.map(({ name }) => name)), {
      error: 'Two fields have the same name',
    })
    .refine((fields) => fields.every(({ choices }) => areDistinct(choices)), {
      error: 'Two choices are equal',
    })
    .refine((fields) => new TextEncoder().encode(JSON.stringify(fields)).length <= DEFINITIONS_MAX_BYTES, {
      error: 'All names and choices together are too long: shorten or remove some',
    }),
})
export type CustomFields = z.output<typeof customFieldsBody>

/** Reads the definitions from a company's settings; never fails. */
export function readCustomFields(settings: unknown): CustomField[] {
  const stored =
    typeof settings === 'object' && settings !== null
      ? (settings as { orderFields?: unknown }).orderFields
      : null
  const parsed = z.array(customField).safeParse(stored)
  return parsed.success ? parsed.data : []
}

const YES = [
  'yes',
  'y',
  'true',
  '1',
  'x',
  'on',
  'ja',
  'j',
  'oui',
  'sí',
  'si',
  'sì',
  'sim',
  'tak',
  'evet',
  'так',
  'نعم',
]
const NO = ['no', 'n', 'false', '0', 'off', 'nein', 'nee', 'non', 'não', 'nie', 'hayır', 'ні', 'لا']

/** What a value must be, by the type of its field; for sentences of errors. */
const MUST_BE: Record<Exclude<CustomFieldType, 'text' | 'choice'>, string> = {
  number: 'a number',
  date: 'a date like 2026-04-16',
  yes_no: 'yes or no',
}

/** How to read ambiguous dates and numbers. */
type Style = Pick<Conventions, 'dateOrder' | 'decimalMark'>

/** The value as it is stored, null for one that the field does not take. */
function storedValue(
  { type, choices }: CustomField,
  text: string,
  { dateOrder, decimalMark }: Style,
): string | null {
  if (type === 'number') {
    const number = parseNumber(text, { decimalMark })
    return number === null ? null : String(number)
  }
  if (type === 'date') return parseDay(text, dateOrder)
  if (type === 'yes_no') return YES.includes(folded(text)) ? 'yes' : NO.includes(folded(text)) ? 'no' : null
  if (type === 'choice') return choices.find((choice) => folded(choice) === folded(text)) ?? null
  return text
}

interface CustomFieldProblem {
  /** Name of the field. */
  name: string
  /** For sentences in other languages. */
  code: `custom_${'required' | Exclude<CustomFieldType, 'text'>}`
  /** Values of a choice field as one text. */
  choices?: string
  message: string
}

/**
 * Values under the names of their definitions, as they are stored, and what is wrong with them. A column
 * without a definition stays as written.
 */
export function checkCustom(
  fields: readonly CustomField[],
  custom: Readonly<Record<string, string>>,
  style: Style,
): { custom: Record<string, string>; problems: CustomFieldProblem[] } {
  const byName = new Map(fields.map((field) => [folded(field.name), field]))
  const problems: CustomFieldProblem[] = []
  const checked = Object.entries(custom).map(([header, text]): [string, string] => {
    const field = byName.get(folded(header))
    if (!field || text.trim() === '') return [field?.name ?? header, text]
    const value = storedValue(field, text.trim(), style)
    if (value === null) problems.push(misfit(field))
    return [field.name, value ?? text]
  })
  const values = Object.fromEntries(checked)
  for (const { name, isRequired } of fields)
    if (isRequired && !values[name]?.trim())
      problems.push({ name, code: 'custom_required', message: `${name} is required` })
  return { custom: values, problems }
}

const mustBe = ({ type, choices }: CustomField): string =>
  type === 'choice' || type === 'text' ? choices.join(', ') : MUST_BE[type]

/** Text fits every value, so its type is never named. */
function misfit(field: CustomField): CustomFieldProblem {
  const { name, type } = field
  return {
    name,
    code: `custom_${type === 'text' ? 'choice' : type}`,
    ...(type === 'choice' && { choices: field.choices.join(', ') }),
    message: `${name} must be ${mustBe(field)}`,
  }
}

/** Orders of a list whose field has a value; an empty value finds orders without one. */
export interface CustomFilter {
  name: string
  value: string
}

/** The filter with name and value as they are stored, or the sentence that says what is wrong. */
export function readCustomFilter(
  fields: readonly CustomField[],
  { name, value }: CustomFilter,
  style: Style,
): CustomFilter | { wrong: keyof CustomFilter; problem: string } {
  const field = fields.find((defined) => folded(defined.name) === folded(name))
  if (!field) return { wrong: 'name', problem: `There is no order field “${name}”` }
  const stored = value.trim() === '' ? '' : storedValue(field, value.trim(), style)
  if (stored === null) return { wrong: 'value', problem: `${field.name} must be ${mustBe(field)}` }
  return { name: field.name, value: stored }
}

type ShownField = z.output<typeof shownField>

/** What the public order form asks for. */
export const visitorFields = (fields: readonly CustomField[]): CustomField[] =>
  fields.filter(({ shownTo }) => shownTo.includes('visitor'))

/**
 * Fields of an order that are shown in a place, in the order of their definitions. Drivers also see columns
 * without a definition.
 */
export function shownFields(
  fields: readonly CustomField[],
  custom: Readonly<Record<string, string>>,
  place: CustomFieldPlace,
): ShownField[] {
  const defined = fields.flatMap(({ name, shownTo, type }) =>
    shownTo.includes(place) && custom[name] ? [{ name, value: custom[name], type }] : [],
  )
  if (place !== 'driver') return defined
  const names = new Set([...fields.map(({ name }) => name), ITEMS])
  const free = Object.entries(custom).flatMap(([name, value]): ShownField[] =>
    names.has(name) || !value ? [] : [{ name, value, type: 'text' }],
  )
  return [...defined, ...free]
}
