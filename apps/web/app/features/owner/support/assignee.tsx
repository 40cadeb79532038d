// A ticket's assignee: any owner, or nobody. Offers a retry when the list of owners failed to load.
import type { TicketItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { describeError } from '../../../lib/api.ts'
import { commonWords } from '../../../lib/words/common.ts'
import { ownerSupportWords as words } from '../../../lib/words/owner-support.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { securityQuery } from '../platform/api.ts'

/** Select value for nobody, which cannot be empty. */
const NOBODY = 'nobody'

interface AssigneeProps {
  ticket: TicketItem
  isDisabled: boolean
  onChange: (assignedTo: string | null) => void
}

/** Uses the ticket's name while owners load, and for a former owner. */
export function Assignee({ ticket: { assignedTo, assignedName }, isDisabled, onChange }: AssigneeProps) {
  const security = useQuery(securityQuery())
  const owners = security.data?.owners ?? []
  if (security.isError && !security.data)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-2 text-signal-ink">
        <span title={describeError(security.error).message}>
          {words('ownersNotLoaded', {
            name: assignedTo === null ? words('nobodyYet') : (assignedName ?? words('somebody')),
          })}
        </span>
        <Button
          size="s"
          icon={<RotateCw />}
          data-retry=""
          disabled={security.isFetching}
          onClick={() => void security.refetch()}
        >
          {words('tryAgain')}
        </Button>
      </p>
    )
  const isListed = assignedTo === null || owners.some(({ id }) => id === assignedTo)
  const items = [
    { value: NOBODY, label: words('nobodyYet') },
    ...owners.map(({ id, name, email, isYou }) => ({
      value: id,
      label: isYou ? commonWords('you') : name || email,
    })),
    ...(isListed ? [] : [{ value: assignedTo, label: assignedName ?? words('somebody') }]),
  ]
  return (
    <Select
      label={words('assignedTo')}
      isLabelHidden
      value={assignedTo ?? NOBODY}
      items={items}
      isDisabled={isDisabled}
      onChange={(value) => onChange(value === NOBODY ? null : value)}
      className="w-40"
    />
  )
}
