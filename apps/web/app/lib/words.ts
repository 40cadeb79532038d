// Texts of one area by key, from ICU messages that the build compiles (words.vite.ts). English is part of the page,
// which shows it when another language cannot be loaded. Every other language is a file of its own.
import { useSyncExternalStore } from 'react'
import { directionOf, SOURCE_LANGUAGE, type Language } from '@dropwise/contracts'
import { addArea, announceWords, currentLanguage, subscribeToLanguage } from './language.ts'

type Source = Readonly<Record<string, string>>
/** Every language has all texts of the English one. */
export type Translation<English extends Source> = { readonly [Key in keyof English]: string }

type Branch = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`
type NotAName = `${string}${' ' | '{' | '}' | '#'}${string}`
/** The name in `{name}`; `never` for the text of a plural branch, such as `one {day}`; `Done {day}` is not a branch. */
type SimpleName<Before extends string, Rest extends string> = Before extends `${string} ${Branch} `
  ? never
  : Rest extends `${infer Name}}${string}`
    ? Name extends NotAName
      ? never
      : Name
    : never
type NameAt<Before extends string, Rest extends string> = Rest extends `${infer Name}, plural,${string}`
  ? Name extends NotAName
    ? SimpleName<Before, Rest>
    : Name
  : SimpleName<Before, Rest>
/** Names of a message's placeholders: `{name}`, `{count, plural, …}`. */
type Placeholders<Message extends string> = Message extends `${infer Before}{${infer Rest}`
  ? NameAt<Before, Rest> | Placeholders<Rest>
  : never
type Values<Message extends string> = [Placeholders<Message>] extends [never]
  ? []
  : [values: Record<Placeholders<Message>, string | number>]

export interface Words<English extends Source> {
  <Key extends keyof English>(key: Key, ...values: Values<English[Key]>): string
  /** False while the texts of another language load; the page shows English until then. */
  isReady: () => boolean
  /** Resolves once the texts of the language wanted last are loaded, or cannot be. */
  arrival: () => Promise<void>
}

/** A message as the build compiles it. */
type Compiled = Readonly<Record<string, string | ((values: object) => string)>>
type Readers = Readonly<Record<string, () => Promise<{ default: Source }>>>

/** Unicode bidirectional isolates: left to right, right to left, by the first strong letter; and their end. */
const [LRI, RLI, FSI, PDI] = ['\u2066', '\u2067', '\u2068', '\u2069']
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** Keeps a name in one piece where it meets a text of the other direction. */
export function isolate(value: string): string {
  const isRightToLeft = directionOf(currentLanguage()) === 'rtl'
  if (!isRightToLeft && !RIGHT_TO_LEFT.test(value)) return value
  // A value made of isolates has no strong letter outside them, so it needs the direction of the page.
  if (!value.includes(FSI)) return `${FSI}${value}${PDI}`
  return `${isRightToLeft ? RLI : LRI}${value}${PDI}`
}

function withIsolates(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  )
}

/** `readers`: `import.meta.glob` of the area's folder. */
export function defineWords<const English extends Source>(
  english: English,
  readers: Readers,
): Words<English> {
  const source = english as unknown as Compiled
  let texts = source
  let textsLanguage: Language = SOURCE_LANGUAGE
  let requested: Language = SOURCE_LANGUAGE

  const read = async (language: Language): Promise<void> => {
    requested = language
    const reader = Object.entries(readers).find(([path]) => path.endsWith(`/${language}.ts`))?.[1]
    // Without a network, the area stays in English.
    const file = await reader?.().catch(() => undefined)
    // A language chosen earlier may arrive later.
    if (requested !== language) return
    texts = file ? { ...source, ...(file.default as unknown as Compiled) } : source
    textsLanguage = language
    announceWords()
  }
  let arriving = Promise.resolve()
  addArea({ read: (language) => (arriving = read(language)) })

  const words = (key: keyof English & string, values: Readonly<Record<string, unknown>> = {}): string => {
    const text = texts[key]!
    return typeof text === 'string' ? text : text(withIsolates(values))
  }
  return Object.assign(words as unknown as Words<English>, {
    isReady: () => textsLanguage === currentLanguage(),
    arrival: () => arriving,
  })
}

/** False until the texts of this area are in the page's language. */
export function useWords(words: Pick<Words<Source>, 'isReady'>): boolean {
  return useSyncExternalStore(subscribeToLanguage, words.isReady, () => true)
}
