// The owner's notice above every portal, such as maintenance.
import { noticeResponse } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** Refetch interval, in milliseconds. */
const REFRESH_MS = 5 * 60_000

export function NoticeBar() {
  const { data } = useQuery({
    queryKey: ['notice'],
    meta: { isBackground: true },
    queryFn: () => callApi('/notice', noticeResponse, { isPublic: true }),
    refetchInterval: REFRESH_MS,
    retry: false,
  })
  if (!data?.notice) return null
  return (
    <p role="status" className="bg-select px-4 py-1.5 text-2 text-ink md:px-7">
      {data.notice}
    </p>
  )
}
