// Splits an order that fits no van: number of parts, and content of each.
import { useState } from 'react'
import type { OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useSplitOrder } from './api.ts'

/** Limit of the call. */
const MOST_PARTS = 50

export function SplitDialog({ order, onClose }: { order: OrderItem; onClose: () => void }) {
  const [text, setText] = useState('2')
  const split = useSplitOrder()
  const parts = Number(text)
  const most = Math.min(MOST_PARTS, order.packages)
  const isPossible = Number.isInteger(parts) && parts >= 2 && parts <= most
  const save = () =>
    split.mutate(
      { id: order.id, parts },
      {
        onSuccess: () => {
          notify({ title: `${order.reference} divided into ${parts} orders` })
          onClose()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Split ${order.reference}`}
      description="Parcels, weight, volume and pallets are divided. Each part is planned by itself; the first keeps the number."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!isPossible || split.isPending}
            needs="orders:write"
            onClick={save}
          >
            Split order
          </Button>
        </>
      }
    >
      <TextField
        label="Parts"
        type="number"
        min={2}
        max={most}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={isPossible ? partsText(order.packages, parts) : undefined}
        error={
          split.error
            ? describeError(split.error).message
            : isPossible
              ? undefined
              : `Between 2 and ${most}, since it has ${order.packages} parcels`
        }
      />
    </Dialog>
  )
}

/** `2 orders of 4 parcels, 1 of 3`. */
function partsText(packages: number, parts: number): string {
  const [least, larger] = [Math.floor(packages / parts), packages % parts]
  if (larger === 0) return `${parts} orders of ${least} parcels`
  return `${larger} of ${least + 1} parcels, ${parts - larger} of ${least}`
}
