// Use a dialog only where a requirement words a question. Everything else goes into a side panel.
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** Title, text and buttons over a dimmed page. */
export function Dialog({
  isOpen,
  isWide = false,
  onClose,
  title,
  description,
  children,
  actions,
}: {
  isOpen: boolean
  /** Room for a map. */
  isWide?: boolean
  onClose: () => void
  title: string
  description?: string
  children?: ReactNode
  actions: ReactNode
}) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-[oklch(0.2_0.03_262/.45)]" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'float-in fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-16px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded bg-raised p-5 shadow-float outline-none',
            isWide ? 'w-[min(760px,calc(100vw-32px))]' : 'w-[min(440px,calc(100vw-32px))]',
          )}
        >
          <Primitive.Title className="text-3">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="pt-1 text-2 text-ink-2">{description}</Primitive.Description>
          )}
          {children && <div className="pt-3">{children}</div>}
          <div className="flex justify-end gap-2 pt-5">{actions}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
