// Long lists in parts: a day of twelve thousand orders is written in short statements.
import { expect, it } from 'vitest'
import { inParts } from './parts.ts'

async function partsOf<Item>(items: Item[], countRows?: (item: Item) => number): Promise<Item[][]> {
  const parts: Item[][] = []
  await inParts(items, async (part) => void parts.push([...part]), countRows)
  return parts
}

it('passes every item once, in order, a thousand at a time', async () => {
  const items = Array.from({ length: 2_500 }, (_, i) => i)
  const parts = await partsOf(items)
  expect(parts.map((part) => part.length)).toEqual([1_000, 1_000, 500])
  expect(parts.flat()).toEqual(items)
  expect(await partsOf([])).toEqual([])
})

it('counts the rows of an item, and never splits an item', async () => {
  expect(await partsOf([400, 600, 1, 999, 5_000, 1], (stops) => stops)).toEqual([
    [400, 600],
    [1, 999],
    [5_000],
    [1],
  ])
})
