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

/** Where a person starts anew. */
export const loginUrlOf = ({ publicUrl }: Addressed): string => `${publicUrl}/login`
/** Where an administrator sees what a trial said. */
export const settingsUrlOf = ({ publicUrl }: Addressed): string =>
  `${publicUrl}/tenant/settings/single-sign-on`
