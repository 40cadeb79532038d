import { expect, it } from 'vitest'
import { readWhole } from './report.ts'

it.each([
  ['84210', 84_210],
  ['84.210', 84_210],
  ['1,084,210', 1_084_210],
  ['٨٤٢١٠', 84_210],
  ['84 210', 84_210],
  ['842.1', null],
  ['84.2100', null],
  ['far', null],
])('reads the odometer %s as %s', (text, reading) => {
  expect(readWhole(text)).toBe(reading)
})
