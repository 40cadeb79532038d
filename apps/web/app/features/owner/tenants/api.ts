// Calls of the owner's companies.
import {
  handedInvitation,
  lookResponse,
  openedTenantResponse,
  ownerOverview,
  ownerPlansResponse,
  tenantsResponse,
  tenantUsageResponse,
  type newTenantBody,
  type TenantPatch,
} from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../../lib/api.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Billing runs once per skipped day. */
const MOVE_TIMEOUT_MS = 60_000

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['owner', 'overview'],
    queryFn: ({ signal }) => callApi('/owner/overview', ownerOverview, { signal }),
  })
export const companiesOfOwner = () =>
  queryOptions({
    queryKey: ['owner', 'companies'],
    queryFn: ({ signal }) => callApi('/owner/tenants', tenantsResponse, { signal }),
  })
export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: ['owner', 'usage', id],
    queryFn: ({ signal }) => callApi(`/owner/tenants/${id}/usage`, tenantUsageResponse, { signal }),
  })
export const plansQuery = () =>
  queryOptions({
    queryKey: ['owner', 'plans'],
    queryFn: ({ signal }) => callApi('/owner/plans', ownerPlansResponse, { signal }),
  })

const post = (path: string, body: object = {}) => callApi(path, tenantsResponse, { method: 'POST', body })

export const openTenant = (body: z.input<typeof newTenantBody>) =>
  callApi('/owner/tenants', openedTenantResponse, { method: 'POST', body })
export const editTenant = ({ id, ...body }: TenantPatch & { id: string }) =>
  callApi(`/owner/tenants/${id}`, tenantsResponse, { method: 'PATCH', body })
export const closeTenant = (id: string) =>
  callApi(`/owner/tenants/${id}`, tenantsResponse, { method: 'DELETE' })
export const suspendTenant = ({ id, reason }: { id: string; reason: string }) =>
  post(`/owner/tenants/${id}/suspend`, { reason })
export const resumeTenant = (id: string) => post(`/owner/tenants/${id}/resume`)
export const extendTrial = ({ id, days }: { id: string; days: number }) =>
  post(`/owner/tenants/${id}/extend-trial`, { days })
export const endTrial = (id: string) => post(`/owner/tenants/${id}/end-trial`)
/** Only with the test clock on. */
export const moveTime = ({ id, days }: { id: string; days: number }) =>
  callApi(`/owner/tenants/${id}/move-time`, tenantsResponse, {
    method: 'POST',
    body: { days },
    timeoutMs: MOVE_TIMEOUT_MS,
  })
export const inviteAgain = ({ tenantId, invitationId }: { tenantId: string; invitationId: string }) =>
  callApi(`/owner/tenants/${tenantId}/invitations/${invitationId}/resend`, handedInvitation, {
    method: 'POST',
    body: {},
  })
export const convertTrial = (id: string) => post(`/owner/tenants/${id}/convert-trial`)

/** Opens the company's portal as a viewer; reloads with the new token. */
export async function lookAs({ id, reason }: { id: string; reason: string }): Promise<void> {
  await callApi(`/owner/tenants/${id}/look`, lookResponse, { method: 'POST', body: { reason } })
  await renewSession('/tenant')
}

export async function endImpersonation(): Promise<void> {
  await callApi('/owner/look', z.null(), { method: 'DELETE' })
  await renewSession('/owner/tenants')
}

async function renewSession(next: string): Promise<void> {
  const client = await supabase()
  await client.auth.refreshSession()
  window.location.assign(next)
}
