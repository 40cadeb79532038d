// How a trial goes, as the page beside its form says it. What it claims is proved (features/site/claims.ts).
export const TRIAL_STEPS = [
  ['Now', 'Upload a list of stops'],
  ['In minutes', 'See them on routes, with what does not fit and why'],
  ['Day 3', 'It ends by itself. Your data stays readable'],
] as const
