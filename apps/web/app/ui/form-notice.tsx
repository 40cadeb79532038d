// Error message above a form.
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Error message above a form; each line becomes a paragraph. */
export function FormNotice({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded bg-bad-wash px-3.5 py-2.5 text-3 text-bad-ink [&_svg]:mt-0.5 [&_svg]:size-[18px] [&_svg]:shrink-0"
    >
      {icon ?? <CircleAlert aria-hidden />}
      <span>{typeof children === 'string' ? <Lines text={children} /> : children}</span>
    </div>
  )
}

/** One paragraph per line, separated by a space for plain-text readers. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, i) => (
    <span key={line} className="block">
      {i > 0 && ' '}
      {line}
    </span>
  ))
}
