// Splits an order that fits no van: number of parts, and content of each.
import { useState } from 'react'
import type { OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useSplitOrder } from './api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { frameWords } from '../../lib/words/frame.ts'

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
          notify({ title: words('dividedInto', { reference: order.reference, parts }) })
          onClose()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('splitOf', { reference: order.reference })}
      description={words('whatIsDivided')}
      actions={
        <>
          <Button onClick={onClose}>{frameWords('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isPossible || split.isPending}
            needs="orders:write"
            onClick={save}
          >
            {words('splitOrder')}
          </Button>
        </>
      }
    >
      <TextField
        label={words('parts')}
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
              : words('partsLimit', { most, parcels: order.packages })
        }
      />
    </Dialog>
  )
}

/** `2 orders of 4 parcels, 1 of 3`. */
function partsText(packages: number, parts: number): string {
  const [least, larger] = [Math.floor(packages / parts), packages % parts]
  if (larger === 0) return words('equalParts', { parts, parcels: least })
  return words('unequalParts', { larger, most: least + 1, smaller: parts - larger, least })
}
