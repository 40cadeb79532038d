// Checks the catalogues of the web app (apps/web/app/lib/words), and finds texts and locales outside of catalogues.
// Files and folders that still hold such texts, and catalogues to translate, are listed in words-to-convert.txt,
// which may only become shorter.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { parseSync, Visitor } from 'oxc-parser'
import { LANGUAGES } from '../packages/contracts/src/languages.ts'

const ROOT = join(import.meta.dirname, '..')
const APP = join(ROOT, 'apps/web/app')
const LIST = join(import.meta.dirname, 'words-to-convert.txt')

/** British English is the source; American English holds only what differs. */
const PARTIAL_LANGUAGE = 'en-US'
const TRANSLATIONS = Object.keys(LANGUAGES).filter((language) => !language.startsWith('en'))
/** Numbers that show which plural forms a language uses for counts. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count)

type Catalogue = Record<string, string>

/** Placeholders with their kind, such as `count plural`, sorted. */
function placeholdersOf(tokens: readonly Token[]): string[] {
  return [...new Set(tokens.flatMap(placeholderOf))].toSorted()
}

function placeholderOf(token: Token): string[] {
  switch (token.type) {
    case 'argument':
      return [token.arg]
    case 'function':
      return [`${token.arg} ${token.key}`]
    case 'plural':
    case 'select':
    case 'selectordinal':
      return [`${token.arg} ${token.type}`, ...token.cases.flatMap(({ tokens }) => placeholdersOf(tokens))]
    default:
      return []
  }
}

/** Plural forms that a message lacks. */
function missingForms(tokens: readonly Token[], language: string): string[] {
  const rules = new Intl.PluralRules(language)
  const needed = new Set(COUNTS.map((count) => rules.select(count)))
  return tokens.flatMap((token) => {
    if (token.type !== 'plural') return []
    const forms = new Set(token.cases.map(({ key }) => key))
    return [...needed].filter((form) => !forms.has(form))
  })
}

function tokensOf(message: string, where: string, breaches: string[]): Token[] {
  try {
    return parse(message)
  } catch (error) {
    breaches.push(`${where}: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}

function compareTexts(
  {
    area,
    language,
    texts,
    english,
  }: { area: string; language: string; texts: Catalogue; english: Catalogue },
  breaches: string[],
): void {
  for (const [key, source] of Object.entries(english)) {
    const where = `${area}/${language}.ts, ${key}`
    const text = texts[key]
    if (text === undefined) {
      if (language !== PARTIAL_LANGUAGE) breaches.push(`${where}: the text is missing.`)
      continue
    }
    const tokens = tokensOf(text, where, breaches)
    const [theirs, ours] = [placeholdersOf(tokens), placeholdersOf(tokensOf(source, where, breaches))]
    if (theirs.join() !== ours.join())
      breaches.push(
        `${where}: placeholders are ${theirs.join(', ') || 'none'}; in English ${ours.join(', ')}.`,
      )
    const forms = missingForms(tokens, language)
    if (forms.length > 0) breaches.push(`${where}: the plural forms ${forms.join(', ')} are missing.`)
  }
  for (const key of Object.keys(texts))
    if (!(key in english)) breaches.push(`${area}/${language}.ts, ${key}: English has no such text.`)
}

const readCatalogue = async (path: string): Promise<Catalogue> =>
  ((await import(path)) as { default: Catalogue }).default

/** Missing and unused texts, and placeholders or plural forms that differ from English. */
async function catalogueBreaches(
  sources: ReadonlyMap<string, string>,
  listed: readonly string[],
  app: string,
): Promise<string[]> {
  const folder = join(app, 'lib/words')
  const breaches: string[] = []
  const code = [...sources]
    .flatMap(([path, text]) => (path.startsWith('lib/words/') ? [] : [text]))
    .join('\n')
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name: area } of areas) {
    const english = await readCatalogue(join(folder, area, 'en.ts'))
    for (const key of Object.keys(english))
      if (!code.includes(`'${key}'`)) breaches.push(`${area}/en.ts, ${key}: no page uses the text.`)
    compareTexts({ area, language: 'en', texts: english, english }, breaches)
    for (const language of [...TRANSLATIONS, PARTIAL_LANGUAGE]) {
      const path = join(folder, area, `${language}.ts`)
      if (existsSync(path))
        compareTexts({ area, language, texts: await readCatalogue(path), english }, breaches)
      else if (language !== PARTIAL_LANGUAGE && !listed.includes(relative(app, path)))
        breaches.push(`${area}/${language}.ts is missing.`)
    }
  }
  return breaches
}

/** Attributes that people read or hear. */
const READ_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'label',
  'placeholder',
  'hint',
  'message',
  'what',
])
const LOCALE = /^(en|de|fr)-[A-Z]{2}$/
/** Names of file formats, which all languages share. */
const FORMATS: ReadonlySet<string> = new Set(['CSV', 'PDF'])
const hasLetters = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, '')) && !FORMATS.has(text.trim())

/** Texts in a file that belong in a catalogue, and locales that belong in lib/format.ts. */
function literalsOf(path: string, text: string): string[] {
  const literals: string[] = []
  const visitor = new Visitor({
    JSXText: ({ value }) => {
      if (hasLetters(value)) literals.push(value.trim().replaceAll(/\s+/g, ' '))
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !READ_ATTRIBUTES.has(name.name)) return
      const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value
      if (literal?.type === 'Literal' && typeof literal.value === 'string' && hasLetters(literal.value))
        literals.push(literal.value)
      if (literal?.type === 'TemplateLiteral' && literal.quasis.some((part) => hasLetters(part.value.raw)))
        literals.push(literal.quasis.map((part) => part.value.raw).join('…'))
    },
    Literal: ({ value }) => {
      if (typeof value === 'string' && LOCALE.test(value)) literals.push(value)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return literals
}

/** `listed`: files, and folders with a slash at the end. */
function literalBreaches(sources: ReadonlyMap<string, string>, listed: readonly string[]): string[] {
  const breaches: string[] = []
  const isToTranslate = (entry: string) => entry.startsWith('lib/words/') && !sources.has(entry)
  const unused = new Set(listed.filter((entry) => !isToTranslate(entry)))
  for (const [path, text] of sources) {
    if (path.startsWith('lib/words/') || path.startsWith('testing/')) continue
    const [first] = literalsOf(path, text)
    if (first === undefined) continue
    const entry = listed.find((each) => path === each || (each.endsWith('/') && path.startsWith(each)))
    if (entry) unused.delete(entry)
    else breaches.push(`${path}: "${first}" belongs into a catalogue (lib/words), or into lib/format.ts.`)
  }
  for (const entry of unused)
    breaches.push(`${entry} holds no text any more: remove it from scripts/words-to-convert.txt.`)
  return breaches
}

function readSources(app: string): Map<string, string> {
  const entries = readdirSync(app, { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) => {
    const isSource = entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name)
    return isSource ? [join(entry.parentPath, entry.name)] : []
  })
  return new Map(paths.toSorted().map((path) => [relative(app, path), readFileSync(path, 'utf8')]))
}

/** Every broken rule as a sentence. */
export async function findWordBreaches(app = APP, list = LIST): Promise<string[]> {
  const sources = readSources(app)
  const listed = readFileSync(list, 'utf8').split('\n').filter(Boolean)
  return [...(await catalogueBreaches(sources, listed, app)), ...literalBreaches(sources, listed)]
}

if (process.argv[1] === import.meta.filename) {
  const breaches = await findWordBreaches()
  if (breaches.length > 0) {
    console.error(breaches.join('\n'))
    process.exitCode = 1
  }
}
