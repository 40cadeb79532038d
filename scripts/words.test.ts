// Tests the check of texts on a small app with one area.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../packages/contracts/src/languages.ts'
import { findWordBreaches } from './words.ts'

const ENGLISH = { hello: 'Hello {name}', stops: '{count, plural, one {# stop} other {# stops}}' }
const PAGE = `import { words } from './lib/words/area.ts'
export const Page = () => <p aria-label={words('hello', { name })}>{words('stops', { count: 2 })}</p>`
/** Every plural form that a language may need. */
const STOPS = `{count, plural, ${['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} {#}`).join(' ')}}`
const TRANSLATED = { hello: 'Hi {name}', stops: STOPS }

let app: string

async function writeSource(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(app, path)), { recursive: true })
  await writeFile(join(app, path), text)
}

const putCatalogue = (language: string, texts: Record<string, string>): Promise<void> =>
  writeSource(`lib/words/area/${language}.ts`, `export default ${JSON.stringify(texts)}`)

const breaches = (): Promise<string[]> => findWordBreaches(app)

beforeEach(async () => {
  app = await mkdtemp(join(tmpdir(), 'words-'))
  await writeSource('page.tsx', PAGE)
  for (const language of Object.keys(LANGUAGES))
    if (!language.startsWith('en')) await putCatalogue(language, TRANSLATED)
  await putCatalogue('en', ENGLISH)
})

afterEach(() => rm(app, { recursive: true, force: true }))

describe('the check of texts', () => {
  it('passes complete catalogues', async () => {
    expect(await breaches()).toEqual([])
  })

  it('fails on a missing text, but American English holds only what differs', async () => {
    await putCatalogue('de', { hello: 'Hallo {name}' })
    await putCatalogue('en-US', { hello: 'Hi {name}' })
    expect(await breaches()).toEqual(['area/de.ts, stops: the text is missing.'])
  })

  it('fails on a missing language', async () => {
    await rm(join(app, 'lib/words/area/de.ts'))
    expect(await breaches()).toEqual(['area/de.ts is missing.'])
  })

  it('fails on a text that English lacks, and on one that no page uses', async () => {
    await putCatalogue('de', { ...TRANSLATED, bye: 'Tschüss' })
    expect(await breaches()).toEqual(['area/de.ts, bye: English has no such text.'])
    await writeSource('page.tsx', PAGE.replace(`'stops'`, 'key'))
    expect(await breaches()).toContain('area/en.ts, stops: no page uses the text.')
  })

  it('counts a key as used in code of its area only', async () => {
    await putCatalogue('de', TRANSLATED)
    await writeSource('page.tsx', PAGE.replace(`'stops'`, 'KEY').concat(`\nimport { KEY } from './key.ts'`))
    await writeSource('other.ts', `export const tab = 'stops'`)
    expect(await breaches()).toEqual(['area/en.ts, stops: no page uses the text.'])
    await writeSource('key.ts', `export const KEY = 'stops'`)
    expect(await breaches()).toEqual([])
  })

  it('fails on a placeholder with another name', async () => {
    await putCatalogue('de', { ...TRANSLATED, hello: 'Hallo {nom}' })
    expect(await breaches()).toEqual(['area/de.ts, hello: placeholders are nom; in English name.'])
  })

  it('fails on a plural form that the language needs', async () => {
    await putCatalogue('pl', { ...TRANSLATED, stops: ENGLISH.stops })
    expect(await breaches()).toEqual(['area/pl.ts, stops: the plural forms many, few are missing.'])
  })

  it.each([
    ['between tags', '<p>Hello there</p>', 'Hello there'],
    ['in an attribute that people hear', '<p aria-label="Stop here" />', 'Stop here'],
    ['in a template', '<p title={`Stop ${number}`} />', 'Stop …'],
    ['in braces', `<p>{isOpen ? 'open' : state}</p>`, 'open'],
    ['in an option', `choices({ value, label: 'All orders' })`, 'All orders'],
    ['of a toast', 'notify({ title: `Order ${number} saved` })', 'Order … saved'],
    ['of a parameter', `dialog(({ title = 'Remove it' }) => title)`, 'Remove it'],
    ['of a locale', `<p>{day.toLocaleString('en-GB')}</p>`, 'en-GB'],
  ])('fails on a text %s', async (_, element, literal) => {
    await writeSource('other.tsx', `export const Other = () => ${element}`)
    expect(await breaches()).toEqual([
      `other.tsx: "${literal}" belongs into a catalogue (lib/words), or into lib/format.ts.`,
    ])
  })

  it('fails on a class of a side', async () => {
    await writeSource('page.tsx', PAGE.replace('<p ', '<p className="grid pl-3 ps-2" '))
    expect(await breaches()).toEqual([
      'page.tsx: "pl-3" is a side; start and end follow the language (ps, pe, text-start, border-e).',
    ])
    await writeSource('page.tsx', PAGE.replace('<p ', '<p className="grid ps-3 text-start border-e" '))
    expect(await breaches()).toEqual([])
  })
})
