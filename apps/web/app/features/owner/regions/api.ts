// Calls of the regions screen. A file uploads in parts, so a lost connection repeats only one part.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  catalogueResponse,
  EXTRACT_MAX_BYTES,
  extractResponse,
  regionsResponse,
  UPLOAD_PART_BYTES,
  uploadResponse,
  type NewRegionBody,
  type RegionBuild,
} from '@dropwise/contracts'
import { z } from 'zod'
import { ApiError, callApi } from '../../../lib/api.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'

const KEY = ['owner', 'regions']
const CATALOGUE_KEY = ['owner', 'extracts']
/** Polling interval while something compiles, and otherwise: the command line adds regions too. */
const BUSY_MS = 1_000
const CALM_MS = 15_000
const PART_TRIES = 5
const nothing = z.null()

export const isLive = ({ status }: RegionBuild): boolean => status === 'waiting' || status === 'running'

/** Regions in service and compiles; polled every second while one runs. */
export const regionsQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('/regions', regionsResponse, { signal }),
    refetchInterval: ({ state }) => (state.data?.builds.some(isLive) ? BUSY_MS : CALM_MS),
  })

/** Downloadable extracts: a list of about 500 that rarely changes. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: CATALOGUE_KEY,
    queryFn: ({ signal }) => callApi('/regions/catalogue', catalogueResponse, { signal }),
    staleTime: Infinity,
  })

/** Size and estimates of an extract, or of a box within it. */
export const extractQuery = (path: string, box: readonly number[] | null) =>
  queryOptions({
    queryKey: [...KEY, 'extract', path, box],
    queryFn: ({ signal }) =>
      callApi(
        `/regions/extract?${new URLSearchParams({ path, ...(box ? { box: box.join(',') } : {}) }).toString()}`,
        extractResponse,
        { signal },
      ),
    enabled: path !== '',
  })

export function useRefreshCatalogue() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('/regions/catalogue/refresh', catalogueResponse, { method: 'POST' }),
    onSuccess: (catalogue) => client.setQueryData(CATALOGUE_KEY, catalogue),
  })
}

function useChange<Input>(run: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: KEY }) })
}

export const useAddRegion = () =>
  useChange((body: NewRegionBody) =>
    callApi('/regions', z.object({ id: z.string() }), { method: 'POST', body }),
  )
export const useStopBuild = () =>
  useChange((id: string) => callApi(`/regions/builds/${id}/stop`, nothing, { method: 'POST' }))
export const useDismissBuild = () =>
  useChange((id: string) => callApi(`/regions/builds/${id}`, nothing, { method: 'DELETE' }))
export const useRemoveRegion = () =>
  useChange((name: string) => callApi(`/regions/${name}`, nothing, { method: 'DELETE' }))

/** Uploads an extract and returns its id. Throws ApiError; aborting cancels the upload. */
export async function uploadExtract(
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (file.size > EXTRACT_MAX_BYTES)
    throw new ApiError(413, {
      code: 'too_large',
      message: words('tooLarge', { name: file.name }),
      hint: words('tooLargeHint'),
    })
  const { id } = await callApi('/regions/uploads', uploadResponse, {
    method: 'POST',
    body: { bytes: file.size },
  })
  try {
    for (let offset = 0; offset < file.size; offset += UPLOAD_PART_BYTES) {
      await sendPart(id, offset, file.slice(offset, offset + UPLOAD_PART_BYTES), signal)
      onProgress(Math.min(1, (offset + UPLOAD_PART_BYTES) / file.size))
    }
    return id
  } catch (error) {
    void callApi(`/regions/uploads/${id}`, nothing, { method: 'DELETE' }).catch(() => undefined)
    throw error
  }
}

/** Parts may be sent twice, so a lost connection is retried. */
async function sendPart(id: string, offset: number, part: Blob, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await supabase()
    const { data } = await client.auth.getSession()
    try {
      const answer = await fetch(`/api/v1/regions/uploads/${id}?offset=${offset}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/octet-stream',
          authorization: `Bearer ${data.session?.access_token ?? ''}`,
        },
        body: part,
        signal,
      })
      if (answer.ok) return
      const body: unknown = await answer.json().catch(() => null)
      const refusal = z
        .object({ code: z.string(), message: z.string(), hint: z.string().optional() })
        .safeParse(body)
      throw new ApiError(answer.status, {
        code: refusal.data?.code ?? 'internal',
        message: refusal.data?.message ?? words('serverAnswered', { status: String(answer.status) }),
        ...(refusal.data?.hint ? { hint: refusal.data.hint } : {}),
      })
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500
      if (signal.aborted || isFinal || attempt === PART_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 1_000))
    }
  }
}
