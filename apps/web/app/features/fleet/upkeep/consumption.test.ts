// Tests the unit of consumption.
import { expect, it } from 'vitest'
import { consumptionText } from './consumption.ts'

it.each([
  ['km', 'Europe/Berlin', 'diesel', 8, '8 l/100 km'],
  ['mi', 'Europe/London', 'diesel', 8, '35.3 mpg'],
  ['mi', 'America/Chicago', 'petrol', 8, '29.4 mpg'],
  ['mi', 'Europe/London', 'electric', 20, '3.1 mi/kWh'],
  ['km', 'Europe/Paris', 'electric', 20, '20 kWh/100 km'],
  ['mi', 'Europe/London', 'diesel', 0, '0 l/100 km'],
] as const)('in %s at %s, %s', (units, timeZone, energy, per100Km, text) => {
  expect(consumptionText(per100Km, energy, { units, timeZone })).toBe(text)
})
