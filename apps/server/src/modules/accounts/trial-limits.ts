// Limits the number of trials, by the trial form or by a sign-up with a trial.
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { Quota } from '@dropwise/surface/core/rate-limit'

/** Lets a person repeat a forgotten form, and stops scripts. */
const PER_ADDRESS = { most: 10, seconds: 3_600 }
const PER_EMAIL = { most: 3, seconds: 86_400 }

/** Quotas of one more trial. */
export function trialQuotas(ip: string, email: string): Quota[] {
  return [
    ...callerQuotas('trial', ip, PER_ADDRESS),
    { key: `trial email ${email.toLowerCase()}`, ...PER_EMAIL },
  ]
}
