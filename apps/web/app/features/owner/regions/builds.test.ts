// Tests why a compile failed, in the language of the page.
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../../lib/language.ts'
import { ownerRegionsWords } from '../../../lib/words/owner-regions.ts'
import { failureText } from './builds.tsx'

afterEach(() => showLanguage('en-GB'))

const gone = {
  code: 'extract_gone',
  problem: 'https://maps.example/x.osm.pbf does not exist (404).',
  hint: 'Refresh the catalogue and choose again, or use another mirror.',
}
const stopped = {
  code: 'compiler_failed',
  problem: 'The compiler stopped: out of ids',
  hint: 'The region stays.',
}

it('gives the server’s sentences in English, and those of the code in other languages', async () => {
  expect(failureText(gone)).toBe(`${gone.problem} ${gone.hint}`)
  await showLanguage('de')
  expect(failureText(gone)).toBe(ownerRegionsWords('failedGone'))
  expect(failureText(gone)).toMatch(/^Der Server hat diesen Auszug nicht mehr/)
  expect(failureText(stopped)).toMatch(/^Der Compiler ist stehen geblieben: out of ids\./)
  expect(failureText({ ...gone, code: 'of_tomorrow' })).toBe(`${gone.problem} ${gone.hint}`)
})
