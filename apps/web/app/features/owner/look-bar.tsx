// Bar above the company's portal while an owner views it: as whom, until when, and exit.
import { dateText } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { endImpersonation } from './tenants/api.ts'
import { useAction } from './use-action.ts'

/** `companyName` on the company's pages; the owner's own pages only say that viewing continues. */
export function LookBar({ companyName = 'a company' }: { companyName?: string }) {
  const { looksUntil } = useUser()
  const end = useAction(endImpersonation)
  if (!looksUntil) return null
  const until = dateText(new Date(looksUntil), { hour: '2-digit', minute: '2-digit' })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-signal px-4 py-1.5 text-2 text-on-signal md:px-7"
    >
      <span>
        You are viewing {companyName} as one of its viewers until {until}. This is recorded in their log and
        ours.
      </span>
      <Button size="s" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
        End
      </Button>
    </div>
  )
}
