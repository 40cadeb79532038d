// Problems and notes of an import in the page's language. The server and the reader write them in English with their
// values, which are read back from the English sentence.
import {
  ERROR_CATALOGUE,
  IMPORT_PROBLEMS,
  IMPORT_WARNINGS,
  ORDER_FIELDS,
  type ImportProblem,
  type ImportWarning,
  type OrderFieldName,
  valuesIn,
} from '@dropwise/contracts'
import { describeRefusal, type FileRefusal } from '@dropwise/order-files'
import { fieldLabel } from '../../../lib/order-fields.ts'
import { problemSentence } from '../../../lib/problem-sentence.ts'
import { commonWords } from '../../../lib/words/common.ts'
import { importProblemsWords } from '../../../lib/words/import-problems.ts'

type Values = Readonly<Record<string, string>>
/** Codes come from the server, so the compiler cannot tell which values a text has. */
const words = importProblemsWords as unknown as (key: string, values?: Values) => string

const isOrderField = (name: string | null): name is OrderFieldName =>
  name !== null && Object.hasOwn(ORDER_FIELDS, name)

/** Translates a `sentence` made from `template`; returns other sentences unchanged. */
function translate(code: string, sentence: string, template: string, column: string | null = null): string {
  const values = valuesIn(sentence, template)
  if (!values) return sentence
  const named = {
    ...values,
    ...(isOrderField(column) && { column: fieldLabel(column) }),
    ...(values.reading === 'any time' && { reading: commonWords('anyTime') }),
  }
  return code === 'bad_number' && values.unit
    ? words('bad_number_in', { ...named, unit: values.unit.replace(/^ in /, '') })
    : words(code, named)
}

/** What is wrong with a row or the whole file. */
export function problemText(problem: ImportProblem): string {
  const { code, message, column } = problem
  const template: string | undefined = IMPORT_PROBLEMS[code as keyof typeof IMPORT_PROBLEMS]
  return template === undefined ? problemSentence(problem) : translate(code, message, template, column)
}

/** A problem of a row that was stored as its English sentence. */
export function storedProblemText(sentence: string): string {
  for (const [code, template] of Object.entries(IMPORT_PROBLEMS))
    if (valuesIn(sentence, template)) return translate(code, sentence, template)
  return sentence
}

/** Sentences for unlikely places, by the server's kinds of places. */
const UNLIKELY_PLACES = {
  unlikely_place_null:
    '{value} is at latitude 0, longitude 0 in the Atlantic, where devices without a fix report to be',
  unlikely_place_antarctica: '{value} is in Antarctica',
  unlikely_place_sea: '{value} is at sea',
} as const

function unlikelyPlaceText(message: string): string {
  for (const [key, template] of Object.entries(UNLIKELY_PLACES)) {
    const values = valuesIn(message, template)
    if (values) return words(key, values)
  }
  return message
}

/** How a value was read, as a sentence. */
export function warningText({ code, message, column }: ImportWarning): string {
  const entry = IMPORT_WARNINGS[code as keyof typeof IMPORT_WARNINGS]
  if (code === 'unlikely_place') return words('sentence', { text: unlikelyPlaceText(message) })
  const text = entry ? translate(code, message, entry.message, column) : message
  return words('sentence', { text })
}

/** Why a whole file is refused, and what to do. */
export function refusalText(reason: FileRefusal): { message: string; hint: string } {
  const { message } = describeRefusal(reason)
  const hint = words(`hint_${reason}`)
  if (reason === 'unsupported_file' || reason === 'too_large')
    return { message: translate(reason, message, ERROR_CATALOGUE[reason].message), hint }
  const text = translate(reason, message.replace(/\.$/, ''), IMPORT_PROBLEMS[reason])
  return { message: words('sentence', { text }), hint }
}

const FIXES = { fix_use: 'Use {place}', fix_swap: 'Swap to {place}' } as const

/** The label of a correction that the server offers. */
export function fixText(label: string): string {
  for (const [key, template] of Object.entries(FIXES)) {
    const values = valuesIn(label, template)
    if (values) return words(key, values)
  }
  return label
}
