// Calls of the owner's companies.
import {
  lookResponse,
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

export const openTenant = (body: z.input<typeof newTenantBody>) => post('/owner/tenants', body)
export const editTenant = ({ id, ...body }: TenantPatch & { id: string }) =>
  callApi(`/owner/tenants/${id}`, tenantsResponse, { method: 'PATCH', body })
export const closeTenant = (id: string) =>
  callApi(`/owner/tenants/${id}`, tenantsResponse, { method: 'DELETE' })
export const suspendTenant = ({ id, reason }: { id: string; reason: string }) =>
  post(`/owner/tenants/${id}/suspend`, { reason })
export const resumeTenant = (id: string) => post(`/owner/tenants/${id}/resume`)
export const extendTrial = ({ id, days }: { id: string; days: number }) =>
  post(`/owner/tenants/${id}/extend-trial`, { days })
export const convertTrial = (id: string) => post(`/owner/tenants/${id}/convert-trial`)

/** Opens the company's portal as one of its viewers. The page reloads with the token that says so. */
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
