// Steps of a trial, shown beside its form. Tests prove their claims (features/site/claims.ts).
import { BRAND } from '../../lib/brand-of-page.ts'
import { trialWords as words } from '../../lib/words/trial.ts'

export const trialSteps = (): [when: string, what: string][] => [
  [words('stepNow'), words('stepNowMore')],
  [words('stepMinutes'), words('stepMinutesMore')],
  [words('stepDay', { day: BRAND.trialDays }), words('stepDayMore')],
]
