// How pages say the length of a trial. They are built with the default one, and the server writes the owner's in its place.
import { TRIAL_DAYS } from './constants.ts'

/** `3-day` before a noun. */
export const trialAdjective = (days: number): string => `${days}-day`
/** `3-Day` in a title. */
export const trialTitle = (days: number): string => `${days}-Day`
/** `3 days` with a no-break space, which tells it from other spans of days on the same page. */
export const trialNoun = (days: number): string => `${days}\u00a0${days === 1 ? 'day' : 'days'}`

const WORDS = [trialAdjective, trialTitle, trialNoun]

/** The text of a built page with another length of trials. */
export function writeTrialDays(text: string, days: number): string {
  if (days === TRIAL_DAYS) return text
  return WORDS.reduce((written, word) => written.replaceAll(word(TRIAL_DAYS), word(days)), text)
}
