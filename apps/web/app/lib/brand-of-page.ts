// The brand, which the server writes into the head of the page. Read once before the first render, so nothing
// flashes; pages that the driver's phone caches contain it too.
import {
  DEFAULT_BRAND,
  TRIAL_DAYS,
  trialAdjective,
  trialNoun,
  trialTitle,
  type ShownBrand,
} from '@dropwise/contracts'

/** Brand at build time; the server replaces it with the owner's. */
const AS_BUILT: ShownBrand = {
  name: DEFAULT_BRAND.name,
  supportEmail: DEFAULT_BRAND.supportEmail,
  logoUrl: null,
  deepColour: '#14264a',
  trialDays: TRIAL_DAYS,
  ownArticles: [],
  article: null,
  platformUrl: null,
}

/** Ids of the two head elements that hold the brand. */
const DATA_ID = 'brand'
const STYLE_ID = 'brand-style'
const textOf = (id: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById(id)?.textContent

const data = textOf(DATA_ID)
/** The product's name, address and logo. */
export const BRAND: ShownBrand = data ? (JSON.parse(data) as ShownBrand) : AS_BUILT
/** Repeats the head elements exactly, so hydration matches them. */
export const BRAND_ELEMENTS = {
  data: { id: DATA_ID, text: data ?? JSON.stringify(AS_BUILT) },
  style: { id: STYLE_ID, text: textOf(STYLE_ID) ?? '' },
}

/** A page of the platform, as a link from any page: on a company's own host it leads to the platform. */
export const onPlatform = (path: string): string => (BRAND.platformUrl ?? '') + path

/** The length of a trial in words. */
export const TRIAL = {
  adjective: trialAdjective(BRAND.trialDays),
  title: trialTitle(BRAND.trialDays),
  noun: trialNoun(BRAND.trialDays),
}
