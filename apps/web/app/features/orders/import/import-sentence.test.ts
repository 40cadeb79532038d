// Tests problems and notes of an import in the language of the page.
import { IMPORT_PROBLEMS, IMPORT_WARNINGS } from '@dropwise/contracts'
import { problem, warning } from '@dropwise/contracts/orders/problem'
import { describeRefusal, type FileRefusal } from '@dropwise/order-files'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../../lib/language.ts'
import { importProblemsWords } from '../../../lib/words/import-problems.ts'
import english from '../../../lib/words/import-problems/en.ts'
import { fixText, problemText, refusalText, warningText } from './import-sentence.ts'

const REFUSALS = Object.keys(english).flatMap((key) =>
  key.startsWith('hint_') ? [key.slice('hint_'.length) as FileRefusal] : [],
)
const VALUES = { limit: 500, row: 7, reference: 'A-1', header: 'Notes', choices: 'delivery or pickup' }

afterEach(() => showLanguage('en-GB'))

it('has the English sentences of contracts, from each of which the values can be read back', () => {
  for (const code of Object.keys(IMPORT_PROBLEMS) as (keyof typeof IMPORT_PROBLEMS)[]) {
    const said = problem(3, 'weight_kg', code, { ...VALUES, unit: code === 'bad_number' ? ' in kg' : 'kg' })
    expect(problemText(said)).toBe(said.message)
  }
  for (const code of Object.keys(IMPORT_WARNINGS) as (keyof typeof IMPORT_WARNINGS)[]) {
    const said = warning(3, 'weight_kg', code, '1,200', { ...VALUES, reading: '1.2' })
    expect(warningText(said)).toBe(`${said.message}.`)
  }
  for (const reason of REFUSALS) expect(refusalText(reason)).toEqual(describeRefusal(reason))
})

it('translates sentences with their values, and leaves those that it does not know', async () => {
  await showLanguage('de')
  await importProblemsWords.arrival()
  expect(problemText(problem(3, 'weight_kg', 'bad_number', { unit: ' in kg' }))).toBe(
    'Gewicht muss eine Zahl in kg sein',
  )
  expect(problemText(problem(3, 'reference', 'duplicate_in_file', { row: 7 }))).toBe(
    'Derselbe Auftrag wie in Zeile 7',
  )
  expect(warningText(warning(1, 'lat', 'unlikely_place', '-75, 10', { where: 'in Antarctica' }))).toBe(
    '-75, 10 liegt in der Antarktis.',
  )
  expect(warningText(warning(1, 'date', 'ambiguous_date', '03/04/2026', { reading: 'Fr. 3. Apr.' }))).toBe(
    'Daten wie 03/04/2026 werden als Fr. 3. Apr. gelesen.',
  )
  expect(refusalText('too_large').message).toMatch(/^Die Datei ist größer als \d+ MB\.$/)
  expect(fixText('Use 6 Queen Street, Ashmouth')).toBe('6 Queen Street, Ashmouth nehmen')
  expect(problemText({ row: 1, column: 'date', code: 'new_code', message: 'Something new' })).toBe(
    'Something new',
  )
})
