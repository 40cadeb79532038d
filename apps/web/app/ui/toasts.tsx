// Toasts: bottom right, 4 s, at most three, on some screens one (requirement 9-3). Call `notify` anywhere
// below <Toasts/>.
import { CircleAlert, Check } from 'lucide-react'
import { Toaster, toast } from 'sonner'
import { TOASTS_VISIBLE, TOAST_MS } from '@dropwise/contracts'
import { useEveryArrival } from '../lib/language.ts'
import { commonWords as words } from '../lib/words/common.ts'
import { cn } from './cn.ts'

/** Room for the bar of buttons at the foot of a panel, so that no toast covers them (base.css). */
const FOOT = 'var(--toast-foot, 0px)'

/** Container of toasts, once per page. */
export function Toasts() {
  useEveryArrival()
  return (
    <Toaster
      containerAriaLabel={words('notifications')}
      position="bottom-right"
      duration={TOAST_MS}
      visibleToasts={TOASTS_VISIBLE}
      gap={8}
      offset={{ bottom: `calc(16px + ${FOOT})`, right: 16 }}
      mobileOffset={{ bottom: `calc(76px + ${FOOT})`, left: 12, right: 12 }}
    />
  )
}

interface Notice {
  title: string
  detail?: string | undefined
  tone?: 'done' | 'bad'
  action?: { label: string; run: () => void }
  /** Duration for an important Undo. */
  durationMs?: number
}

/** Screens of templates and tracking, where a toast replaces the previous. */
const ONE_AT_A_TIME = /^\/(customer|track|owner\/emails|tenant\/settings\/emails)(\/|$)/

/** Shows a toast; `action` is usually Undo. */
export function notify({ title, detail, tone = 'done', action, durationMs = TOAST_MS }: Notice): void {
  if (ONE_AT_A_TIME.test(window.location.pathname)) toast.dismiss()
  toast.custom(
    (id) => (
      <div
        role={tone === 'bad' ? 'alert' : 'status'}
        className={cn(
          'flex min-h-11 w-full items-center gap-3 rounded bg-raised px-3.5 py-2.5 font-sans text-2 text-ink shadow-float md:w-[360px]',
          tone === 'bad' && 'border-s-[3px] border-bad',
        )}
      >
        {tone === 'bad' ? (
          <CircleAlert className="size-4 shrink-0 text-bad" />
        ) : (
          <Check className="size-4 shrink-0" />
        )}
        <span className="min-w-0 flex-1">
          {detail ? <strong className="font-strong">{title}</strong> : title} {detail}
        </span>
        {action && (
          <button
            type="button"
            className="rounded-s px-1.5 py-0.5 font-mid text-ink-2 hover:bg-hover hover:text-ink"
            onClick={() => {
              action.run()
              toast.dismiss(id)
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    { duration: durationMs },
  )
}
