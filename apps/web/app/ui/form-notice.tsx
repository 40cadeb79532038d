// What went wrong, above a form.
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says above a form what went wrong; a text of several lines stands in as many paragraphs. */
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

/** A paragraph a line; a space between them, for what reads the text alone. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, i) => (
    <span key={line} className="block">
      {i > 0 && ' '}
      {line}
    </span>
  ))
}
