// Kinds of order columns: numbers with a unit, levels, choices, texts, word lists. Each defines parsing, API,
// storage and list.
import { z } from 'zod'
import { parseTime, readPriority } from './cells.ts'
import { splitWindow } from './clock-windows.ts'
import type { DecimalMark } from './conventions.ts'
import { parseNumber } from './numbers.ts'

/** Properties of every field of an order file. */
export interface FieldBase {
  /** Shown on screens and in messages. */
  label: string
  /** Header names in files. */
  aliases: readonly string[]
  /** Longest text in characters. */
  maxLength?: number
}

/** Names of a column of public.orders, and its width in tables. */
interface ColumnBase<
  Property extends string,
  Column extends string,
  Listed extends string,
> extends FieldBase {
  /** Name in request bodies. */
  property: Property
  /** In answers. */
  listedAs: Listed
  /** Name in public.orders. */
  column: Column
  sqlType: 'int' | 'bigint' | 'smallint' | 'text' | 'text[]'
  /** `always` and `wide` (large screens) add a column to lists; otherwise only the order's panel shows it. */
  inTable?: 'always' | 'wide'
  /** True for rarely used fields: forms show them on request, panels when filled. */
  isRare?: boolean
}

export interface NumberColumn<
  Property extends string = string,
  Column extends string = string,
  Listed extends string = string,
> extends ColumnBase<Property, Column, Listed> {
  kind: 'number' | 'level'
  schema: z.ZodNumber
  listed: z.ZodNumber
  default: number
  min: number
  max: number
  /** Unit for input and API: `kg`. */
  unit: string
  /** Other accepted units, each as a factor to this column's unit. */
  otherUnits: Readonly<Record<string, number>>
  /** Stored amount per input unit: 1,000 when kilograms are stored as grams. */
  perUnit: number
  /** True when responses hold the stored number instead of the input unit. */
  isListedAsStored: boolean
  /** True for an amount in the company's currency. */
  isMoney?: boolean
  /** True for integers: a mark before three digits then separates thousands. */
  isWhole: boolean
  /** Null for invalid text. */
  parse: (text: string, decimalMark?: DecimalMark) => number | null
}

export interface TextColumn<
  Property extends string = string,
  Column extends string = string,
  Listed extends string = string,
> extends ColumnBase<Property, Column, Listed> {
  kind: 'text'
  schema: z.ZodOptional<z.ZodNullable<z.ZodString>>
  listed: z.ZodNullable<z.ZodString>
  default: null
  maxLength: number
}

/** An unordered list of words, such as skills. */
export interface ListColumn<
  Property extends string = string,
  Column extends string = string,
  Listed extends string = string,
> extends ColumnBase<Property, Column, Listed> {
  kind: 'list'
  schema: z.ZodArray<z.ZodString>
  listed: z.ZodArray<z.ZodString>
  default: string[]
  maxItems: number
  /** Most characters of one word. */
  wordMaxLength: number
  /** Words of a cell; null when one is invalid. */
  parse: (text: string) => string[] | null
}

export interface ChoiceColumn<
  Property extends string = string,
  Column extends string = string,
  Listed extends string = string,
  Value extends string = string,
> extends ColumnBase<Property, Column, Listed> {
  kind: 'choice'
  schema: z.ZodEnum<Record<Value, Value>>
  listed: z.ZodEnum<Record<Value, Value>>
  default: Value
  choices: readonly Choice<Value>[]
  /** Null for an unknown choice. */
  parse: (text: string) => Value | null
}

interface Choice<Value extends string> {
  value: Value
  label: string
  /** Other names in files. */
  words: readonly string[]
}

interface NumberOptions<Property extends string, Column extends string, Listed extends string> {
  label: string
  aliases: readonly string[]
  property: Property
  column: Column
  listedAs: Listed
  sqlType: 'int' | 'bigint' | 'smallint'
  default: number
  max: number
  unit?: string
  otherUnits?: Readonly<Record<string, number>>
  perUnit?: number
  isListedAsStored?: boolean
  isMoney?: boolean
  /** True for integers, such as packages. */
  isWhole?: boolean
  /** Default: a number with an optional unit. */
  parse?: (text: string, decimalMark?: DecimalMark) => number | null
  inTable?: 'always' | 'wide'
  isRare?: boolean
}

