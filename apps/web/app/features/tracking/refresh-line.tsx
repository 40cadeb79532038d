// Freshness of the page, and the refresh button.
import { RotateCw } from 'lucide-react'
import { fillWords, timeWithSeconds, trackingLocale, TRACKING_REFRESH_MS } from '@dropwise/contracts'
import { useOnline } from '../../lib/online.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { cn } from '../../ui/cn.ts'

/** `Updated 11:38:04, live` in the company's zone. */
export function RefreshLine({
  updatedAt,
  timeZone,
  isLive,
  isFetching,
  hasFailed,
  onRefresh,
  className,
}: {
  updatedAt: number
  timeZone: string
  isLive: boolean
  isFetching: boolean
  hasFailed: boolean
  onRefresh: () => void
  className?: string
}) {
  const language = useTrackingLanguage()
  const { words } = language
  const isOnline = useOnline()
  const time = timeWithSeconds(new Date(updatedAt), timeZone, trackingLocale(language))
  const isCut = !isOnline || hasFailed
  return (
    <footer
      className={cn(
        'flex items-center gap-2.5 border-t border-line bg-surface px-4 py-2 text-1 md:px-8',
        className,
      )}
    >
      <span
        aria-hidden
        className={cn('size-[7px] shrink-0 rounded-full', isCut ? 'border-2 border-bad' : 'bg-ok')}
      />
      <span className={isCut ? 'text-bad-ink' : 'text-ink-2'}>
        {isCut
          ? fillWords(words.noConnection, { time })
          : fillWords(isLive ? words.updatedLive : words.updatedEvery, {
              time,
              seconds: TRACKING_REFRESH_MS / 1000,
            })}
      </span>
      <button
        type="button"
        onClick={onRefresh}
        disabled={isFetching}
        className="text-link ms-auto inline-flex min-h-8 items-center gap-1.5 rounded-s px-1.5 font-mid disabled:opacity-45 pointer-coarse:min-h-11"
      >
        <RotateCw
          className={cn('size-3.5', isFetching && 'animate-[turn_.8s_linear_infinite]')}
          aria-hidden
        />
        {isFetching ? words.refreshing : words.refresh}
      </button>
    </footer>
  )
}
