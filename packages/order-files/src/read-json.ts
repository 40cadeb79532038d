// JSON files to cells: the first list of objects, with nested names joined by dots.
import { isShipment, shipmentRow } from './google-shipments.ts'

type JsonObject = Record<string, unknown>

/** Deepest level of the list: `{ "data": { "orders": [ … ] } }`. */
const DEEPEST_LIST = 3

/**
 * Cells of a JSON file with names as the first line; null for other text or JSON without a list of objects.
 */
export function readJson(text: string): string[][] | null {
  if (!/^\s*[[{]/.test(text)) return null
  const list = listIn(parse(text), DEEPEST_LIST)
  if (!list) return null
  const rows = list.map((entry) => (isShipment(entry) ? shipmentRow(entry) : flat(entry)))
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function listIn(value: unknown, depth: number): JsonObject[] | null {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? value : null
  if (!isObject(value) || depth === 0) return null
  for (const inner of Object.values(value)) {
    const list = listIn(inner, depth - 1)
    if (list) return list
  }
  return null
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function flat(entry: JsonObject, prefix = ''): Record<string, string> {
  const row: Record<string, string> = {}
  for (const [name, value] of Object.entries(entry)) {
    const header = prefix + name
    if (isObject(value)) Object.assign(row, flat(value, `${header}.`))
    else if (Array.isArray(value)) row[header] = value.map(textOf).filter(Boolean).join(', ')
    else row[header] = textOf(value)
  }
  return row
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}
