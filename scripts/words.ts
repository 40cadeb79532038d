// Checks the catalogues of the web app (apps/web/app/lib/words), and finds texts, locales and classes that serve one
// language only.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import {
  parseSync,
  Visitor,
  type Expression,
  type JSXEmptyExpression,
  type PrivateIdentifier,
} from 'oxc-parser'
import { LANGUAGES } from '../packages/contracts/src/languages.ts'
import { ROLE_RIGHTS } from '../packages/contracts/src/role-rights.ts'

const ROOT = join(import.meta.dirname, '..')
const APP = join(ROOT, 'apps/web/app')
const CONTRACTS = join(ROOT, 'packages/contracts/src')

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

/** Plural forms of each language. */
const PLURAL_FORMS = new Map(
  ['en', ...Object.keys(LANGUAGES)].map((language) => {
    const rules = new Intl.PluralRules(language)
    return [language, [...new Set(COUNTS.map((count) => rules.select(count)))]]
  }),
)

/** Plural forms that a message lacks. */
function missingForms(tokens: readonly Token[], language: string): string[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'plural') return []
    const forms = new Set(token.cases.map(({ key }) => key))
    return (PLURAL_FORMS.get(language) ?? []).filter((form) => !forms.has(form))
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

/** Keys that are values of the API or codes of contracts: no code of the app names them. */
const KEYS_OF_DATA: Readonly<Record<string, readonly string[]>> = {
  'custom-fields': ['label', 'recipient', 'visitor'],
  fields: ['missing', 'email', 'url', 'wholeNumber', 'number'],
  'order-form-settings': ['email', 'phone', 'packages', 'weight', 'note', 'optional', 'required'],
  'owner-integrations': ['mail', 'texts', 'maps', 'roads', 'geocoder', 'storage', 'stripe', 'database'],
  'owner-outbox': ['waiting', 'held', 'sent', 'caught', 'failed', 'expired'],
  proof: ['dispatch', 'recipient'],
  roles: ROLE_RIGHTS,
}

/** Areas whose keys are codes of contracts; tests compare them. */
const AREAS_OF_CODES: ReadonlySet<string> = new Set(['import-problems'])

/** Texts that schemas of contracts say: pages find a translation by the English text. */
const AREA_OF_SCHEMAS = 'schema-messages'
/** Messages that only callers of the API can meet. */
const MESSAGES_OF_API: ReadonlySet<string> = new Set([
  'A stop is named twice',
  'Ids, separated by commas',
  'Write an address such as 203.0.113.7, or a network such as 203.0.113.0/24',
  'begins within a span of time',
  'goes with the role driver only',
  'must not lie before the earliest day',
])
const SCHEMA_MESSAGE = /\b(?:error: |(?:min|max)\([\w.]+, )(?:'([^'\n]+)'|"([^"\n]+)")/g

/** Messages of schemas that have no text, and texts that no schema says. */
function schemaBreaches(english: Catalogue): string[] {
  const sources = readdirSync(CONTRACTS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  const messages = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(SCHEMA_MESSAGE)].map(([, single, double]) => single ?? double ?? ''),
    ),
  )
  const texts = new Set(Object.values(english))
  const code = sources.join('\n')
  return [
    ...[...messages]
      .filter((message) => !texts.has(message) && !MESSAGES_OF_API.has(message))
      .map((message) => `${AREA_OF_SCHEMAS}/en.ts lacks "${message}", which a schema of contracts says.`),
    ...[...texts]
      // Sentences with values are built from parts.
      .filter((text) => !text.includes('{') && !code.includes(`'${text}'`) && !code.includes(`"${text}"`))
      .map((text) => `${AREA_OF_SCHEMAS}/en.ts has "${text}", which no schema of contracts says.`),
  ]
}

/** Source files that each file imports, by path. */
function importsOf(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...sources].map(([path, text]) => [
      path,
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, file]) => join(dirname(path), file!)),
    ]),
  )
}

/** The code that may name an area's keys: files that import it, the files that these import, and their importers. */
function codeOf(
  area: string,
  sources: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, readonly string[]>,
): string {
  const paths = [...sources.keys()].filter((path) => !path.startsWith('lib/words/'))
  const users = new Set(paths.filter((path) => imports.get(path)?.includes(`lib/words/${area}.ts`)))
  const imported = new Set([...users].flatMap((path) => imports.get(path) ?? []))
  return paths
    .filter(
      (path) => users.has(path) || imported.has(path) || imports.get(path)?.some((other) => users.has(other)),
    )
    .map((path) => sources.get(path))
    .join('\n')
}

