// Texts for the length of a trial. Pages are built with the default, and the server replaces it with the
// owner's.
import { TRIAL_DAYS } from './constants.ts'

/** `3-day` before a noun. */
export const trialAdjective = (days: number): string => `${days}-day`
/** `3-Day` in a title. */
export const trialTitle = (days: number): string => `${days}-Day`
/** `3 days` with a no-break space, which marks it for replacement among other spans of days. */
export const trialNoun = (days: number): string => `${days}\u00a0${days === 1 ? 'day' : 'days'}`

const WORDS = [trialAdjective, trialTitle, trialNoun]

/** Replaces the trial length in the text of a built page. */
export function writeTrialDays(text: string, days: number): string {
  if (days === TRIAL_DAYS) return text
  return WORDS.reduce((written, word) => written.replaceAll(word(TRIAL_DAYS), word(days)), text)
}
