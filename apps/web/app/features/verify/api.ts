// Calls of the verification of proofs, without a session.
import {
  storedProofResponse,
  verifyProofResponse,
  type ProofCheck,
  type StoredProof,
} from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError, callApi } from '../../lib/api.ts'

const movedTo = z.object({ code: z.literal('company_moved'), details: z.object({ address: z.url() }) })

/** Opens the page of the installation that the company moved to. Throws ApiError, 404 when the number is unknown. */
async function fetchProof(number: string, signal?: AbortSignal): Promise<StoredProof> {
  const path = encodeURIComponent(number)
  try {
    return await callApi(`/verify/${path}`, storedProofResponse, {
      isPublic: true,
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    const home = movedTo.safeParse(error)
    if (home.success) window.location.replace(`${home.data.details.address}/verify/${path}`)
    throw error
  }
}

export const storedProofQuery = (number: string) =>
  queryOptions({
    queryKey: ['verify', number],
    queryFn: ({ signal }) => fetchProof(number, signal),
    retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < 2,
  })

export const verifyFile = (file: string): Promise<ProofCheck> =>
  callApi('/verify', verifyProofResponse, { method: 'POST', body: { file }, isPublic: true })
