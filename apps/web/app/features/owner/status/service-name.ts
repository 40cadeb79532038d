// Names of the probed services in the page's language.
import type { StatusResponse } from '@dropwise/contracts'
import { ownerStatusWords as words } from '../../../lib/words/owner-status.ts'

const SERVICE_WORDS = {
  sign_in: 'signIn',
  data: 'data',
  positions: 'positions',
  planning: 'planning',
  maps: 'maps',
  mail: 'mail',
} as const

/** A service that this page does not know keeps the server's label. */
export const serviceName = ({ id, label }: StatusResponse['components'][number]): string =>
  Object.hasOwn(SERVICE_WORDS, id) ? words(SERVICE_WORDS[id as keyof typeof SERVICE_WORDS]) : label
