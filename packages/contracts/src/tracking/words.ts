// Words of the tracking page in each of its languages. Pure.
import type { DefaultReasons } from '../default-reasons.ts'
import type { DeliveryStatus } from '../states.ts'

/** Plural forms of a counted word (CLDR); `{count}` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Texts for a delivery that will not come as agreed: above the headline, headline, below. */
interface Ending {
  lead: string
  headline: string
  note: string
}

/** `{name}` marks a value; `{day}` is `today` or a date such as `Fri 17 Apr`, without a preposition. */
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
  /** Number words from zero on; digits where missing. */
  numbers?: readonly string[]
  later: string
  /** The expected time keeps the promise, the end of its range does not. */
  mayBeLater: string
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
  /** Status of a parcel that waits at the depot and has a time. */
  planned: string
  /** A parcel that waits is `planned` or `events.pending`, see `deliveryStatusText`. */
  statuses: Record<Exclude<DeliveryStatus, 'pending'>, string>
  /** Timeline labels by state, and for a rescheduled delivery. */
  events: Record<DeliveryStatus | 'rescheduled', string>
  /** Further labels, of a driver's first steps and of outcomes; `withReason` joins one and a reason. */
  leftDepot: string
  loadedOn: string
  partlyDelivered: string
  withReason: string
  reasons: DefaultReasons
  deliveryProgress: string
  progress: string
  whenItComes: string
  reschedule: string
  share: string
  linkCopied: string
  linkToShare: string
  /** Shown where the browser forbids copying. */
  copyByHand: string
  giveFeedback: string
  /** Link to the page on which anyone verifies the signed proof. */
  verifyProof: string
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
  /** Volume of the parcels. */
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
  /** Title of the form without a number. */
  findDelivery: string
  haveAccount: string
  seeAllDeliveries: string
  yourAddress: string
  wayToYou: string
  vehicleWithParcel: string
  /** Values of a company's own fields. */
  yes: string
  no: string
}

/** Fills in `{name}`. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A counted word in its plural form. */
export function countWords(
  code: string,
  forms: PluralForms,
  count: number,
  numbers: readonly string[] = [],
): string {
  const form = forms[new Intl.PluralRules(code).select(count)] ?? forms.other
  return fillWords(form, { count: numbers[count] ?? count })
}