/** A number from 0 to `max`. */
export function numberColumn<Property extends string, Column extends string, Listed extends string>({
  unit = '',
  otherUnits = {},
  perUnit = 1,
  isListedAsStored = false,
  isWhole = false,
  parse = (text, decimalMark) => parseNumber(text, decimalMark ? { unit, decimalMark } : { unit }),
  ...options
}: NumberOptions<Property, Column, Listed>): NumberColumn<Property, Column, Listed> {
  const number = isWhole ? z.number().int() : z.number()
  return {
    ...options,
    kind: 'number',
    schema: number.min(0).max(options.max),
    listed: isWhole || isListedAsStored ? z.number().int() : z.number(),
    min: 0,
    unit,
    otherUnits,
    perUnit,
    isListedAsStored,
    isWhole,
    parse,
  }
}

/** 0 to 100, entered as a word or number. */
export function levelColumn<Property extends string, Column extends string, Listed extends string>(
  options: Omit<NumberOptions<Property, Column, Listed>, 'max'>,
): NumberColumn<Property, Column, Listed> {
  return { ...numberColumn({ ...options, max: 100, isWhole: true, parse: readPriority }), kind: 'level' }
}

/** An optional text. */
export function textColumn<Property extends string, Column extends string, Listed extends string>(
  options: Omit<ColumnBase<Property, Column, Listed>, 'sqlType'> & { maxLength: number },
): TextColumn<Property, Column, Listed> {
  return {
    ...options,
    kind: 'text',
    sqlType: 'text',
    schema: z.string().max(options.maxLength).nullish(),
    listed: z.string().nullable(),
    default: null,
  }
}

const LIST_MAX_ITEMS = 50
const WORD_MAX_LENGTH = 60

/** Splits words at commas, semicolons, bars or line breaks; removes repeats, keeps order. */
export function splitWords(text: string): string[] {
  const words = text
    .split(/[,;|\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
  return [...new Set(words)]
}

/** A list of words, possibly empty. */
export function listColumn<Property extends string, Column extends string, Listed extends string>(
  options: Omit<ColumnBase<Property, Column, Listed>, 'sqlType'>,
): ListColumn<Property, Column, Listed> {
  const words = z.array(z.string().trim().min(1).max(WORD_MAX_LENGTH)).max(LIST_MAX_ITEMS)
  return {
    ...options,
    kind: 'list',
    sqlType: 'text[]',
    schema: words,
    listed: z.array(z.string()),
    default: [],
    maxItems: LIST_MAX_ITEMS,
    wordMaxLength: WORD_MAX_LENGTH,
    parse: splitWords,
  }
}

const WINDOWS_MAX_ITEMS = 5
const WINDOW_WORD = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

/** `2 pm - 4 pm` → `14:00-16:00`; null when invalid or when the end is not after the start. */
export function windowWord(text: string): string | null {
  const span = splitWindow(text)
  const [from, to] = span ? [parseTime(span.from), parseTime(span.to)] : [null, null]
  if (from === null || to === null || to <= from) return null
  return `${clockText(from)}-${clockText(Math.min(to, 86_340))}`
}

const clockText = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 16)

/** Windows in local time, such as `14:00-16:00`. */
export function windowsColumn<Property extends string, Column extends string, Listed extends string>(
  options: Omit<ColumnBase<Property, Column, Listed>, 'sqlType'>,
): ListColumn<Property, Column, Listed> {
  const word = z
    .string()
    .trim()
    .regex(WINDOW_WORD, 'Must be like 14:00-16:00')
    .refine((text) => windowWord(text) !== null, { error: 'Must end after it starts' })
  return {
    ...listColumn(options),
    schema: z.array(word).max(WINDOWS_MAX_ITEMS),
    maxItems: WINDOWS_MAX_ITEMS,
    wordMaxLength: '14:00-16:00'.length,
    parse(text) {
      const words = splitWords(text).map(windowWord)
      return words.every((each) => each !== null) ? [...new Set(words)] : null
    },
  }
}

/** One of a few words. */
export function choiceColumn<
  Property extends string,
  Column extends string,
  Listed extends string,
  const Value extends string,
>({
  choices,
  ...options
}: Omit<ColumnBase<Property, Column, Listed>, 'sqlType'> & {
  choices: readonly Choice<Value>[]
  default: NoInfer<Value>
}): ChoiceColumn<Property, Column, Listed, Value> {
  const schema = z.enum(choices.map(({ value }) => value)) as unknown as z.ZodEnum<Record<Value, Value>>
  return {
    ...options,
    kind: 'choice',
    sqlType: 'text',
    schema,
    listed: schema,
    choices,
    parse: (text) => {
      const word = text.toLowerCase().replaceAll(/[\s_-]+/g, ' ')
      return choices.find(({ value, words }) => value === word || words.includes(word))?.value ?? null
    },
  }
}
