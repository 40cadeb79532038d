// Validates single values of VROOM's JSON.
import { MAX_VALUE } from '../model/problem.ts'
import { VroomError } from './vroom-types.ts'

/** Reads a list of objects; absent means empty. Throws VroomError. */
export function optionalList<T>(value: unknown, name: string): T[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new VroomError(2, `Invalid ${name}: expected an array.`)
  for (const item of value) object(item, name)
  return value as T[]
}

/** Throws VroomError unless the value is an object. */
export function object(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new VroomError(2, `Invalid ${name}: expected an object.`)
}

/** Reads an integer from 0 to MAX_VALUE. Throws VroomError. */
export function whole(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_VALUE)
    throw new VroomError(2, `Invalid ${name}.`)
  return value
}

/** The same; may be absent. */
export function optionalWhole(value: unknown, name: string): number | undefined {
  return value === undefined ? undefined : whole(value, name)
}

/** Reads an id: a safe integer. Throws VroomError. */
export function identifier(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new VroomError(2, `Invalid or missing ${name}.`)
  return value
}

/** Reads seconds by vehicle type; may be absent. Throws VroomError. */
export function secondsByType(value: unknown, name: string): Record<string, number> | undefined {
  if (value === undefined) return undefined
  object(value, name)
  for (const seconds of Object.values(value as object)) whole(seconds, `value in ${name}`)
  return value as Record<string, number>
}
