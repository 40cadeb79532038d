// Features of plans on sale, in the language of the page. The owner writes these sentences in English; those of the
// shipped plans have translations, also with other numbers. Others stay as the owner wrote them.
import { currentLanguage } from '../../lib/language.ts'
import { sitePricingWords as words } from '../../lib/words/site-pricing.ts'

const WITH_A_NUMBER: readonly (readonly [RegExp, (count: number) => string])[] = [
  [/^up to (\d+) vehicles?$/i, (count) => words('vehicles', { count })],
  [/^(\d+) (?:people|person) in the portal$/i, (count) => words('people', { count })],
]
const OF_ANOTHER_PLAN = /^everything in (\S.*)$/i
const SENTENCES: Readonly<Record<string, () => string>> = {
  'Unlimited vehicles': () => words('vehicles', { count: 0 }),
  'Unlimited people in the portal': () => words('people', { count: 0 }),
  'Planning and re-planning on real roads': () => words('planningOnRoads'),
  'Live map and tracking pages in your brand': () => words('liveInYourBrand'),
  'CSV and XLSX import, full export': () => words('importAndExport'),
  Analytics: () => words('analytics'),
  'API keys for your own systems': () => words('keysForYourSystems'),
  'Regions of your own': () => words('ownRegions'),
  'Agreed service levels': () => words('serviceLevels'),
}

/** The sentence of a plan's feature in the language of the page. */
export function planFeatureText(written: string): string {
  if (currentLanguage().startsWith('en')) return written
  if (Object.hasOwn(SENTENCES, written)) return SENTENCES[written]!()
  for (const [pattern, text] of WITH_A_NUMBER) {
    const number = pattern.exec(written)?.[1]
    if (number !== undefined) return text(Number(number))
  }
  const plan = OF_ANOTHER_PLAN.exec(written)?.[1]
  return plan === undefined ? written : words('everythingIn', { plan })
}
