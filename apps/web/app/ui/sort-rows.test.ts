import { expect, it } from 'vitest'
import { showLanguage } from '../lib/language.ts'
import { sortRows, type Column } from './table.tsx'

const columns: Column<string>[] = [
  { key: 'name', head: 'Name', sortBy: (name) => name, cell: (name) => name },
]
const sorted = (names: string[]) => sortRows(names, columns, { key: 'name', isDescending: false })

it('sorts names in the order of the language, and numbers in names by size', async () => {
  expect(sorted(['Van 10', 'Van 9', 'çb', 'ca', 'ça', 'cb'])).toEqual([
    'ca',
    'ça',
    'cb',
    'çb',
    'Van 9',
    'Van 10',
  ])
  await showLanguage('tr')
  expect(sorted(['çb', 'ca', 'ça', 'cb'])).toEqual(['ca', 'cb', 'ça', 'çb'])
})
