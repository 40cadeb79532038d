// Bar above the company's portal while an owner views it: as whom, until when, and exit.
import { dateText } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'
import { Button } from '../../ui/button.tsx'
import { endImpersonation } from './tenants/api.ts'
import { useAction } from './use-action.ts'

/** `companyName` on the company's pages; the owner's own pages only say that viewing continues. */
export function LookBar({ companyName }: { companyName?: string }) {
  const { looksUntil } = useUser()
  const end = useAction(endImpersonation)
  if (!looksUntil) return null
  const time = dateText(new Date(looksUntil), { hour: '2-digit', minute: '2-digit' })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-signal px-4 py-1.5 text-2 text-on-signal md:px-7"
    >
      <span>
        {companyName === undefined
          ? words('viewingOne', { time })
          : words('viewingCompany', { company: companyName, time })}
      </span>
      <Button size="s" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
        {words('end')}
      </Button>
    </div>
  )
}
