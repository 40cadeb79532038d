// Calls of the operations screens: mails, system, security, settings.
import {
  OUTBOX_STATES,
  outboxMail,
  outboxResponse,
  platformBrandResponse,
  platformSettings,
  retention,
  securityResponse,
  serviceTestResponse,
  systemResponse,
  type newOwnerBody,
  type PlatformBrand,
  type PlatformSettings,
  type Retention,
} from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '../../../lib/api.ts'

/** Refetch interval, in milliseconds. */
const REFRESH_MS = 15_000

export const outboxQuery = (state: string | null, search: string) =>
  queryOptions({
    queryKey: ['owner', 'outbox', state, search],
    queryFn: ({ signal }) =>
      callApi('/owner/outbox', outboxResponse, {
        query: {
          limit: 100,
          state: OUTBOX_STATES.find((each) => each === state),
          search: search || undefined,
        },
        signal,
      }),
    refetchInterval: REFRESH_MS,
  })
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['owner', 'mail', id],
    queryFn: ({ signal }) => callApi(`/owner/outbox/${id}`, outboxMail, { signal }),
  })
export const retryMail = (id: string) =>
  callApi(`/owner/outbox/${id}/retry`, outboxMail, { method: 'POST', body: {} })
export const systemQuery = () =>
  queryOptions({
    queryKey: ['owner', 'system'],
    queryFn: ({ signal }) => callApi('/owner/system', systemResponse, { signal }),
    refetchInterval: REFRESH_MS,
  })
export const testService = (id: string) =>
  callApi(`/owner/services/${id}/test`, serviceTestResponse, { method: 'POST', body: {}, timeoutMs: 30_000 })
export const securityQuery = () =>
  queryOptions({
    queryKey: ['owner', 'security'],
    queryFn: ({ signal }) => callApi('/owner/security', securityResponse, { signal }),
  })
export const makeOwner = (body: z.input<typeof newOwnerBody>) =>
  callApi('/owner/owners', securityResponse, { method: 'POST', body })
export const saveAddresses = (addresses: string[]) =>
  callApi('/owner/addresses', securityResponse, { method: 'PUT', body: { addresses } })
export const requireSecondStep = (needsSecondStep: boolean) =>
  callApi('/owner/sign-in', securityResponse, { method: 'PUT', body: { needsSecondStep } })
export const removeOwner = (id: string) =>
  callApi(`/owner/owners/${id}`, securityResponse, { method: 'DELETE' })
export const endOwnerSession = ({ ownerId, id }: { ownerId: string; id: string }) =>
  callApi(`/owner/owners/${ownerId}/sessions/${id}`, securityResponse, { method: 'DELETE' })
export const revokeKey = (id: string) =>
  callApi(`/owner/api-keys/${id}`, securityResponse, { method: 'DELETE' })
export const retentionQuery = () =>
  queryOptions({
    queryKey: ['owner', 'retention'],
    queryFn: ({ signal }) => callApi('/owner/retention', retention, { signal }),
  })
export const saveRetention = (body: Retention) =>
  callApi('/owner/retention', retention, { method: 'PUT', body })
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['owner', 'settings'],
    queryFn: ({ signal }) => callApi('/owner/settings', platformSettings, { signal }),
  })
export const saveSettings = (body: PlatformSettings) =>
  callApi('/owner/settings', platformSettings, { method: 'PUT', body })
export const brandQuery = () =>
  queryOptions({
    queryKey: ['owner', 'brand'],
    queryFn: ({ signal }) => callApi('/owner/brand', platformBrandResponse, { signal }),
  })
export const saveBrand = (body: PlatformBrand) =>
  callApi('/owner/brand', platformBrandResponse, { method: 'PUT', body })
/** Null removes the logo. */
export const saveBrandLogo = (file: File | null) =>
  callApi(
    '/owner/brand/logo',
    platformBrandResponse,
    file ? { method: 'PUT', body: file } : { method: 'DELETE' },
  )
