// Calls of the security page: sessions, sign-ins, recovery codes.
import { sessionsResponse, signInsResponse } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { callAuth } from './auth-call.ts'

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => callApi('/account/sessions', sessionsResponse, { signal }),
  })

export const signInsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sign-ins'],
    queryFn: ({ signal }) => callApi('/account/sign-ins', signInsResponse, { signal }),
  })

export const endSession = (id: string) => callApi(`/account/sessions/${id}`, z.null(), { method: 'DELETE' })

const codesLeft = z.object({ left: z.number(), total: z.number() })
export const recoveryCodesQuery = () =>
  queryOptions({
    queryKey: ['account', 'recovery-codes'],
    queryFn: () => callAuth('GET', '/recovery-codes', codesLeft),
  })

const newCodes = z.object({ codes: z.array(z.string()), ended_sessions: z.number() })
export const makeRecoveryCodes = () => callAuth('POST', '/recovery-codes', newCodes)
