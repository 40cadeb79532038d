// Whose product this is: what the server wrote into the head of the page. Read once, before anything is drawn, so that nothing flashes;
// pages that the driver's phone keeps carry it too.
import {
  DEFAULT_BRAND,
  TRIAL_DAYS,
  trialAdjective,
  trialNoun,
  trialTitle,
  type ShownBrand,
} from '@dropwise/contracts'

/** What is built: the server puts the owner's in its place. */
const AS_BUILT: ShownBrand = {
  name: DEFAULT_BRAND.name,
  supportEmail: DEFAULT_BRAND.supportEmail,
  logoUrl: null,
  deepColour: '#14264a',
  trialDays: TRIAL_DAYS,
  ownArticles: [],
  article: null,
}

/** Ids of the two elements of the head that hold it. */
const DATA_ID = 'brand'
const STYLE_ID = 'brand-style'
const textOf = (id: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById(id)?.textContent

const data = textOf(DATA_ID)
/** The product's name, address and logo. */
export const BRAND: ShownBrand = data ? (JSON.parse(data) as ShownBrand) : AS_BUILT
/** The head says it again, word for word: the page comes alive over what is there. */
export const BRAND_ELEMENTS = {
  data: { id: DATA_ID, text: data ?? JSON.stringify(AS_BUILT) },
  style: { id: STYLE_ID, text: textOf(STYLE_ID) ?? '' },
}

/** The length of a trial as the pages say it. */
export const TRIAL = {
  adjective: trialAdjective(BRAND.trialDays),
  title: trialTitle(BRAND.trialDays),
  noun: trialNoun(BRAND.trialDays),
}
