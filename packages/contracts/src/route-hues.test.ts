// Tests hues of a day's routes: distinct for few routes, stable as vans come and go, none repeated while one
// is free.
import { expect, it } from 'vitest'
import { chooseHues, hueOfNumber, strokesOf } from './route-hues.ts'

it('assigns the most distinct hues to the vans that drive, not to the lowest numbers', () => {
  expect([...chooseHues(new Map(), [2, 5, 8])]).toEqual([
    [2, 1],
    [5, 7],
    [8, 4],
  ])
  // Twelve apart: by number alone they would have the same hue.
  expect(new Set(chooseHues(new Map(), [3, 15, 27]).values()).size).toBe(3)
})

it('assigns a different hue to each of twelve vans, and the least used one to the thirteenth', () => {
  const numbers = Array.from({ length: 13 }, (_, i) => i + 1)
  const hues = [...chooseHues(new Map(), numbers).values()]
  expect(new Set(hues.slice(0, 12)).size).toBe(12)
  expect(hues[12]).toBe(hues[0])
})

it('keeps hues while other vans are added and removed, and reuses free ones', () => {
  const first = chooseHues(new Map(), [1, 2, 3])
  const second = chooseHues(first, [2, 3, 9])
  expect([second.get(2), second.get(3)]).toEqual([first.get(2), first.get(3)])
  expect(second.get(9)).toBe(first.get(1))
})

it('follows from the route number when the day is unknown', () => {
  expect([1, 12, 13, 0].map(hueOfNumber)).toEqual([1, 12, 1, 12])
})

it('keeps forty vans apart by hue and stroke, and neighbours in the list by hue', () => {
  const numbers = Array.from({ length: 40 }, (_, i) => i + 1)
  const hues = chooseHues(new Map(), numbers)
  const strokes = strokesOf(hues)
  const looks = numbers.map((number) => `${hues.get(number)} ${strokes.get(number)}`)
  expect(new Set(looks).size).toBe(40)
  expect(numbers.filter((number) => hues.get(number) === hues.get(number + 1))).toEqual([])
  // The vans of a small day have plain lines.
  expect(new Set(numbers.slice(0, 12).map((number) => strokes.get(number)))).toEqual(new Set(['solid']))
})
