// Parts of the driver's screens: heads, action bar, rows.
import { ChevronLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { driverWords as words } from '../../lib/words/driver.ts'
import { cn } from '../../ui/cn.ts'
import { useIsPhotoInProgress } from './phone/photos-in-progress.ts'

/** Back button and title above a screen. */
export function BackHead({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line ps-1 pe-4">
      <button
        type="button"
        aria-label={words('back')}
        onClick={onBack}
        className="grid size-12 place-items-center"
      >
        <ChevronLeft className="size-6 rtl:-scale-x-100" aria-hidden />
      </button>
      <h1 className="min-w-0 truncate text-[17px]/[24px]">{title}</h1>
    </header>
  )
}

/** Scrolling content between head and bar. */
export function Body({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('min-h-0 flex-1 overflow-y-auto', className)}>{children}</div>
}

/** The bar at the bottom: the next action, and alternatives. */
export function ActionBar({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex shrink-0 flex-col gap-2.5 border-t border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {children}
      {note && <p className="text-center text-3 text-ink-2">{note}</p>}
    </div>
  )
}

/** 64 px high, full width. When disabled it says what is missing. It waits for photos in progress, which would be lost. */
export function MainAction({ className, disabled, ...rest }: ComponentProps<'button'>) {
  const isPhotoInProgress = useIsPhotoInProgress()
  return (
    <button
      type="button"
      disabled={Boolean(disabled) || isPhotoInProgress}
      aria-busy={isPhotoInProgress || undefined}
      className={cn(
        'flex h-16 w-full items-center justify-center gap-3 rounded bg-act px-4 text-4 font-strong text-act-ink disabled:bg-sunk disabled:text-ink-2',
        className,
      )}
      {...rest}
    />
  )
}

const SIDE =
  'flex h-12 min-w-0 flex-1 items-center justify-center gap-2 rounded border border-line-2 px-2 text-3 font-mid whitespace-nowrap [&_svg]:size-5 [&_svg]:shrink-0'

export function SideAction({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={cn(SIDE, className)} {...rest} />
}

/** Opens another app of the phone. */
export function SideLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={cn(SIDE, className)} {...rest}>
      {children}
    </a>
  )
}

/** A message that needs the driver; announced. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mx-4 my-3 rounded bg-bad-wash px-3 py-2.5 text-3 font-mid text-bad-ink">
      {children}
    </p>
  )
}

/** The figures of a shift. */
export function Figures({ figures }: { figures: readonly [value: string, label: string][] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-line">
      {figures.map(([value, label]) => (
        <div key={label} className="border-b border-line px-4 py-3 odd:border-e">
          <dt className="sr-only">{label}</dt>
          <dd>
            <span className="block text-5 font-strong">{value}</span>
            <span className="block text-3 text-ink-2">{label}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <p className="border-b border-line px-4 py-4 text-[17px]/[24px]">{children}</p>
}
