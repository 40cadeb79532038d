// Freshness of the data: a dot and the age of the newest fix.
import { ageText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { ConnectionDot } from '../../ui/frame/connection.tsx'
import { isSilent, useFeedState, useTick, type LiveFeed } from './feed.ts'

/** `Live, 2 s ago`; also says when the connection is lost or no van sends. */
export function LiveSignal({ feed, className }: { feed: LiveFeed; className?: string }) {
  const { state, newest } = useFeedState(feed)
  const now = useTick(1_000)
  const classNames = className ? { className } : {}
  if (state === 'lost')
    return (
      <ConnectionDot
        tone="none"
        label={liveWords('connectionLost')}
        detail={liveWords('refreshing')}
        {...classNames}
      />
    )
  if (!newest)
    return (
      <ConnectionDot
        tone={state === 'live' ? 'ok' : 'slow'}
        label={liveWords(state === 'live' ? 'liveNoFix' : 'connecting')}
        {...classNames}
      />
    )
  const age = ageText((now - newest.heardAt) / 1000)
  if (isSilent(newest, now))
    return <ConnectionDot tone="slow" label={liveWords('lastFix', { age })} {...classNames} />
  return <ConnectionDot tone="ok" label={liveWords('liveAge', { age })} {...classNames} />
}
