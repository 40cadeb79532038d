// The filter of orders understands codes and English (contracts: orders/filter.ts). Here it also accepts the words of the screen
// itself. Saved filters are stored in codes, so that they hold in every language.
import { DELIVERY_LABELS, DELIVERY_STATUSES, FILTER_SEPARATORS, STATUS_WORD } from '@dropwise/contracts'
import { currentLocale } from '../../lib/language.ts'
import { stateLabel } from '../../lib/order-fields.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

/** The filter word for late orders, in the language of the page. */
export const lateWord = (): string => words('late').toLocaleLowerCase(currentLocale())

/** Names of segments and states on the screen, with their codes. */
const names = (): [shown: string, code: string][] => [
  [words('late'), 'late'],
  [words('unserved'), 'unserved'],
  ...DELIVERY_STATUSES.filter((status) => stateLabel(status) !== DELIVERY_LABELS[status]).map(
    (status): [string, string] => [stateLabel(status), `${STATUS_WORD}${status}`],
  ),
]

/** Replaces names of segments and states by their codes. */
export const toFilterWords = (filter: string): string =>
  // Longer names first: some contain others.
  names()
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((text, [shown, code]) => text.replaceAll(wholeWords(shown), code), filter)

/** A filter in codes as somebody would type it in the language of the page. */
export const fromFilterWords = (filter: string): string =>
  names().reduce(
    (text, [shown, code]) => text.replaceAll(wholeWords(code), () => (code === 'late' ? lateWord() : shown)),
    filter,
  )

/** Finds the text where separators or the ends are around it. The flag for case misses a Turkish letter. */
const wholeWords = (text: string): RegExp => {
  const forms = [text, text.toLocaleLowerCase(currentLocale())].map((form) =>
    form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  )
  return new RegExp(`(?<![^${FILTER_SEPARATORS}])(?:${forms.join('|')})(?![^${FILTER_SEPARATORS}])`, 'giu')
}
