// Steps of a trial, shown beside its form. Tests prove their claims (features/site/claims.ts).
import { BRAND } from '../../lib/brand-of-page.ts'

export const TRIAL_STEPS = [
  ['Now', 'Upload a list of stops'],
  ['In minutes', 'See them on routes, with what does not fit and why'],
  [`Day ${BRAND.trialDays}`, 'It ends by itself. Your data stays readable'],
] as const
