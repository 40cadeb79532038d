// What the tracking page says, in each of the languages that mails can be written in. Pure.
import type { MailLanguage } from '../api/recipient-mails.ts'
import type { DeliveryStatus } from '../states.ts'

/** Forms of a counted word by the plural rules of its language (CLDR); `{count}` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** What is said of a delivery that will not come as agreed: above, large, and below. */
interface Ending {
  lead: string
  headline: string
  note: string
}

/** `{name}` is filled in; `{day}` is `today` or a date such as `Fri 17 Apr`, without a preposition of its own. */
export interface TrackingWords {
  today: string
  tomorrow: string
  yesterday: string
  arriving: string
  plannedFor: string
  deliveredOn: string
  anyMinute: string
  inAbout: string
  hour: string
  minute: string
  youAreNext: string
  stopsBefore: PluralForms
  /** How small numbers are written out, from nought on; where they are not, digits stand. */
  numbers?: readonly string[]
  later: string
  behindPlan: string
  aheadOfPlan: string
  onPlan: string
  slowerRoads: string
  timePassed: string
  noPosition: string
  driverHere: string
  atDoor: string
  toStreet: string
  failed: Ending
  returned: Ending
  cancelled: Ending
  ordered: Ending
  statuses: Record<DeliveryStatus, string>
  /** What the timeline calls each change of state, and another time that was agreed. */
  events: Record<DeliveryStatus | 'rescheduled', string>
  deliveryProgress: string
  progress: string
  whenItComes: string
  reschedule: string
  share: string
  linkCopied: string
  linkToShare: string
  /** Where the browser lets no page copy. */
  copyByHand: string
  giveFeedback: string
  notAtHome: string
  deliveryFrom: string
  contact: string
  contactDriver: string
  textDriver: string
  messageDriver: string
  driver: string
  driverWith: string
  delivery: string
  to: string
  from: string
  packageDetails: string
  parcels: string
  /** Space that the parcels take. */
  volume: string
  contents: string
  together: string
  promised: string
  nowAt: string
  onMap: string
  lastUpdate: string
  reference: string
  number: string
  whatHappened: string
  updatedLive: string
  updatedEvery: string
  noConnection: string
  refresh: string
  refreshing: string
  notFound: string
  nothingUnder: string
  whereNumberIs: string
  couldNotLoad: string
  loading: string
  language: string
  trackingNumber: string
  track: string
  notANumber: string
  asOf: string
  openPage: string
  tryAgain: string
}

/** Fills `{name}` in. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A counted word in its form. */
export function countWords(
  code: MailLanguage,
  forms: PluralForms,
  count: number,
  numbers: readonly string[] = [],
): string {
  const form = forms[new Intl.PluralRules(code).select(count)] ?? forms.other
  return fillWords(form, { count: numbers[count] ?? count })
}
