// Calls of the files of an order.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  ATTACHMENTS_BUCKET,
  attachmentsResponse,
  listedAttachment,
  type AttachmentItem,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi, fetchFile } from '../../lib/api.ts'
import { supabase } from '../../lib/supabase.ts'

/** Timeout for a 10 MB file on a slow connection, in milliseconds. */
const FILE_TIMEOUT_MS = 180_000
/** Twice the displayed size, for sharp screens. */
const THUMBNAIL_SIDE = 96

const keyOf = (orderId: string) => ['order-attachments', orderId]

export const attachmentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: keyOf(orderId),
    queryFn: async ({ signal }) =>
      (await callApi(`/orders/${orderId}/attachments`, attachmentsResponse, { signal })).items,
    staleTime: 30_000,
  })

/** A small photo; immutable. */
export const thumbnailQuery = ({ object, type }: AttachmentItem) =>
  queryOptions({
    queryKey: ['attachment-thumbnail', object],
    queryFn: async () => {
      const store = (await supabase()).storage.from(ATTACHMENTS_BUCKET)
      const transform = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, resize: 'cover' } as const
      const { data, error } = await store.download(object, { transform })
      if (error) throw new Error(error.message)
      return data
    },
    enabled: type !== 'application/pdf',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const fetchAttachment = (orderId: string, { id }: AttachmentItem): Promise<Blob> =>
  fetchFile(`/orders/${orderId}/attachments/${id}/file`, { timeoutMs: FILE_TIMEOUT_MS })

export function useAddAttachment(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, bytes }: { name: string; bytes: Blob }) =>
      callApi(`/orders/${orderId}/attachments`, listedAttachment, {
        method: 'POST',
        query: { name },
        body: bytes,
        timeoutMs: FILE_TIMEOUT_MS,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(orderId) }),
  })
}

export function useRemoveAttachment(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      callApi(`/orders/${orderId}/attachments/${id}`, z.null(), { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(orderId) }),
  })
}
