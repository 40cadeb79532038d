// A file of an order: on the phone already, or fetched when there is a network.
import { useQuery } from '@tanstack/react-query'
import type { AttachmentItem } from '@dropwise/contracts'
import { useUser } from '../../lib/session-context.ts'
import { fetchAttachment } from './api.ts'
import { readAttachment } from './phone/kept-attachments.ts'

/** A file that was neither kept nor could be fetched is looked for again, in milliseconds. */
const AGAIN_MS = 5_000

async function readFile(userId: string, file: AttachmentItem): Promise<Blob> {
  const kept = await readAttachment(file.object)
  return kept?.userId === userId ? new Blob([kept.bytes], { type: kept.type }) : fetchAttachment(file)
}

export function useFile(file: AttachmentItem) {
  const { userId } = useUser()
  return useQuery({
    queryKey: ['driver-file', userId, file.object],
    queryFn: () => readFile(userId, file),
    // It is on the phone: no network is needed, and nothing grows old by itself.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  })
}
