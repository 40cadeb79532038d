// Names of the services that the status pages watch, in the page's language.
import type { StatusResponse } from '@dropwise/contracts'
import { servicesWords as words } from './words/services.ts'

const SERVICE_KEYS = {
  sign_in: 'signIn',
  data: 'data',
  positions: 'positions',
  planning: 'planning',
  maps: 'maps',
  mail: 'mail',
} as const

/** A newer server may have services that this page does not know: they keep the server's label. */
export const serviceName = ({
  id,
  label,
}: Pick<StatusResponse['components'][number], 'id' | 'label'>): string =>
  Object.hasOwn(SERVICE_KEYS, id) ? words(SERVICE_KEYS[id as keyof typeof SERVICE_KEYS]) : label
