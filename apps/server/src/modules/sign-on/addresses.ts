// Addresses to register at the identity provider of a company. Each company has its own, so that an answer meant for
// another company's connection cannot arrive here.
import type { Platform } from '../../platform/platform.ts'

type Addressed = Pick<Platform, 'publicUrl'>

const BASE = '/api/v1/sign-on'

export const redirectUrlOf = ({ publicUrl }: Addressed, tenantId: string): string =>
  `${publicUrl}${BASE}/oidc/${tenantId}/callback`
export const acsUrlOf = ({ publicUrl }: Addressed, tenantId: string): string =>
  `${publicUrl}${BASE}/saml/${tenantId}/acs`
/** Also the entity id. */
export const metadataUrlOf = ({ publicUrl }: Addressed, tenantId: string): string =>
  `${publicUrl}${BASE}/saml/${tenantId}/metadata`

/** Page where a person starts the sign-in again. */
export const loginUrlOf = ({ publicUrl }: Addressed): string => `${publicUrl}/login`
/** Page with the result of an administrator's trial. */
export const settingsUrlOf = ({ publicUrl }: Addressed): string =>
  `${publicUrl}/tenant/settings/single-sign-on`
