// Compiles catalogues at build time: ICU messages become functions, so that pages load no parser.
import { fileURLToPath, pathToFileURL } from 'node:url'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import type { Plugin } from 'vite'

/** `app/lib/words/driver/de.ts`. */
const CATALOGUE = /\/app\/lib\/words\/[\w-]+\/([a-z]{2}(?:-[A-Z]{2})?)\.ts$/

/** Letters of a pseudo-language: readable, and longer than English as most languages are. */
const PSEUDO: Readonly<Record<string, string>> = {
  a: 'àà',
  e: 'éé',
  i: 'î',
  o: 'öö',
  u: 'ûû',
  A: 'Å',
  E: 'Ë',
  I: 'Ï',
  O: 'Ø',
  U: 'Û',
}

/** The text of a message between its placeholders; plural forms stay as they are, within the brackets. */
function toPseudo(message: string): string {
  const parts = message.split(/(\{[^{}]*\{[\s\S]*\}\s*\}|\{[^{}]*\})/)
  const accented = parts.map((part) =>
    part.startsWith('{') ? part : part.replaceAll(/[aeiouAEIOU]/g, (letter) => PSEUDO[letter] ?? letter),
  )
  return `[${accented.join('')}]`
}

function compile(messages: Readonly<Record<string, string>>, language: string): string {
  const format = new MessageFormat(language.split('-')[0]!)
  // Latin digits in every language, like `localeOf` in contracts.
  for (const plural of format.plurals) plural.lc = `${language}-u-nu-latn`
  // A text without placeholders needs no function.
  return compileModule(format, messages).replaceAll(/: \(\) => ("(?:[^"\\]|\\.)*")(?=,?\n)/g, ': $1')
}

/** With `isPseudo` English shows as a pseudo-language: a text that stays English is not in a catalogue. */
export function compiledWords({ isPseudo = false } = {}): Plugin {
  return {
    name: 'compiled-words',
    async load(id) {
      const path = id.split('?')[0]!
      const language = CATALOGUE.exec(path)?.[1]
      if (!language) return null
      const url = pathToFileURL(path)
      // A new address makes Node read the file again after an edit.
      url.searchParams.set('read', String(Date.now()))
      const { default: messages } = (await import(url.href)) as { default: Record<string, string> }
      this.addWatchFile(fileURLToPath(pathToFileURL(path)))
      const source = Object.entries(messages)
      const texts =
        isPseudo && language === 'en' ? source.map(([key, text]) => [key, toPseudo(text)]) : source
      return compile(Object.fromEntries(texts) as Record<string, string>, language)
    },
  }
}
