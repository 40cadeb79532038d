// How many trials may be started, by the trial form or by a sign-up that asks for one.
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { Quota } from '@dropwise/surface/core/rate-limit'

/** A forgotten form is sent again, a script is stopped. */
const PER_ADDRESS = { most: 10, seconds: 3_600 }
const PER_EMAIL = { most: 3, seconds: 86_400 }

/** What one more trial counts against. */
export function trialQuotas(ip: string, email: string): Quota[] {
  return [
    ...callerQuotas('trial', ip, PER_ADDRESS),
    { key: `trial email ${email.toLowerCase()}`, ...PER_EMAIL },
  ]
}
