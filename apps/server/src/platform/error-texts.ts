// Texts of errors in the languages of readers: of thrown errors, and of English sentences that failed jobs stored.
import {
  ERROR_CATALOGUE,
  ERROR_LANGUAGES,
  errorTexts,
  loadErrorWords,
  loadPortalErrorWords,
  valuesIn,
  type ErrorTable,
  type Language,
} from '@dropwise/contracts'

const WORDS = new Map<Language, ErrorTable>(
  await Promise.all(
    ERROR_LANGUAGES.map(
      async (language) =>
        [
          language,
          { ...(await loadErrorWords(language)), ...(await loadPortalErrorWords(language)) },
        ] as const,
    ),
  ),
)

/** Texts of the errors that a language has, by code; undefined for English. */
export const errorTable = (language: Language): ErrorTable | undefined => WORDS.get(language)

/** Letters of a template outside of its values. */
const fixedLength = (message: string): number => message.replaceAll(/\{\w+\}/g, '').length
/** Shorter patterns, such as `{problem}`, would match any sentence. */
const FIXED_MIN = 8

/** The most exact sentences first, since a value matches any text. */
const ENTRIES = Object.entries(ERROR_CATALOGUE)
  .filter(([, { message }]) => fixedLength(message) >= FIXED_MIN)
  .toSorted(([, one], [, other]) => fixedLength(other.message) - fixedLength(one.message))

/** A stored sentence in the language of its reader; one that is in no catalogue stays as it is. */
export function storedProblem(sentence: string, language: Language): string {
  const table = errorTable(language)
  if (!table) return sentence
  for (const [code, { message }] of ENTRIES) {
    const values = valuesIn(sentence, message)
    const texts = values && errorTexts(table, code, values, language)
    if (texts) return texts.message
  }
  return sentence
}
