// Unserved orders of a dispatched day, shown until each is planned, moved or cancelled. Renders nothing
// without any.
import { useTenant } from '../../lib/company-context.tsx'
import { liveWords } from '../../lib/words/live.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Count } from '../../ui/tag.tsx'
import { useRemedy } from './remedy.ts'

export function LeftBehind({ count }: { count: number }) {
  const { link } = useTenant()
  const [, openRemedy] = useRemedy()
  if (count === 0) return null
  return (
    <section aria-label={liveWords('leftBehind')} className="border-b border-line-2">
      <h2 className="flex h-[34px] items-center gap-2 border-b border-line px-3 text-2">
        {liveWords('leftBehind')} <Count value={count} />
      </h2>
      <div className="flex flex-wrap items-center gap-2 px-3 py-2.5">
        <p className="w-full text-2 text-ink-2">{liveWords('onNoVan', { count })}</p>
        <Button
          size="s"
          variant="primary"
          needs="plans:dispatch"
          onClick={() => openRemedy({ kind: 'fit_in' })}
        >
          {liveWords('addToRunning')}
        </Button>
        <ButtonLink size="s" to={link('/tenant/orders?show=unserved')}>
          {liveWords('moveOrCancel')}
        </ButtonLink>
        <ButtonLink size="s" to={link('/tenant/plan')}>
          {liveWords('planWithFree')}
        </ButtonLink>
      </div>
    </section>
  )
}
