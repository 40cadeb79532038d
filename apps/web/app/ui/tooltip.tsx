// A delayed label for an icon.
import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Wraps one focusable element. */
export function Tooltip({
  text,
  side = 'bottom',
  children,
}: {
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            className="float-in z-50 rounded-s bg-ink px-2 py-1 text-1 font-mid text-surface"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
