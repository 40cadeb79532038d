// What a Test button found, in the page's language. The server says it in English, with values that are read back.
import { valuesIn } from '@dropwise/contracts'
import { count } from '../../../lib/format.ts'
import { ownerIntegrationsWords as words } from '../../../lib/words/owner-integrations.ts'

type Key = Parameters<typeof words>[0]

/** Sentences of service-tests.ts and its checks on the server. The first that fits applies. */
const OUTCOMES = [
  ['mailNone', 'There is no mail server. Set SMTP_URL and start again.'],
  ['mailSent', 'Sent to {to}.'],
  ['textsNone', 'There is no provider of texts. Set TWILIO_URL and start again.'],
  ['textsUnknown', 'The provider does not know this account or its token.'],
  ['textsStatus', 'The provider answered HTTP {status}.'],
  ['textsActive', 'The account {name} is active; texts come from {from}.'],
  ['textsInactive', 'The account {name} is {status}.'],
  ['mapsNone', 'No region is loaded: maps are empty.'],
  ['mapsUnreadable', 'The map of {region} cannot be read. Compile the region again.'],
  ['mapsThere', 'The map of {region} is there, {megabytes} MB.'],
  ['styleStatus', 'The style’s server answered HTTP {status}.'],
  ['styleWrong', 'What came is no MapLibre style.'],
  ['styleEmpty', 'The style names no source.'],
  ['styleSources', 'The style names {sources}.'],
  ['storageWorks', 'A file was stored, read back and removed.'],
  ['roadsNone', 'No region is loaded: distances are estimated.'],
  ['roadsApart', 'Two points {metres} m apart by road in {region}.'],
  ['geocoderNone', 'No region is loaded: no address is found.'],
  ['geocoderNothing', 'No address was found in the middle of the region.'],
  ['geocoderFound', 'Found {label}.'],
  ['stripeNone', 'Stripe is not set. Invoices are marked as paid by hand.'],
  ['stripeStatus', 'Stripe answered HTTP {status}.'],
  ['stripeWorks', 'Stripe knows the key.'],
  ['databaseWorks', 'Read and answered.'],
  ['noOutcome', 'It did not work.'],
] as const satisfies [key: Key, template: string][]
/** Translates a sentence; its values are those of the English template. */
const say = words as unknown as (key: Key, values: Readonly<Record<string, string>>) => string

/** A service's own message is not translated. */
export function outcomeText(message: string): string {
  for (const [key, template] of OUTCOMES) {
    const values = valuesIn(message, template)
    if (!values) continue
    const { metres, megabytes } = values
    return say(key, {
      ...values,
      ...(metres !== undefined && { metres: count(Number(metres)) }),
      ...(megabytes !== undefined && { megabytes: count(Number(megabytes)) }),
    })
  }
  return message
}
