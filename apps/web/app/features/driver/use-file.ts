// A file of an order: cached, or fetched when online.
import { useQuery } from '@tanstack/react-query'
import type { AttachmentItem } from '@dropwise/contracts'
import { useUser } from '../../lib/session-context.ts'
import { fetchAttachment } from './api.ts'
import { readAttachment } from './phone/stored-attachments.ts'

/** Retry interval of a file that could not be fetched, in milliseconds. */
const AGAIN_MS = 5_000

async function readFile(userId: string, file: AttachmentItem): Promise<Blob> {
  const attachment = await readAttachment(file.object)
  return attachment?.userId === userId
    ? new Blob([attachment.bytes], { type: attachment.type })
    : fetchAttachment(file)
}

export function useFile(file: AttachmentItem) {
  const { userId } = useUser()
  return useQuery({
    queryKey: ['driver-file', userId, file.object],
    queryFn: () => readFile(userId, file),
    // Local data: needs no network and never becomes stale.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  })
}
