// @vitest-environment happy-dom
// Hues of a day's routes: apart where there are few, stable while the plan is edited, each once while one is free.
import { afterEach, expect, it } from 'vitest'
import { chooseHues, hueOf, noteRoutes, showHuesOf } from './route-hues.ts'

afterEach(() => {
  showHuesOf('')
  localStorage.clear()
})
const chosen = (numbers: number[], known = new Map<number, number>()) => [...chooseHues(known, numbers)]

it('gives the vans that drive the hues that look least alike, whatever their numbers', () => {
  expect(chosen([2, 5, 8])).toEqual([
    [2, 1],
    [5, 7],
    [8, 4],
  ])
  // Thirteen apart, which by the number alone would be the same.
  expect(new Set(chooseHues(new Map(), [3, 15, 27]).values()).size).toBe(3)
})

it('gives each of twelve vans its own hue, and the thirteenth one that is used least', () => {
  const numbers = Array.from({ length: 13 }, (_, i) => i + 1)
  const hues = [...chooseHues(new Map(), numbers).values()]
  expect(new Set(hues.slice(0, 12)).size).toBe(12)
  expect(hues[12]).toBe(hues[0])
})

it('keeps a hue while vans come and go, and reuses one that no van drives in', () => {
  const first = chooseHues(new Map(), [1, 2, 3])
  const second = chooseHues(first, [2, 3, 9])
  expect([second.get(2), second.get(3)]).toEqual([first.get(2), first.get(3)])
  expect(second.get(9)).toBe(first.get(1))
})

it('holds for a day, and by the number alone where none is shown', () => {
  noteRoutes('2031-03-04', [4, 9])
  expect([hueOf(4), hueOf(9), hueOf(13)]).toEqual([4, 9, 1])
  showHuesOf('2031-03-04')
  expect([hueOf(4), hueOf(9)]).toEqual([1, 7])
  noteRoutes('2031-03-04', [2, 4, 9])
  expect([hueOf(2), hueOf(4), hueOf(9)]).toEqual([4, 1, 7])
  expect(JSON.parse(localStorage.getItem('route-hues')!)['2031-03-04']).toEqual({ 2: 4, 4: 1, 9: 7 })
})