/** Missing and unused texts, and placeholders or plural forms that differ from English. */
async function catalogueBreaches(sources: ReadonlyMap<string, string>, app: string): Promise<string[]> {
  const folder = join(app, 'lib/words')
  const breaches: string[] = []
  const imports = importsOf(sources)
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name: area } of areas) {
    const english = await readCatalogue(join(folder, area, 'en.ts'))
    const code = codeOf(area, sources, imports)
    if (area === AREA_OF_SCHEMAS) breaches.push(...schemaBreaches(english))
    for (const key of Object.keys(english))
      if (
        area !== AREA_OF_SCHEMAS &&
        !AREAS_OF_CODES.has(area) &&
        !code.includes(`'${key}'`) &&
        !KEYS_OF_DATA[area]?.includes(key)
      )
        breaches.push(`${area}/en.ts, ${key}: no page uses the text.`)
    compareTexts({ area, language: 'en', texts: english, english }, breaches)
    for (const language of [...TRANSLATIONS, PARTIAL_LANGUAGE]) {
      const path = join(folder, area, `${language}.ts`)
      if (existsSync(path))
        compareTexts({ area, language, texts: await readCatalogue(path), english }, breaches)
      else if (language !== PARTIAL_LANGUAGE) breaches.push(`${area}/${language}.ts is missing.`)
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
  'lead',
  'description',
  'confirmLabel',
  'keepLabel',
])
/** Properties of objects that reach the screen: options of a choice, toasts, states. */
const READ_PROPERTIES = new Set([...READ_ATTRIBUTES, 'detail', 'text', 'problem'])
const LOCALE = /^(en|de|fr)-[A-Z]{2}$/
/** Names of formats and programming languages, which all languages share. */
const FORMATS: ReadonlySet<string> = new Set(['CSV', 'Excel', 'HTML', 'PDF', 'Python', 'TypeScript'])
/** Notices without JavaScript, and heads of prerendered pages for search engines: no catalogue loads. */
const ENGLISH_PARTS: ReadonlySet<string> = new Set(['WithoutScript', 'pageMeta'])
/** Legal documents: their wording is the owner's responsibility, so they stay English and say so (docs/languages.md). */
const ENGLISH_DOCUMENTS: ReadonlySet<string> = new Set([
  'features/site/data-processing-page.tsx',
  'features/site/legal-articles.tsx',
])
const hasLetters = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, '')) && !FORMATS.has(text.trim())
/** `Save` and `all orders` are for people; `saveOrder` and `text-2 font-mid` are keys and classes. */
const isProse = (text: string): boolean =>
  hasLetters(text) && (/^\p{Lu}\p{Ll}/u.test(text) || /^\p{L}+ \p{L}+/u.test(text)) && !/[:/]\S/.test(text)

type Shown = Expression | JSXEmptyExpression | PrivateIdentifier

/** The texts that an expression may become: `isOpen ? 'open' : 'closed'` has two. */
function textsOf(node: Shown): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [node.quasis.map((part) => part.value.raw).join('…')]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)]
    default:
      return []
  }
}

/** Texts in a file that belong in a catalogue, and locales that belong in lib/format.ts. */
function literalsOf(path: string, text: string): string[] {
  const literals: { start: number; text: string }[] = []
  const englishParts: { start: number; end: number }[] = []
  const add = (start: number, texts: readonly string[]) =>
    literals.push(...texts.filter(hasLetters).map((each) => ({ start, text: each })))
  const visitor = new Visitor({
    JSXText: ({ value, start }) => add(start, [value.trim().replaceAll(/\s+/g, ' ')]),
    JSXElement: ({ children, openingElement: { name }, start, end }) => {
      if (name.type === 'JSXIdentifier' && ENGLISH_PARTS.has(name.name)) englishParts.push({ start, end })
      for (const child of children)
        if (child.type === 'JSXExpressionContainer') add(child.start, textsOf(child.expression))
    },
    JSXAttribute: ({ name, value, start }) => {
      if (name.type !== 'JSXIdentifier' || !READ_ATTRIBUTES.has(name.name)) return
      if (value?.type === 'JSXExpressionContainer') add(start, textsOf(value.expression))
      else if (value?.type === 'Literal') add(start, textsOf(value))
    },
    Property: ({ key, value, start }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      if (READ_PROPERTIES.has(name)) add(start, textsOf(value as Shown).filter(isProse))
    },
    AssignmentPattern: ({ left, right, start }) => {
      if (left.type === 'Identifier' && READ_PROPERTIES.has(left.name)) add(start, textsOf(right))
    },
    CallExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && ENGLISH_PARTS.has(callee.name)) englishParts.push({ start, end })
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && LOCALE.test(value)) add(start, [value])
    },
  })
  visitor.visit(parseSync(path, text).program)
  const isShown = ({ start }: { start: number }) =>
    !englishParts.some((range) => start >= range.start && start < range.end)
  return literals.filter(isShown).map((literal) => literal.text)
}

function literalBreaches(sources: ReadonlyMap<string, string>): string[] {
  const breaches: string[] = []
  for (const [path, text] of sources) {
    if (path.startsWith('lib/words/') || path.startsWith('testing/') || path.endsWith('-fixture.ts')) continue
    if (ENGLISH_DOCUMENTS.has(path)) continue
    const [first] = literalsOf(path, text)
    if (first !== undefined)
      breaches.push(`${path}: "${first}" belongs into a catalogue (lib/words), or into lib/format.ts.`)
  }
  return breaches
}

/** Classes of a side, such as `pl-3` and `text-left`: `ps-3` and `text-start` also hold from right to left. */
const SIDE_CLASS =
  /(?<![\w-])-?(?:(?:scroll-)?[pm][lr]-[\da[]|(?:text-(?:left|right)|(?:border|rounded)-[lr])(?![\w.]))[\w.]*/

function sideBreaches(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([path, text]) => {
    const [side] = path.startsWith('lib/words/') ? [] : (SIDE_CLASS.exec(text) ?? [])
    return side
      ? [`${path}: "${side}" is a side; start and end follow the language (ps, pe, text-start, border-e).`]
      : []
  })
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
export async function findWordBreaches(app = APP): Promise<string[]> {
  const sources = readSources(app)
  return [...(await catalogueBreaches(sources, app)), ...literalBreaches(sources), ...sideBreaches(sources)]
}

if (process.argv[1] === import.meta.filename) {
  const breaches = await findWordBreaches()
  if (breaches.length > 0) {
    console.error(breaches.join('\n'))
    process.exitCode = 1
  }
}
