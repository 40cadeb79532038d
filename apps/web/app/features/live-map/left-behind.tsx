// Unserved orders of a dispatched day, shown until each is planned, moved or cancelled. Renders nothing
// without any.
import { useTenant } from '../../lib/company-context.tsx'
import { plural } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Count } from '../../ui/tag.tsx'
import { useRemedy } from './remedy.ts'

export function LeftBehind({ count }: { count: number }) {
  const { link } = useTenant()
  const [, openRemedy] = useRemedy()
  if (count === 0) return null
  return (
    <section aria-label="Left behind" className="border-b border-line-2">
      <h2 className="flex h-[34px] items-center gap-2 border-b border-line px-3 text-2">
        Left behind <Count value={count} />
      </h2>
      <div className="flex flex-wrap items-center gap-2 px-3 py-2.5">
        <p className="w-full text-2 text-ink-2">{plural(count, 'order')} of this day on no van.</p>
        <Button
          size="s"
          variant="primary"
          needs="plans:dispatch"
          onClick={() => openRemedy({ kind: 'fit_in' })}
        >
          Add to running routes
        </Button>
        <ButtonLink size="s" to={link('/tenant/orders?show=unserved')}>
          Move or cancel
        </ButtonLink>
        <ButtonLink size="s" to={link('/tenant/plan')}>
          Plan with free vans
        </ButtonLink>
      </div>
    </section>
  )
}
