// The company's archives: request, progress, upload.
import { archiveItem, archivesResponse, type ArchiveItem } from '@dropwise/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'

const WATCH_MS = 1_000
/** Timeout for uploading a large archive. */
const SEND_TIMEOUT_MS = 10 * 60_000

const isOpen = ({ finishedAt }: ArchiveItem): boolean => finishedAt === null

const archivesQuery = () =>
  queryOptions({
    queryKey: ['archives'],
    queryFn: ({ signal }) => callApi('/archives', archivesResponse, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? WATCH_MS : false),
  })

export function useArchives() {
  const query = useQuery(archivesQuery())
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: ['archives'] })
  const write = useMutation({
    mutationFn: () => callApi('/export', archiveItem, { method: 'POST' }),
    onSuccess,
  })
  const send = useMutation({
    mutationFn: (file: File) =>
      callApi('/archives', archiveItem, { method: 'POST', body: file, timeoutMs: SEND_TIMEOUT_MS }),
    onSuccess,
  })
  return {
    query,
    isRefused: query.error instanceof ApiError && query.error.status === 403,
    running: query.data?.items.find(isOpen),
    write,
    send,
    failure: write.error ?? send.error,
  }
}

export function downloadArchive({ id, createdAt }: ArchiveItem): Promise<void> {
  return downloadFile(`/archives/${id}/file`, `archive-${createdAt.slice(0, 10)}.zip`)
}
